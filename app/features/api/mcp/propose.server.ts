import { and, desc, eq, gte, lt } from "drizzle-orm";
import { sentTime } from "~/features/api/fields.server";
import { newBody, wording } from "~/features/api/food-json.server";
import { sentEntry } from "~/features/api/food-read.server";
import { once } from "~/features/api/once.server";
import type { FoodEntry } from "~/features/food/entry";
import { savedFood } from "~/features/food/saved.server";
import { deleteFood, logFood } from "~/features/log/log-food.server";
import { dismissProposal, propose } from "~/features/log/proposals.server";
import { AMOUNTS, type Amounts, perAmount } from "~/features/nutrition/amounts";
import { type Caller, inChange } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import { newKey, sha256 } from "~/platform/crypto.server";
import { describedFood } from "../described-food.server";
import { covers, type Program } from "../programs.server";
import { foodText } from "./say";
import { type Arguments, sentFigures, whenOfArguments } from "./sent-arguments.server";

export type Assistant = { by: Caller; token: Program["token"]; session: string };

/** The same call again within this time is the first one. */
const SAME_CALL_MS = 60_000;

type Done = { id: string; kind: "food" | "proposal"; name: string; amounts: Amounts; date: string };

const doneText = ({ by }: Assistant, { date, ...food }: Done) =>
  `${foodText(food, by.viewer.numbers === "hidden")}, for ${date}`;

export const mayRead = ({ token }: Assistant): boolean => !token || covers(token.scope, "read");
export const mayLog = ({ token }: Assistant): boolean => !token || covers(token.scope, "log");

/** Logs a food, or puts it into the tray of its person, as the token may; the same call within a minute does it once. */
export async function proposeFood(assistant: Assistant, { given, ignored }: Arguments): Promise<string> {
  const { by, token } = assistant;
  const { entry, uncounted } = await foodOf(assistant, given);
  const eaten = sentTime(whenOfArguments(by, given), by.viewer, by.now);
  const logs = mayLog(assistant);
  const content = ["propose_food", Object.entries(given).toSorted()];
  let isNew = false;
  const key = keyOf(assistant) + sha256(JSON.stringify(content));
  const done = await once(by, { key, content, forMs: SAME_CALL_MS }, async (tx): Promise<Done> => {
    isNew = true;
    const { name, amounts } = entry;
    const { id } = logs
      ? await logFood(tx, { entry, key: newKey(), eaten })
      : await propose(tx, { entry, eaten, proposedBy: token?.name ?? null });
    return { id, kind: logs ? "food" : "proposal", name, amounts, date: eaten.date };
  });
  const said = doneText(assistant, done);
  const left = isInWords(given)
    ? ignored.concat(given.servings ? "servings, as text says how much" : [])
    : ignored;
  const verb = logs ? "Logged" : "Proposed";
  return [
    isNew
      ? `${verb}: ${said}.`
      : `${verb} already, less than a minute ago, so nothing was added: ${said}. Was it eaten twice? Call again in a minute.`,
    !logs && "It waits on the home page until the person presses “Log it”. Tell them.",
    uncounted.length > 0 && `Not taken in: ${uncounted.join(", ")}.`,
    left.length > 0 && `Ignored: ${left.join(", ")}.`,
    `To take it back, call undo with id ${done.id}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

const isInWords = (given: Record<string, string>) => AMOUNTS.every((name) => given[name] === undefined);

async function foodOf(
  assistant: Assistant,
  given: Record<string, string>,
): Promise<{ entry: FoodEntry; uncounted: readonly string[] }> {
  const { by } = assistant;
  if (given.saved !== undefined) {
    const saved = await savedFood(by.db, by.viewer.id, given.saved.trim());
    if (saved) return { entry: saved.entry, uncounted: [] };
    throw new Refusal(404, "saved must be an id that the tool saved lists.");
  }
  const figures = sentFigures(given);
  const text = given.text ?? given.name;
  if (!figures) {
    if (text === undefined)
      throw new Refusal(400, "Send text: the meal in words, such as “two eggs and a slice of toast”.");
    const { entry, unrecognised } = await mealInWords(assistant, text);
    return { entry: { ...entry, source: "described" }, uncounted: unrecognised };
  }
  const body = {
    name: given.name ?? text,
    nutrition: perAmount((amount) => figures[amount]),
    number_of_servings: given.servings,
  };
  const { data, error } = newBody.safeParse(body);
  if (error) throw new Refusal(400, `${String(error.issues[0]?.path.at(-1) ?? "food")}: ${wording(error)}`);
  return { entry: sentEntry(data), uncounted: [] };
}

const TEXT_MAX = 1000;

/** A meal in words as the web reads it. Throws Refusal. */
export function mealInWords(assistant: Assistant, text: string) {
  if (text.trim() === "" || text.length > TEXT_MAX)
    throw new Refusal(400, `text must have 1 to ${TEXT_MAX} characters.`);
  return describedFood(assistant.by, text.trim(), async () => {
    if (!mayRead(assistant))
      throw new Refusal(403, "This token reads no days, so it knows no usual meals. Name the foods instead.");
  });
}

/** What keys of a conversation begin with. */
const keyOf = ({ token, session }: Assistant) =>
  `mcp ${token?.id ?? "log-in"} ${sha256(session).slice(0, 16)} `;

const LOOKED_AT = 100;

/** Takes back what this token did within 24 hours: by its id, or the last of this conversation. */
export async function undoLast(assistant: Assistant, id: string | undefined): Promise<string> {
  const { done, undone } = await assistant.by.change((tx) =>
    takeBack({ ...assistant, by: inChange(assistant.by, tx) }, id),
  );
  if (undone) return `Taken back: ${doneText(assistant, done)}.`;
  return done.kind === "food"
    ? "That food was already deleted."
    : "That proposal no longer waits: the person has decided on it, or it is over. What they logged, they can delete in the app.";
}

async function takeBack(
  assistant: Assistant,
  id: string | undefined,
): Promise<{ done: Done; undone: boolean }> {
  const { by } = assistant;
  const { idempotency_key: keys } = by.db.t;
  const prefix = id === undefined ? keyOf(assistant) : `mcp ${assistant.token?.id ?? "log-in"} `;
  const mine = and(eq(keys.user_id, by.viewer.id), gte(keys.key, prefix), lt(keys.key, `${prefix}~`));
  const rows = await by.db.select().from(keys).where(mine).orderBy(desc(keys.created_at)).limit(LOOKED_AT);
  const row = rows.find(({ answer }) => id === undefined || (answer as Done).id === id.trim());
  if (!row)
    throw new Refusal(
      404,
      id === undefined
        ? "There is nothing to take back: this conversation has logged and proposed nothing in the last day."
        : "id must be one that propose_food answered in the last day, and that was not taken back yet.",
    );
  const done = row.answer as Done;
  const undone =
    done.kind === "food" ? (await deleteFood(by, done.id)) !== undefined : await dismissProposal(by, done.id);
  await by.db.delete(keys).where(and(eq(keys.user_id, by.viewer.id), eq(keys.key, row.key)));
  return { done, undone };
}
