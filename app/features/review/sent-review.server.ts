import { z } from "zod";
import { DEFAULT_EMOJI, singleEmoji } from "~/features/food/entry";
import { type entrySchema, entrySchemas, FOOD_NAME_MAX } from "~/features/food/entry-form.server";
import { withoutFnddsCodes } from "~/features/foods/imports/food-sources";
import { DESCRIPTION_MAX } from "~/features/meals/meal";
import { per100 } from "~/features/meals/reader.server";
import { AMOUNTS, energyIn, perAmount } from "~/features/nutrition/amounts";
import { furtherFrom } from "~/features/nutrition/further";
import { MAX_AMOUNT } from "~/features/nutrition/read-number";
import {
  amountProblem,
  type ReviewRow,
  rowFood,
  rowUnits,
  SEARCH_MAX,
  type SourceFood,
} from "~/features/search/row";
import { findFoods, foodsByRef } from "~/features/search/sources.server";
import type { Caller } from "~/http/caller.server";
import { longTexts, SENT_MAX } from "~/http/cut-texts";
import type { Errors, Refusal } from "~/http/refusal";
import { attempt, cleanText } from "~/platform/text";
import {
  addedUp,
  eaten,
  type Intent,
  type Provenance,
  type Review,
  ROW_NUMBERS,
  readIntent,
  refusedFields,
  remaining,
  rowField,
  shownReview,
  type TotalTexts,
  typedTotals,
  withConfirmed,
  withFood,
  withRemoved,
  withRows,
  withWhole,
} from "./review";
import { sentWhole, wholeProblems } from "./whole";

const lostFoods = (names: readonly string[]) => `No longer available and left out: ${names.join(", ")}.`;

const AMOUNT_MAX_LENGTH = 20;
/** The most that a tenth of a gram can hold, in 100 g of it, and a portion of which a thousandth was eaten. */
const FIGURE_MAX = 1000 * MAX_AMOUNT;
const UNIT_MAX_LENGTH = 80;

const line = (max: number) => z.string().max(max).transform(cleanText);
const short = (text: string): string => [...text].slice(0, FOOD_NAME_MAX).join("");

const rowShape = {
  name: line(200).pipe(z.string().min(1)).transform(short),
  emoji: z
    .string()
    .max(40)
    .transform((text) => singleEmoji(text) ?? DEFAULT_EMOJI),
  amount: line(AMOUNT_MAX_LENGTH),
  unit: line(UNIT_MAX_LENGTH),
  portion: line(200).transform(short),
  confidence: z.number().min(0).max(1),
  removed: z.boolean().optional(),
};

const ref = z
  .string()
  .max(200)
  .regex(/^[a-z]+:[^\s\p{C}]+$/u);

/** A forged row can only have possible figures, in a log where any total may be typed anyway. */
const food = z.object({
  unit: z.enum(["g", "ml", "portion"]),
  amounts: z.object(perAmount(() => z.number().min(0).max(FIGURE_MAX))),
  portions: z
    .array(z.object({ name: line(UNIT_MAX_LENGTH), amount: z.number().positive().max(FIGURE_MAX) }))
    .max(1),
  source: line(400),
  further: z.unknown().transform(furtherFrom).optional(),
});

const figuresOfAi = z.object({
  amounts: z.object(per100),
  source: line(400).transform((text) => (text.startsWith("AI estimate") ? text : "AI estimate")),
});

const sentRow = z.union([
  z.object({ ref, ...rowShape }),
  z.object({ ref: z.null(), ...rowShape, food }),
  // Of older forms and confirmed meals, with the figures of no table under two more names.
  z.object({ ref: z.null(), ...rowShape, own: food }).transform(({ own, ...row }) => ({ ...row, food: own })),
  z.object({ ref: z.null(), ...rowShape, estimate: figuresOfAi }).transform(({ estimate, ...row }) => ({
    ...row,
    food: { unit: "g" as const, portions: [], ...estimate },
  })),
]);

const rowName = z.object({ name: rowShape.name });

/** Rows as their form, or an older confirmed meal, holds them, with the current figures of their foods. `lost` are the names of foods that no longer exist or can't be read. */
export async function readRows(
  by: Caller,
  values: readonly unknown[],
): Promise<{ rows: (ReviewRow | undefined)[]; lost: string[] }> {
  const given = values.map((value) => (typeof value === "string" ? (jsonOf(value) ?? value) : value));
  const sent = given.map((value) => sentRow.safeParse(value).data);
  const refs = sent.flatMap((row) => row?.ref ?? []);
  const foods = await foodsByRef(by, refs);
  const rows = sent.map((row) => {
    const food = row && (row.ref === null ? row.food : foods.get(row.ref));
    return food && withKnownUnit({ ...row, food: rowFood(food) });
  });
  return { rows, lost: given.flatMap((value, i) => (value && !rows[i] ? nameIn(value) : [])) };
}

const nameIn = (value: unknown): string => rowName.safeParse(value).data?.name ?? "a food";

function withKnownUnit(row: ReviewRow): ReviewRow {
  const unit = row.ref === null ? row.unit : withoutFnddsCodes(row.unit);
  return { ...row, unit: rowUnits(row.food).some(({ value }) => value === unit) ? unit : row.food.unit };
}

const text = z.string().optional();
/** JSON with its quotes, and queries that are cut later. */
const longText = z.string().optional().register(longTexts, { max: 16_384 });
const rowFields = Object.fromEntries(
  ROW_NUMBERS.flatMap((i) => {
    const { row, amount, unit } = rowField(i);
    return [[row, longText] as const, [amount, text] as const, [unit, text] as const];
  }),
);

export const reviewSchema = z.object({
  name: text,
  emoji: text,
  ...perAmount(() => text),
  energy: text,
  key: text,
  description: text
    .transform((words) => words?.slice(0, DESCRIPTION_MAX) ?? "")
    .register(longTexts, { max: 4 * DESCRIPTION_MAX }),
  shown: text,
  provenance: longText,
  intent: text,
  pick: text,
  q: longText,
  target: text,
  date: text,
  time: text,
  number_of_servings: text,
  whole_servings: text,
  share: text,
  shown_servings: text,
  shown_share: text,
  own_share: text,
  confirmed: text,
  /** "on" to save the meal, too. */
  save: text,
  /** The servings of a recipe. */
  makes: text,
  /** "on" when what is not eaten now stands in the fridge. */
  pot: text,
  /** The id of the proposal that is reviewed. */
  proposal: text,
  /** Whom of the house it is for, too, and how many times as much. */
  to: text,
  portion: text,
  ...rowFields,
});

type ReviewFields = z.output<typeof reviewSchema> & Record<string, string | undefined>;

/** What a form says to do with the meal beside logging it. */
export type MealChoices = Pick<ReviewFields, "save" | "makes" | "pot" | "proposal" | "to" | "portion">;

export const choicesOf = ({ save, makes, pot, proposal, to, portion }: MealChoices): MealChoices => ({
  ...{ save, makes, pot },
  ...{ proposal, to, portion },
});

export function untouchedFields(values: Record<string, unknown> | null | undefined): ReviewFields {
  const texts = Object.entries(values ?? {}).filter(([, value]) => typeof value === "string");
  return { description: "", ...Object.fromEntries(texts) } as ReviewFields;
}

/** The review in a form. If an amount `changed`, untyped totals are computed again. `lost` are foods that no longer exist. */
export async function readReview(
  by: Caller,
  fields: ReviewFields,
): Promise<{ review: Review; changed: boolean; lost: string[] }> {
  const { rows: sent, lost } = await readRows(
    by,
    ROW_NUMBERS.map((i) => fields[rowField(i).row]),
  );
  const shown = sent.flatMap((row) => row ?? []);
  const rows = sent.flatMap((row, i) => (row ? typedRow(row, i, fields) : []));
  const review: Review = {
    description: fields.description,
    name: fields.name ?? "",
    emoji: fields.emoji ?? "",
    totals: totalsOf(fields),
    energy: energyIn(fields.energy) ?? "kcal",
    typed: [],
    rows: shown,
    provenance: parseProvenance(fields.provenance),
  };
  const computed = computedSchema.safeParse(jsonOf(fields.shown)).data;
  const asShown = { ...review, typed: computed ? typedTotals(review, computed) : [] };
  const isTyped = (i: number) => rows[i] !== shown[i];
  const changed = lost.length > 0 || rows.some((_, i) => isTyped(i));
  const counted = changed ? withRows(asShown, rows) : { ...asShown, rows };
  const whole = sentWhole(fields);
  if (!whole) return { review: counted, changed, lost };
  const isShared = whole.share !== whole.shown.share || whole.servings !== whole.shown.servings;
  const before = counted.typed.filter((name) => computed?.[name] === undefined);
  return { review: withWhole(counted, whole, isTyped, before), changed: changed || isShared, lost };
}

/** The same row unless its amount or unit was typed anew, which makes it certain. */
function typedRow(row: ReviewRow, i: number, fields: ReviewFields): ReviewRow {
  if (row.removed) return row;
  const names = rowField(i);
  // The form library drops an empty field.
  const amount = cut(fields[names.amount] ?? "", AMOUNT_MAX_LENGTH);
  const unit = cut(fields[names.unit] ?? row.unit, UNIT_MAX_LENGTH);
  const typed = withKnownUnit({ ...row, amount, unit });
  return typed.amount === row.amount && typed.unit === row.unit ? row : { ...typed, confidence: 1 };
}

const cut = (words: string, max: number): string => cleanText(words).slice(0, max).toWellFormed();

const totalsOf = (fields: ReviewFields): TotalTexts => perAmount((name) => fields[name] ?? "");

const sentText = z.string().max(SENT_MAX);
const computedSchema: z.ZodType<Partial<TotalTexts>> = z.object(perAmount(() => sentText)).partial();
const provenanceSchema: z.ZodType<Provenance> = z.object({
  engine: z.enum(["built-in", "ai"]).optional(),
  aiMissed: z.boolean().optional(),
  confirmedOn: z.string().max(40).transform(cleanText).optional(),
  unrecognised: z.array(z.string().max(1000).transform(cleanText)).max(100),
});

const parseProvenance = (json: string | undefined): Provenance =>
  provenanceSchema.safeParse(jsonOf(json)).data ?? { unrecognised: [] };

const jsonOf = (json: string | undefined): unknown => attempt(() => JSON.parse(json ?? ""));

type Problems = Record<string, string[]>;

export function reviewProblems({ rows, whole }: Pick<Review, "rows" | "whole">): Problems {
  const wrong = rows.flatMap((row, i) => {
    const problem = row.removed ? undefined : amountProblem(row);
    return problem === undefined ? [] : [[rowField(i).amount, [problem]]];
  });
  return { ...wholeProblems(whole), ...Object.fromEntries(wrong) };
}

const NOTHING = {
  listed: "Add a food first.",
  eaten: "Every amount is 0. Give a food an amount first.",
};

type Checked = { entry: z.output<typeof entrySchema>; problems?: undefined } | { problems: Problems };

export function checkReview({ name, emoji, totals, rows, whole, energy = "kcal" }: Review): Checked {
  const isEmpty = AMOUNTS.every((amount) => !Number(totals[amount]));
  if (eaten(rows).length === 0 && isEmpty)
    return { problems: { q: [remaining(rows).length > 0 ? NOTHING.eaten : NOTHING.listed] } };
  const { data, error } = entrySchemas[energy].safeParse({ name, emoji, ...totals });
  const problems: Problems = {};
  for (const { path, message } of error?.issues ?? []) problems[String(path[0])] ??= [message];
  Object.assign(problems, reviewProblems({ rows, whole }));
  return data && Object.keys(problems).length === 0 ? { entry: data } : { problems };
}

export type RowSearch = { target: number | null; q: string; foods: SourceFood[] };

type ChangedReview = { review: Review; search?: RowSearch };

const RESULTS_MAX = 6;

async function changeReview(
  by: Caller,
  review: Review,
  intent: Intent,
  { pick, q = "", target: targetText }: Pick<ReviewFields, "pick" | "q" | "target">,
): Promise<ChangedReview> {
  const { rows } = review;
  const target = targetOf(targetText, rows.length);
  if (pick !== undefined) {
    const food = (await foodsByRef(by, [pick])).get(pick);
    return { review: food ? withFood(review, food, target) : review };
  }
  if (intent.kind === "remove" || intent.kind === "undo")
    return { review: withRemoved(review, intent.row, intent.kind === "remove") };
  if (intent.kind === "confirm") return { review: withConfirmed(review, intent.row) };
  const swapped = intent.kind === "swap" ? rows[intent.row] : undefined;
  if (intent.kind === "swap" && swapped)
    return { review, search: await search(by, swapped.name, intent.row) };
  if (intent.kind === "search") return { review, search: await search(by, q, target) };
  return { review: intent.kind === "sum" ? addedUp(review) : review };
}

const targetOf = (text: string | undefined, rows: number): number | null =>
  text !== undefined && /^\d{1,2}$/.test(text) && Number(text) < rows ? Number(text) : null;

async function search(by: Caller, query: string, target: number | null): Promise<RowSearch> {
  const q = query.slice(0, SEARCH_MAX);
  return { target, q, foods: await findFoods(by, q, RESULTS_MAX) };
}

type Shown = { review: Review; search?: RowSearch; problems: Errors };
type Sent = { next: "show"; shown: Shown; init: ResponseInit } | { next: "save" | "reread"; review: Review };

/** What a review that was sent asks for: to be changed and shown again, read anew, or saved. */
export async function stepOfReview(by: Caller, fields: ReviewFields, refusal?: Refusal): Promise<Sent> {
  const { review, changed, lost } = await readReview(by, fields);
  const show = (shown: Shown, init: ResponseInit): Sent => ({
    next: "show",
    shown: { ...shown, review: shownReview(shown.review) },
    init,
  });
  if (refusal) return show({ review, problems: refusedFields(refusal.errors) }, refusal);
  if (lost.length > 0) {
    const problems = { ...reviewProblems(review), "": [lostFoods(lost)] };
    return show({ review, problems }, { status: 400 });
  }
  const intent = readIntent(fields, changed);
  if (intent.kind === "log") return { next: "save", review };
  if (intent.kind === "reread") return { next: "reread", review };
  const answer = await changeReview(by, review, intent, fields);
  const problems = reviewProblems(answer.review);
  const wrong = intent.kind === "update" && Object.keys(problems).length > 0;
  return show({ ...answer, problems }, { status: wrong ? 400 : 200 });
}
