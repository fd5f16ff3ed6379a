import { smallPng } from "~/features/album/picture-link.server";
import { daySnapshots, dayWithFoods } from "~/features/day/day.server";
import { SUGGESTION_MESSAGES } from "~/features/eat/suggestions";
import { suggestionsFor } from "~/features/eat/suggestions.server";
import { savedFoods } from "~/features/food/saved.server";
import { amountLabel, perNutrient } from "~/features/nutrition/amounts";
import { howMuch } from "~/features/nutrition/goal-ratio";
import { findFoods } from "~/features/search/sources.server";
import { Refusal } from "~/http/refusal";
import { cleanText } from "~/platform/text";
import { type Assistant, mayLog, mayRead, mealInWords, proposeFood, undoLast } from "./propose.server";
import { foodText, foundText, mealText, pastDayText, soFarText } from "./say";
import { type Arguments, dayOfArgument, readArguments } from "./sent-arguments.server";

type Content = { type: "text"; text: string } | { type: "image"; data: string; mimeType: string };
type Argument = { type: "string" | "number" | "integer"; description: string };

type Tool = {
  description: string;
  takes: Record<string, Argument>;
  requires?: string[];
  /** What its token must be for. */
  needs?: "read" | "propose";
  changes?: true;
  call: (assistant: Assistant, args: Arguments) => Promise<string | Content[]>;
};

const text = (description: string): Argument => ({ type: "string", description });
const DAY = "YYYY-MM-DD";
const grams = (what: string): Argument => ({
  type: "number",
  description: `${what} of one serving, in grams`,
});

const isHidden = ({ by }: Assistant) => by.viewer.numbers === "hidden";

const TOOLS: Readonly<Record<string, Tool>> = {
  describe: {
    description: "Say what a meal holds: its foods, kcal and grams. Logs nothing.",
    takes: { text: text("The meal in words, such as: two eggs and a slice of toast") },
    requires: ["text"],
    async call(assistant, { given }) {
      const { entry, unrecognised } = await mealInWords(assistant, given.text ?? "");
      const rest = unrecognised.length > 0 ? `\nNot understood: ${unrecognised.join(", ")}` : "";
      return mealText(entry, isHidden(assistant)) + rest;
    },
  },
  propose_food: {
    description:
      "Log what the person ate. Usually text alone is enough. Call it once for each meal, and only for what they say they ate.",
    takes: {
      text: text("The meal in words, with amounts, such as: a bowl of lentil soup and two slices of bread"),
      name: text("With known figures only: what it is called"),
      calories: { type: "number", description: "kcal of one serving, if known; then send all four figures" },
      ...perNutrient((nutrient) => grams(amountLabel(nutrient))),
      servings: { type: "number", description: "How many servings of these figures; 1 if left out" },
      saved: text("In place of text: an id of the tool saved"),
      date: text(`The day it was eaten, ${DAY}; today if left out`),
      time: text("When, HH:MM on the person's clock; now if left out"),
    },
    needs: "propose",
    changes: true,
    call: proposeFood,
  },
  today: {
    description: "Today so far: what was eaten, the goals, and the picture that food fills, as an image.",
    takes: {},
    needs: "read",
    call: today,
  },
  days: {
    description: "Past days with what was eaten and the goals, newest first.",
    takes: {
      from: text(`First day, ${DAY}`),
      to: text(`Last day, ${DAY}`),
      limit: { type: "integer", description: "How many, 1 to 31; 7 if left out" },
    },
    needs: "read",
    call: days,
  },
  search: {
    description: "Look up foods and their figures in 100 g.",
    takes: { query: text("A name, such as: rye bread") },
    requires: ["query"],
    async call(assistant, { given }) {
      if (!given.query) throw new Refusal(400, "Send query: the name of a food, such as “rye bread”.");
      const { by } = assistant;
      const found = await findFoods(by, given.query, FOUND_MAX);
      if (found.length === 0) return "Nothing found. Try one plain English name, such as “rye bread”.";
      return found.map((food) => foundText(food, isHidden(assistant))).join("\n");
    },
  },
  fits: {
    description: "Foods the person often eats that still fit into today.",
    takes: {},
    needs: "read",
    call: suggestions,
  },
  saved: {
    description: "Foods and meals the person has saved, with ids for propose_food.",
    takes: {},
    async call(assistant) {
      const foods = await savedFoods(assistant.by.db, assistant.by.viewer.id);
      if (foods.length === 0) return "Nothing is saved yet.";
      return foods.map(({ id, entry }) => `id ${id}: ${foodText(entry, isHidden(assistant))}`).join("\n");
    },
  },
  undo: {
    description: "Take back what propose_food did.",
    takes: { id: text("The id that propose_food answered; the last one if left out") },
    needs: "propose",
    changes: true,
    call: (assistant, { given }) => undoLast(assistant, given.id),
  },
};

const FOUND_MAX = 8;
const DAYS_MAX = 31;
const DAYS_USUAL = 7;

async function today(assistant: Assistant): Promise<Content[]> {
  const { by } = assistant;
  const hidden = isHidden(assistant);
  const day = await dayWithFoods(by, null);
  const { puzzle } = day;
  const foods = day.foods.map(({ entry }) => foodText(entry, hidden));
  const filled = puzzle && (hidden ? howMuch(puzzle.progress) : `${Math.floor(puzzle.progress * 100)} %`);
  const lines = [
    `${day.date}, today.`,
    `${hidden ? "So far, of the goals" : "So far"}: ${soFarText(day, hidden)}`,
    foods.length > 0 ? `Eaten: ${foods.join("; ")}` : "Nothing is logged yet.",
    puzzle ? `Picture: ${puzzle.name}, filled: ${filled}` : "No picture is chosen for today yet.",
  ];
  const png = puzzle && (await smallPng(by.viewer.id, puzzle).catch(() => undefined));
  const image = png ? [{ type: "image", data: png.toString("base64"), mimeType: "image/png" } as const] : [];
  return [{ type: "text", text: lines.join("\n") }, ...image];
}

async function days(assistant: Assistant, { given }: Arguments): Promise<string> {
  const { by } = assistant;
  const limit = given.limit === undefined ? DAYS_USUAL : Number(given.limit);
  if (!Number.isInteger(limit) || limit < 1 || limit > DAYS_MAX)
    throw new Refusal(400, `limit must be a whole number from 1 to ${DAYS_MAX}.`);
  const from = dayOfArgument(by, "from", given.from);
  const to = dayOfArgument(by, "to", given.to) ?? by.today;
  if (from !== undefined && from > to) throw new Refusal(400, `from (${from}) must not be after to (${to}).`);
  const { days, more } = await daySnapshots(by.db, by.viewer.id, { limit, from, to });
  if (days.length === 0) return "Nothing was logged on these days.";
  const lines = days.map((day) => {
    const picture = day.puzzle
      ? `, ${day.puzzle.puzzle.name} ${day.complete ? "collected" : "not finished"}`
      : "";
    return pastDayText(day, isHidden(assistant)) + picture;
  });
  return lines.join("\n") + (more ? "\nThere are more, before these." : "");
}

async function suggestions(assistant: Assistant): Promise<string> {
  const { by } = assistant;
  const hidden = isHidden(assistant);
  const day = await dayWithFoods(by, null);
  const { suggestions, enough } = await suggestionsFor(by, day, undefined, hidden);
  if (suggestions.length > 0)
    return suggestions.map(({ name, portion, fills }) => `${name}, ${portion}: ${fills}`).join("\n");
  if (!day.puzzle) return SUGGESTION_MESSAGES.noPuzzle;
  if (day.puzzle.progress === 1) return SUGGESTION_MESSAGES.full;
  if (day.totals.calories >= day.goals.calories) return SUGGESTION_MESSAGES.energyReached;
  return enough ? SUGGESTION_MESSAGES.none : SUGGESTION_MESSAGES.tooFew;
}

type Result = { content: Content[]; isError?: true };

const ignoredText = (name: string): Content => ({
  type: "text",
  text: `Ignored: this tool takes no “${name}”.`,
});

const failed = (text: string): Result => ({ content: [{ type: "text", text }], isError: true });
const NAME_MAX = 60;

/** What a tool answers, also when it is refused: in words that a model can act on. Throws what nobody foresaw. */
export async function callTool(assistant: Assistant, name: string, sent: unknown): Promise<Result> {
  const tool = Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined;
  if (!tool)
    return failed(
      `There is no tool “${cleanText(name).slice(0, NAME_MAX)}”. There are: ${Object.keys(TOOLS).join(", ")}.`,
    );
  const problem = scopeProblem(assistant, name, tool);
  if (problem) return failed(problem);
  try {
    const args = readArguments(sent, Object.keys(tool.takes));
    const answer = await tool.call(assistant, args);
    const content: Content[] = typeof answer === "string" ? [{ type: "text", text: answer }] : answer;
    const unread = tool.changes ? [] : args.ignored;
    return { content: [...content, ...unread.map(ignoredText)] };
  } catch (error) {
    if (error instanceof Refusal) return failed(`${error.message} Nothing was changed.`);
    throw error;
  }
}

function scopeProblem(assistant: Assistant, name: string, { needs }: Tool): string | undefined {
  const scope = assistant.token?.scope;
  const may = { read: mayRead(assistant), propose: mayLog(assistant) || scope === "propose" };
  if (!needs || may[needs]) return undefined;
  const scopes = needs === "read" ? "read, propose or all" : "propose, log or all";
  return `${name} needs a token with the scope ${scopes}; this one’s is ${scope}. The person makes one in the app: Account, Apps and API, API tokens.`;
}

export const listedTools = () =>
  Object.entries(TOOLS).map(([name, { description, takes, requires = [], changes }]) => ({
    name,
    description,
    inputSchema: { type: "object" as const, properties: takes, required: requires },
    annotations: { readOnlyHint: !changes, destructiveHint: false, openWorldHint: false },
  }));
