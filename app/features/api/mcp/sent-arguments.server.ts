import { isInstant, isSentTime } from "~/features/api/fields.server";
import { addDays } from "~/features/day/calendar-days";
import { AMOUNTS, type AmountName } from "~/features/nutrition/amounts";
import { Refusal } from "~/http/refusal";
import { isLocalDate } from "~/platform/local-date";
import { attempt, cleanText } from "~/platform/text";

/** The arguments of a tool as texts; `ignored` are those that it does not take. */
export type Arguments = { given: Record<string, string>; ignored: string[] };

/** What models call an argument, by the name it has here. */
const ALSO: Record<string, readonly string[]> = {
  text: ["description", "meal", "food", "input"],
  calories: ["kcal", "energy", "energy_kcal", "cal"],
  carbs: ["carbohydrates", "carb", "carbs_g"],
  protein: ["proteins", "protein_g"],
  fats: ["fat", "fats_g", "fat_g"],
  servings: ["number_of_servings", "portions"],
  date: ["day"],
  query: ["q", "search", "text", "name"],
  id: ["food_id", "proposal_id"],
  from: ["start", "start_date", "date_from"],
  to: ["end", "end_date", "date_to"],
};

const NAMED_MAX = 10;
const NAME_MAX = 40;

/** Reads what a model sent, however it wrote it. Throws Refusal for lists and objects in place of a text. */
export function readArguments(sent: unknown, names: readonly string[]): Arguments {
  const parsed = typeof sent === "string" ? attempt(() => JSON.parse(sent)) : sent;
  const isRecord = typeof parsed === "object" && parsed !== null && !Array.isArray(parsed);
  if (!isRecord && parsed !== null && parsed !== undefined)
    throw new Refusal(400, `Send the arguments as an object with ${names.join(", ") || "nothing in it"}.`);
  const given: Record<string, string> = {};
  const ignored: string[] = [];
  for (const [sentName, value] of flat(Object.entries(parsed ?? {}))) {
    const name = nameOf(sentName, names);
    if (name === undefined) ignored.push(cleanText(sentName).slice(0, NAME_MAX));
    else if (value === null || value === undefined || value === "") continue;
    else if (typeof value === "object") throw new Refusal(400, `${name} must be one text or number.`);
    else given[name] ??= String(value).toWellFormed();
  }
  return { given, ignored: ignored.slice(0, NAMED_MAX) };
}

/** The figures of a food may stand in an object of their own. */
const flat = (fields: [string, unknown][]): [string, unknown][] =>
  fields.flatMap(([name, value]): [string, unknown][] =>
    /^nutrition|^nutrients$|^macros$/i.test(name) && typeof value === "object" && value !== null
      ? Object.entries(value)
      : [[name, value]],
  );

function nameOf(sent: string, names: readonly string[]): string | undefined {
  const plain = sent.trim().toLowerCase();
  return names.find((name) => name === plain) ?? names.find((name) => ALSO[name]?.includes(plain));
}

type Now = { today: string; viewer: { timeZone: string } };

/** A day as a model writes it; undefined when it names none. Throws Refusal that says what to send. */
export function dayOfArgument(by: Now, name: string, text: string | undefined): string | undefined {
  const { today } = by;
  if (text === undefined) return undefined;
  const word = text.trim().toLowerCase();
  if (word === "today" || word === "now") return today;
  if (word === "yesterday") return addDays(today, -1);
  if (isLocalDate(word)) return word;
  throw new Refusal(
    400,
    `${name}: “${cleanText(text).slice(0, NAME_MAX)}” is no day of the calendar. Send YYYY-MM-DD; today is ${today}.`,
  );
}

/** When something was eaten. Throws Refusal that says what to send. */
export function whenOfArguments(by: Now, { date, time }: Record<string, string>) {
  const { today, viewer } = by;
  const zone = viewer.timeZone;
  const instant = date !== undefined && isInstant(date.trim()) ? date.trim() : undefined;
  const clock = (time ?? instant)?.trim().replace(/^(\d):/, "0$1:");
  if (clock !== undefined && !isSentTime(clock))
    throw new Refusal(
      400,
      `time must be HH:MM on the person’s clock (${zone}), or an instant such as ${today}T12:30:00Z.`,
    );
  const day = instant ? undefined : dayOfArgument(by, "date", date);
  if (day !== undefined && day > today)
    throw new Refusal(
      400,
      `date: ${day} lies ahead. Today is ${today} in ${zone}; only what was eaten counts.`,
    );
  return { date: day, time: clock };
}

/** The figures that are given and those that are missing; undefined where there is none at all. */
export function sentFigures(given: Record<string, string>): Record<AmountName, string> | undefined {
  const missing = AMOUNTS.filter((name) => given[name] === undefined);
  if (missing.length === AMOUNTS.length) return undefined;
  if (missing.length > 0)
    throw new Refusal(
      400,
      `Missing: ${missing.join(", ")}. Send calories (kcal) and carbs, protein and fats (grams) for one serving, or leave all four out and send text alone.`,
    );
  for (const name of AMOUNTS)
    if (!/\d/.test(given[name] ?? ""))
      throw new Refusal(
        400,
        `${name} must be a number, such as 12.5, not “${cleanText(given[name] ?? "").slice(0, NAME_MAX)}”.`,
      );
  return given as Record<AmountName, string>;
}
