import { z } from "zod";
import { type entrySchema, entrySchemas } from "~/features/food/entry-form.server";
import { DESCRIPTION_MAX } from "~/features/meals/meal";
import { energyIn, perAmount } from "~/features/nutrition/amounts";
import { amountProblem, type ReviewRow, SEARCH_MAX, type SourceFood } from "~/features/search/row";
import { findFoods, foodsByRef } from "~/features/search/sources.server";
import type { Caller } from "~/http/caller.server";
import { longTexts, SENT_MAX } from "~/http/cut-texts";
import type { Errors, Refusal } from "~/http/refusal";
import { attempt, cleanText } from "~/platform/text";
import {
  addedUp,
  type Intent,
  type Provenance,
  REVIEW_MESSAGES,
  type Review,
  ROW_NUMBERS,
  readIntent,
  refusedFields,
  rowField,
  shownReview,
  type TotalTexts,
  typedTotals,
  withConfirmed,
  withFood,
  withRows,
  withWhole,
} from "./review";
import { readSentRow, rowsOfSent, type SentRow } from "./sent-row.server";
import { sentWhole, wholeProblems } from "./whole/whole";

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
  const saved = ROW_NUMBERS.flatMap((i) => {
    const shown = readSentRow(fields[rowField(i).row]);
    return shown ? [{ shown, typed: typedRow(shown, i, fields) }] : [];
  });
  const refs = saved.flatMap(({ typed }) => typed.ref ?? []);
  const foods = await foodsByRef(by, refs);
  const shown = rowsOfSent(
    saved.map((row) => row.shown),
    foods,
  );
  const typed = rowsOfSent(
    saved.map((row) => row.typed),
    foods,
  );
  const rows = typed.rows.map((row, i) => (isSame(row, shown.rows[i]) ? row : { ...row, confidence: 1 }));
  const { lost } = typed;
  const review: Review = {
    description: fields.description,
    name: fields.name ?? "",
    emoji: fields.emoji ?? "",
    totals: totalsOf(fields),
    energy: energyIn(fields.energy) ?? "kcal",
    typed: [],
    rows: shown.rows,
    provenance: parseProvenance(fields.provenance),
  };
  const computed = computedSchema.safeParse(jsonOf(fields.shown)).data;
  const asShown = { ...review, typed: computed ? typedTotals(review, computed) : [] };
  const isTyped = (i: number) => !isSame(rows[i] as ReviewRow, shown.rows[i]);
  const changed = lost.length > 0 || rows.some((_, i) => isTyped(i));
  const counted = changed ? withRows(asShown, rows) : { ...asShown, rows };
  const whole = sentWhole(fields);
  if (!whole) return { review: counted, changed, lost };
  const isShared = whole.share !== whole.shown.share || whole.servings !== whole.shown.servings;
  return { review: withWhole(counted, whole, isTyped), changed: changed || isShared, lost };
}

const typedRow = (row: SentRow, i: number, fields: ReviewFields): SentRow => {
  const { amount, unit } = rowField(i);
  return {
    ...row,
    // The form library drops an empty field.
    amount: cleanText(fields[amount] ?? "")
      .slice(0, 20)
      .toWellFormed(),
    unit: cleanText(fields[unit] ?? row.unit)
      .slice(0, 80)
      .toWellFormed(),
  };
};

const isSame = (row: ReviewRow, other: ReviewRow | undefined): boolean =>
  row.amount === other?.amount && row.unit === other.unit;

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
    const problem = amountProblem(row);
    return problem === undefined ? [] : [[rowField(i).amount, [problem]]];
  });
  return { ...wholeProblems(whole), ...Object.fromEntries(wrong) };
}

type Checked = { entry: z.output<typeof entrySchema>; problems?: undefined } | { problems: Problems };

export function checkReview({ name, emoji, totals, rows, whole, energy = "kcal" }: Review): Checked {
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
  if (intent.kind === "remove") {
    const left = rows.filter((_, i) => i !== intent.row);
    return { review: withRows(review, left) };
  }
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
type Sent = { next: "show"; shown: Shown; init: ResponseInit } | { next: "save" | "afresh"; review: Review };

/** What a review that was sent asks for: to be changed and shown again, read afresh, or saved. */
export async function stepOfReview(by: Caller, fields: ReviewFields, refusal?: Refusal): Promise<Sent> {
  const { review, changed, lost } = await readReview(by, fields);
  const show = (shown: Shown, init: ResponseInit): Sent => ({
    next: "show",
    shown: { ...shown, review: shownReview(shown.review) },
    init,
  });
  if (refusal) return show({ review, problems: refusedFields(refusal.errors) }, refusal);
  if (lost.length > 0) {
    const problems = { ...reviewProblems(review), "": [REVIEW_MESSAGES.lost(lost)] };
    return show({ review, problems }, { status: 400 });
  }
  const intent = readIntent(fields, changed);
  if (intent.kind === "log") return { next: "save", review };
  if (intent.kind === "afresh") return { next: "afresh", review };
  const answer = await changeReview(by, review, intent, fields);
  const problems = reviewProblems(answer.review);
  const wrong = intent.kind === "update" && Object.keys(problems).length > 0;
  return show({ ...answer, problems }, { status: wrong ? 400 : 200 });
}
