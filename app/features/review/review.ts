import { DEFAULT_EMOJI, type FoodPart } from "~/features/food/entry";
import { type AnalysedItem, type Analysis, type Engine, mealName } from "~/features/meals/meal";
import {
  AMOUNTS,
  type AmountName,
  type Amounts,
  addAmounts,
  type Energy,
  energyFrom,
  energyUnit,
  mapAmounts,
  NO_AMOUNTS,
  perAmount,
  roundTenth,
  unitOf,
} from "~/features/nutrition/amounts";
import { furtherOfParts } from "~/features/nutrition/further";
import {
  AS_TYPED,
  amountFieldText,
  fieldText,
  kcalTextIn,
  parseAmount,
} from "~/features/nutrition/read-number";
import {
  partOfRow,
  type ReviewRow,
  ROWS_MAX,
  type RowFood,
  rowAmounts,
  rowFood,
  rowOfFood,
  rowQuantity,
  type SourceFood,
} from "~/features/search/row";
import { type ReviewWhole, rowTimes, settledWhole, shownShare, wholeOf } from "./whole/whole";

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
    rows
      .filter(({ food }) => !(food.source.startsWith(AS_TYPED) && energyFrom(food.amounts) > 0))
      .flatMap((row) => rowAmounts(row) ?? []),
  );

/** The nutrients of all rows; undefined with an unreadable amount. */
export function rowsTotal(rows: readonly ReviewRow[]): Amounts | undefined {
  const all = rows.map(rowAmounts);
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
  if (!total || rows.length === 0) return false;
  return AMOUNTS.some((name) => parseAmount(totals[name], unitOf(name, energy)) !== total[name]);
}

/** A review whose totals are the sum of its rows, if every amount is readable. */
export function addedUp(review: Review): Review {
  const total = rowsTotal(review.rows);
  return total ? { ...review, totals: totalTexts(total, review.energy), typed: [] } : review;
}

const TOLERANCE_G = 0.06;

/** An amount of portions where the words name one, so that "2 slices" is 2 of "slice"; else of grams. */
export function amountFromWords(
  { grams, portion }: { grams: number; portion: string },
  food: RowFood,
): Pick<ReviewRow, "amount" | "unit" | "portion"> {
  const [, count, name = ""] = /^([\d.]+) (.+)$/.exec(portion) ?? [];
  if (count !== undefined) {
    const named = food.portions
      .filter(({ amount }) => Math.abs(Number(count) * amount - grams) < TOLERANCE_G)
      .toSorted((a, b) => nearness(name, b.name) - nearness(name, a.name))[0];
    if (named && nearness(name, named.name) > 0) return { amount: count, unit: named.name, portion: "" };
  }
  const usual = /^a default portion/.test(portion);
  const [first] = food.portions;
  if (usual && first && Math.abs(first.amount - grams) < TOLERANCE_G)
    return { amount: "1", unit: first.name, portion: "a usual portion" };
  const text = usual ? "a usual portion" : portion.replace(/ \([\d.]+ g\)$/, "");
  const isWeight = /^[\d.]+ (?:g|ml)$/.test(portion);
  return { amount: String(roundTenth(grams)), unit: food.unit, portion: isWeight ? "" : text };
}

/** "2 pieces" are of any portion of that weight. */
const nearness = (words: string, name: string): number =>
  words === name
    ? 3
    : words.startsWith(name) || words.replace(/s$/, "").endsWith(name)
      ? 2
      : +/^piece|^whole$/.test(words);

/** A review with other rows: untyped totals follow if every amount is readable, name and emoji unless changed by hand. */
export function withRows(review: Review, rows: readonly ReviewRow[]): Review {
  const total = rowsTotal(rows);
  const nameOf = (of: readonly ReviewRow[]) => mealName(of, review.description);
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

const mealEmoji = (rows: readonly ReviewRow[]): string => rows[0]?.emoji ?? DEFAULT_EMOJI;

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
  const rows = items.slice(0, ROWS_MAX).map((item) => rowOf(item, foods.get(item.ref ?? "")));
  const review = withRows(emptyReview(description, provenance), rows);
  return { ...review, ...(name && { name }), ...(whole && { whole: wholeOf(whole) }) };
}

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

function rowOf(item: AnalysedItem, known: SourceFood | undefined): ReviewRow {
  const { name, emoji, confidence, typed } = item;
  if (typed) {
    const food = { unit: typed.unit, amounts: figuresOf(item, typed), portions: [], source: item.source };
    return {
      ref: null,
      name,
      emoji,
      amount: fieldText(typed.amount),
      unit: typed.unit,
      portion: "",
      confidence,
      food,
    };
  }
  const food = rowFood(known ?? estimatedFood(item));
  return { ref: known?.ref ?? null, name, emoji, ...amountFromWords(item, food), confidence, food };
}

/** Of one portion, or of 100 g or ml. */
const figuresOf = (
  { amounts }: AnalysedItem,
  { unit, amount }: NonNullable<AnalysedItem["typed"]>,
): Amounts => mapAmounts(amounts, (total) => (total * (unit === "portion" ? 1 : 100)) / amount);

const estimatedFood = ({ per100, source }: AnalysedItem): RowFood => ({
  unit: "g",
  amounts: per100,
  portions: [],
  source,
});

/** With a food in row `target`, else in a further row. */
export function withFood(review: Review, food: SourceFood, target: number | null): Review {
  const { rows } = review;
  const old = target === null ? undefined : rows[target];
  if (!old) return rows.length < ROWS_MAX ? withRows(review, [...rows, rowOfFood(food)]) : review;
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
  const parts: FoodPart[] = rows.flatMap((row) => partOfRow(row) ?? []);
  const estimated = parts.some((part) => part.estimated);
  return { parts, whole: whole?.shown, estimated, further: furtherOfParts(parts) };
}

/** A review with another whole or share: its rows follow, but for those that `stay`. */
export function withWhole(
  review: Review,
  typed: ReviewWhole,
  stay: (row: number) => boolean = () => false,
): Review {
  const { whole, times } = settledWhole(typed);
  const rows = review.rows.map((row, i) => (stay(i) ? row : rowTimes(row, times)));
  return { ...(times === 1 ? review : withRows(review, rows)), whole };
}

/** The energy of the whole in kcal; undefined with an unreadable amount. */
export function wholeKcal({ rows, whole }: Pick<Review, "rows" | "whole">): number | undefined {
  const total = rowsTotal(rows);
  return whole && total && total.calories / shownShare(whole);
}
