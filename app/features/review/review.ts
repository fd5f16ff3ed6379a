import { DEFAULT_EMOJI, type FoodPart } from "~/features/food/entry";
import { type Analysis, type Engine, mealName } from "~/features/meals/meal";
import {
  AMOUNTS,
  type AmountName,
  type Amounts,
  addAmounts,
  type Energy,
  energyFrom,
  energyUnit,
  NO_AMOUNTS,
  perAmount,
  roundTenth,
  unitOf,
} from "~/features/nutrition/amounts";
import { furtherOfParts } from "~/features/nutrition/further";
import { AS_TYPED, amountFieldText, kcalTextIn, parseAmount } from "~/features/nutrition/read-number";
import { type ReviewWhole, rowOfShare, settledWhole, shownShare } from "~/features/review/whole";
import {
  partOfRow,
  type ReviewRow,
  ROWS_MAX,
  rowAmounts,
  rowOfFood,
  rowOfItem,
  rowQuantity,
  type SourceFood,
} from "~/features/search/row";
import { wholeOf } from "./whole";

/** The totals as typed in their fields, in the review's unit of energy and grams. */
export type TotalTexts = Record<AmountName, string>;

export type Provenance = {
  engine?: Engine;
  aiMissed?: boolean;
  /** The day the user confirmed the meal, in words: "Today", "Tue, Mar 5". */
  confirmedOn?: string;
  /** Parts of the description that name no known food, as typed. */
  unrecognised: readonly string[];
};

/** A described meal before it is logged: one entry, and the foods it is made of. */
export type Review = {
  description: string;
  name: string;
  emoji: string;
  totals: TotalTexts;
  energy?: Energy;
  /** The totals typed by hand: they stay when a food changes. */
  typed: readonly AmountName[];
  rows: readonly ReviewRow[];
  whole?: ReviewWhole;
  provenance: Provenance;
};

/** What the foods of a meal make, without those whose grams were typed: their energy is checked against these grams. */
export const explainedTotal = (rows: readonly ReviewRow[]): Amounts =>
  addAmounts(
    remaining(rows)
      .filter(({ food }) => !(food.source.startsWith(AS_TYPED) && energyFrom(food.amounts) > 0))
      .flatMap((row) => rowAmounts(row) ?? []),
  );

/** The nutrients of all rows; undefined with an unreadable amount. */
export function rowsTotal(rows: readonly ReviewRow[]): Amounts | undefined {
  const all = remaining(rows).map(rowAmounts);
  return all.includes(undefined) ? undefined : addAmounts(all as Amounts[]);
}

export const totalTexts = (amounts: Amounts, energy: Energy = "kcal"): TotalTexts =>
  perAmount((name) => amountFieldText(amounts[name], unitOf(name, energy)));

/** The totals typed by hand: neither blank, nor as `computed` before, nor the sum of the rows. */
export function typedTotals(
  { rows, totals, energy = "kcal" }: Pick<Review, "rows" | "totals" | "energy">,
  computed: Partial<TotalTexts>,
): AmountName[] {
  const total = rowsTotal(rows);
  return AMOUNTS.filter((name) => {
    const text = totals[name];
    const isSum = total && parseAmount(text, unitOf(name, energy)) === total[name];
    return text.trim() !== "" && text !== computed[name] && !isSum;
  });
}

export const computedTotals = ({ totals, typed }: Pick<Review, "totals" | "typed">): Partial<TotalTexts> =>
  Object.fromEntries(
    Object.entries(totals).filter(([name]) => !typed.some((typedName) => typedName === name)),
  );

type Compared = Pick<Review, "rows" | "totals" | "energy">;

export function differsFromRows({ rows, totals, energy = "kcal" }: Compared): boolean {
  const total = rowsTotal(rows);
  if (!total || remaining(rows).length === 0) return false;
  return AMOUNTS.some((name) => parseAmount(totals[name], unitOf(name, energy)) !== total[name]);
}

/** A review whose totals are the sum of its rows, if every amount is readable. */
export function addedUp(review: Review): Review {
  const total = rowsTotal(review.rows);
  return total ? { ...review, totals: totalTexts(total, review.energy), typed: [] } : review;
}

/** A review with other rows: untyped totals follow if every amount is readable, name and emoji unless changed by hand. */
export function withRows(review: Review, rows: readonly ReviewRow[]): Review {
  const total = rowsTotal(rows);
  const nameOf = (of: readonly ReviewRow[]) => mealName(eaten(of), review.description);
  return {
    ...review,
    rows,
    totals: total ? { ...totalTexts(total, review.energy), ...typedTexts(review) } : review.totals,
    name: review.name === nameOf(review.rows) ? nameOf(rows) : review.name,
    emoji: review.emoji === mealEmoji(review.rows) ? mealEmoji(rows) : review.emoji,
  };
}

const typedTexts = ({ totals, typed }: Review): Partial<TotalTexts> =>
  Object.fromEntries(typed.map((name) => [name, totals[name]]));

const mealEmoji = (rows: readonly ReviewRow[]): string => eaten(rows)[0]?.emoji ?? DEFAULT_EMOJI;

export const remaining = (rows: readonly ReviewRow[]): readonly ReviewRow[] =>
  rows.filter(({ removed }) => !removed);

export const eaten = (rows: readonly ReviewRow[]): readonly ReviewRow[] =>
  remaining(rows).filter((row) => rowQuantity(row) !== 0);

export const reviewOfRows = (
  description: string,
  rows: readonly ReviewRow[],
  provenance: Provenance = { unrecognised: [] },
): Review => withRows(emptyReview(description, provenance), rows.slice(0, ROWS_MAX));

const emptyReview = (description: string, provenance: Provenance): Review => ({
  description,
  name: "",
  emoji: DEFAULT_EMOJI,
  totals: totalTexts(NO_AMOUNTS),
  typed: [],
  rows: [],
  provenance,
});

/** With a food in row `target`, else in a further row. */
export function withFood(review: Review, food: SourceFood, target: number | null): Review {
  const { rows } = review;
  const old = target === null ? undefined : rows[target];
  if (!old) {
    const before = rows.length < ROWS_MAX ? rows : remaining(rows);
    return before.length < ROWS_MAX ? withRows(review, [...before, rowOfFood(food)]) : review;
  }
  const swapped = rows.map((row) => (row === old ? swapRow(old, food) : row));
  return withRows(review, swapped);
}

/** Another food in a row: the same number of the same portion, else the same weight, else its usual portion. */
export function swapRow(row: ReviewRow, food: SourceFood): ReviewRow {
  const fresh = rowOfFood(food);
  if (food.portions.some(({ name }) => name === row.unit))
    return { ...fresh, amount: row.amount, unit: row.unit };
  const quantity = rowQuantity(row);
  if (quantity === undefined || food.unit === "portion" || row.food.unit === "portion") return fresh;
  return { ...fresh, amount: String(roundTenth(quantity)), unit: food.unit };
}

/** With the food of a row confirmed as it stands. */
export const withConfirmed = (review: Review, number: number): Review => ({
  ...review,
  rows: review.rows.map((row, i) => (i === number ? { ...row, confidence: 1 } : row)),
});

export const withRemoved = (review: Review, number: number, removed: boolean): Review =>
  withRows(
    review,
    review.rows.map((row, i) => (i === number ? { ...row, removed } : row)),
  );

/** A review in kcal, with the unit that its totals are shown and typed in. */
export const inEnergy = (review: Review, energy: Energy): Review => ({
  ...shownReview(review),
  energy,
  totals: { ...review.totals, calories: kcalTextIn(review.totals.calories, energyUnit(energy)) },
});

/** A review as a browser gets it: what more is known of a food is looked up again when it is logged. */
export const shownReview = (review: Review): Review => ({
  ...review,
  rows: review.rows.map((row) => {
    const { further, ...food } = row.food;
    return row.ref === null ? row : { ...row, food };
  }),
});

/** The parts of a reviewed meal, and whether some of it is still an estimate. */
export function partsOf({ rows, whole }: Pick<Review, "rows" | "whole">) {
  const parts: FoodPart[] = eaten(rows).flatMap((row) => partOfRow(row) ?? []);
  const estimated = parts.some((part) => part.estimated);
  return { parts, whole: whole?.shown, estimated, further: furtherOfParts(parts) };
}

/** A review with another whole or share: its rows follow, but for those that `stay`, and so do the totals typed `before`. */
export function withWhole(
  review: Review,
  typed: ReviewWhole,
  stay: (row: number) => boolean = () => false,
  before: readonly AmountName[] = review.typed,
): Review {
  const { whole, times } = settledWhole(typed);
  if (times === 1) return { ...review, whole };
  const shares = { from: shownShare(typed), to: shownShare(whole) };
  const rows = review.rows.map((row, i) => (stay(i) ? row : rowOfShare(row, shares)));
  const totals = { ...review.totals };
  for (const name of before) {
    const unit = unitOf(name, review.energy ?? "kcal");
    const total = parseAmount(totals[name], unit);
    if (total !== undefined) totals[name] = amountFieldText(roundTenth(total * times), unit);
  }
  return { ...withRows({ ...review, totals }, rows), whole };
}

/** The energy of the whole in kcal, by a total of one's own first; undefined where it can't be read. */
export function wholeKcal({ rows, whole, totals, typed, energy = "kcal" }: Review): number | undefined {
  if (!whole) return undefined;
  const from = shownShare(whole);
  if (!typed.includes("calories"))
    return rowsTotal(rows.map((row) => rowOfShare(row, { from, to: 1 })))?.calories;
  const kcal = parseAmount(totals.calories, energyUnit(energy));
  return kcal === undefined ? undefined : kcal / from;
}

export const ROW_NUMBERS: readonly number[] = Array.from({ length: ROWS_MAX }, (_, i) => i);

export const rowField = (i: number) =>
  ({ row: `row_${i}`, amount: `amount_${i}`, unit: `unit_${i}` }) as const;

/** A row as JSON in its form. The figures of a food with a ref are looked up when it comes back. */
export const rowText = (row: ReviewRow): string =>
  JSON.stringify(row.ref === null ? row : { ...row, food: undefined });

const INTENTS = ["update", "sum", "search", "cancel", "reread"] as const;
export type Intent = { kind: "log" | (typeof INTENTS)[number] } | { kind: RowIntent; row: number };
type RowIntent = "remove" | "undo" | "swap" | "confirm";

type Buttons = { intent?: string; pick?: string; q?: string };

/** The return key searches if there is a query, updates the totals if an amount `changed`, else logs the meal. */
export function readIntent({ intent, pick, q }: Buttons, changed: boolean): Intent {
  if (pick !== undefined) return { kind: "update" };
  if (intent === "enter") return { kind: q?.trim() ? "search" : changed ? "update" : "log" };
  if (intent === "new") return { kind: "log" };
  const plain = INTENTS.find((kind) => kind === intent);
  if (plain) return { kind: plain };
  const [, kind, row] = /^(remove|undo|swap|confirm)-(\d{1,2})$/.exec(intent ?? "") ?? [];
  if (kind) return { kind: kind as RowIntent, row: Number(row) };
  return { kind: intent === undefined ? "log" : "update" };
}

type Problems = Record<string, string[]>;

/** The problems of a refused form, at their fields and, as some are hidden, once above them. */
export function refusedFields(errors: Record<string, string[] | null> = {}): Problems {
  const problems = Object.entries(errors).map(([name, messages]) => [name, messages ?? []] as const);
  const all = problems.flatMap(([, messages]) => messages);
  return { ...Object.fromEntries(problems), "": [...new Set(all)] };
}

/** Who a meal is also for, in place of somebody's id. */
export const EVERYBODY = "all";

/** As many as `readReview` takes back. */
const UNCOUNTED_MAX = 100;

export function reviewOf(
  description: string,
  { items, unrecognised, engine, aiMissed, name, whole }: Analysis,
  foods: ReadonlyMap<string, SourceFood>,
): Review {
  const left = items.slice(ROWS_MAX).map(({ name }) => name);
  const uncounted = [...unrecognised, ...left].slice(0, UNCOUNTED_MAX);
  const provenance: Provenance = { engine, aiMissed, unrecognised: uncounted };
  const rows = items.slice(0, ROWS_MAX).map((item) => rowOfItem(item, foods.get(item.ref ?? "")));
  const review = reviewOfRows(description, rows, provenance);
  return { ...review, ...(name && { name }), ...(whole && { whole: wholeOf(whole) }) };
}
