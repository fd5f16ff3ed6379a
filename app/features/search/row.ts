import { FOOD_MESSAGES, FOOD_PARTS_MAX, type FoodEntry, type FoodPart } from "~/features/food/entry";
import { readServings } from "~/features/food/servings";
import type { AnalysedItem } from "~/features/meals/meal";
import { portionsText } from "~/features/meals/meal";
import {
  AMOUNTS,
  type Amounts,
  type Energy,
  energyText,
  formatGrams,
  mapAmounts,
  roundTenth,
} from "~/features/nutrition/amounts";
import { type Further, furtherTimes } from "~/features/nutrition/further";
import { fieldText, MAX_AMOUNT, parseCount, readNumber, whichNumber } from "~/features/nutrition/read-number";

export type FoodPortion = { name: string; amount: number };

export type SourceFood = {
  /** Stable: the source, a colon, its own key: "table:rye-bread". At most 200 characters. */
  ref: string;
  /** One line of at most 80 characters. */
  name: string;
  emoji: string;
  unit: "g" | "ml" | "portion";
  /** In 100 g, in 100 ml, or in one portion. */
  amounts: Amounts;
  /** In as much. Found by its ref alone: a search goes without. */
  further?: Further;
  portions: readonly FoodPortion[];
  source: string;
  score: number;
  /** Of a food of the log: what it is made of, and where from. */
  logged?: Pick<FoodEntry, "parts" | "source" | "estimated">;
};

/** A place to look up foods: the built-in table, a user's log, an import. `foodSources` lists them all. */
export type FoodSource = {
  /** The refs of its foods begin with it: lower-case letters. */
  name: string;
  /** At most `limit` foods, the best first, for a query with typos or half a word; only those the user may see. Never throws. */
  search(userId: string, query: string, limit: number): Promise<SourceFood[]>;
  /** The foods of these keys (a ref without the source's name) that exist for the user, in any order. */
  get(userId: string, keys: readonly string[]): Promise<SourceFood[]>;
};

export const measureText = (unit: SourceFood["unit"]): string =>
  unit === "portion" ? "a portion" : `100 ${unit}`;

export const foodMeasure = (
  { amounts, unit }: Pick<SourceFood, "amounts" | "unit">,
  energy: Energy,
): string => `${energyText(amounts.calories, energy)} in ${measureText(unit)}`;

export const SEARCH_MAX = 100;
export const RESULTS_MAX = 20;

export type RowFood = Pick<SourceFood, "unit" | "amounts" | "portions" | "source" | "further">;

export const rowFood = ({ unit, amounts, portions, source, further }: RowFood): RowFood => ({
  unit,
  amounts,
  portions,
  source,
  ...(further && { further }),
});

/** A food of a meal under review; its nutrients follow from `amount`, `unit` and `food`, and are never stored. */
export type ReviewRow = {
  /** Null for figures of the AI service. */
  ref: string | null;
  name: string;
  emoji: string;
  /** As typed: "2", "1.5", "½". */
  amount: string;
  /** The food's own unit or the name of one of its portions. */
  unit: string;
  portion: string;
  /** 0 (a guess) to 1 (certain, or chosen by the user). */
  confidence: number;
  food: RowFood;
  /** It stays in its place to be put back. */
  removed?: boolean;
};

export const ROWS_MAX = FOOD_PARTS_MAX;

export function rowOfFood(food: SourceFood): ReviewRow {
  const { ref, name, emoji, unit, portions } = food;
  const [usual] = portions;
  return {
    ref,
    name,
    emoji,
    amount: usual || unit === "portion" ? "1" : "100",
    unit: usual?.name ?? unit,
    portion: "",
    confidence: 1,
    food: rowFood(food),
  };
}

type RowUnit = { value: string; label: string; size: number };

export function rowUnits(
  { unit, portions }: Pick<RowFood, "unit" | "portions">,
  hidesNumbers = false,
): RowUnit[] {
  return [
    { value: unit, label: unit, size: 1 },
    ...portions.map(({ name, amount }) => ({
      value: name,
      label: hidesNumbers ? name : `${name.replace(/^usual /, "")} (${formatGrams(amount)} ${unit})`,
      size: amount,
    })),
  ];
}

type Counted = Pick<ReviewRow, "amount" | "unit" | "food">;

/** In the food's own unit, to one decimal; undefined for a bad or too large `amount`. */
export function rowQuantity({ amount, unit, food }: Counted): number | undefined {
  const count = parseCount(amount);
  const size = rowUnits(food).find(({ value }) => value === unit)?.size;
  if (count === undefined || size === undefined) return undefined;
  const quantity = count * size;
  if (quantity > MAX_AMOUNT) return undefined;
  return food.unit === "portion" ? quantity : roundTenth(quantity);
}

export function rowAmounts(row: Counted): Amounts | undefined {
  const quantity = rowQuantity(row);
  if (quantity === undefined) return undefined;
  const times = timesOf(row.food, quantity);
  const amounts = mapAmounts(row.food.amounts, (amount) => roundTenth(amount * times));
  return Object.values(amounts).every((amount) => amount <= MAX_AMOUNT) ? amounts : undefined;
}

const UNCONFIRMED = 0.5;

/** A logged part to be reviewed again: by its food where that still has the same figures, else by its own. */
export function rowOfPart(part: FoodPart, food: SourceFood | undefined): ReviewRow {
  const { name, emoji, unit, estimated } = part;
  const confidence = estimated ? UNCONFIRMED : 1;
  const amount = unit === "g" && part.grams ? part.grams : part.amount;
  const text = unit === "g" || unit === "ml" ? fieldText(amount) : portionsText(amount);
  const same = { name, emoji, amount: text, unit, portion: "", confidence };
  if (food) {
    const row = { ...same, ref: food.ref, food: rowFood(food) };
    if (rowUnits(row.food).some(({ value }) => value === unit) && isAsLogged(row, part)) return row;
  }
  return { ...same, ref: null, food: foodOfPart(part) };
}

function isAsLogged(row: ReviewRow, part: FoodPart): boolean {
  const amounts = rowAmounts(row);
  return amounts !== undefined && AMOUNTS.every((name) => amounts[name] === part[name]);
}

function foodOfPart({ amount, unit, grams, source, further, ...part }: FoodPart): RowFood {
  const count = amount || 1;
  const named = (size: number) => [{ name: unit, amount: size }];
  if (grams && grams > 0) {
    const portions = unit === "g" ? [] : named(grams / count);
    return {
      unit: "g",
      amounts: mapAmounts(part, (each) => (each * 100) / grams),
      further: furtherTimes(further, 100 / grams),
      portions,
      source: source ?? "",
    };
  }
  const portions = unit === "portion" ? [] : named(1);
  return {
    unit: "portion",
    amounts: mapAmounts(part, (each) => each / count),
    further: furtherTimes(further, 1 / count),
    portions,
    source: source ?? "",
  };
}

const UNSURE_BELOW = 0.6;

/** Doubtful, or with figures that an AI service guessed, until its eater confirms it. */
export const isEstimated = ({ ref, confidence }: Pick<ReviewRow, "ref" | "confidence">): boolean =>
  confidence < (ref === null ? 1 : UNSURE_BELOW);

/** A row of a review as it is logged; undefined for a bad or too large `amount`. */
export function partOfRow(row: ReviewRow): FoodPart | undefined {
  const amounts = rowAmounts(row);
  const amount = parseCount(row.amount);
  if (!amounts || amount === undefined) return undefined;
  const { ref, name, emoji, unit, food } = row;
  return {
    ref,
    name,
    emoji,
    amount: Math.round(amount * 10_000) / 10_000,
    unit,
    grams: food.unit === "g" ? (rowQuantity(row) ?? null) : null,
    ...amounts,
    source: food.source || null,
    estimated: isEstimated(row),
    ...rowFurther(row),
  };
}

function rowFurther(row: Counted): Pick<FoodPart, "further"> {
  const further = furtherTimes(row.food.further, timesOf(row.food, rowQuantity(row) ?? 0));
  return further ? { further } : {};
}

const timesOf = ({ unit }: Pick<RowFood, "unit">, quantity: number) =>
  unit === "portion" ? quantity : quantity / 100;

export function amountProblem(row: Pick<ReviewRow, "amount" | "unit" | "food">): string | undefined {
  if (rowAmounts(row)) return undefined;
  if (!row.amount.trim()) return FOOD_MESSAGES.fieldEmpty;
  const unit = row.unit === "g" || row.unit === "ml" ? row.unit : undefined;
  return whichNumber(readNumber(row.amount), unit) ?? FOOD_MESSAGES.notANumber;
}

/** A portion to log; undefined for a bad or too large `amount`, or a `unit` that the food lacks. */
export function portionEntry(
  food: SourceFood,
  { amount, unit }: { amount: string; unit: string },
): FoodEntry | undefined {
  const amounts = rowAmounts({ amount, unit, food });
  if (!amounts) return undefined;
  const { name, emoji, source, logged } = food;
  // Parts are those of one serving.
  const servings = (logged?.parts && readServings(amount)) ?? 1;
  return { name, emoji, amounts, servings, source, ...rowFurther({ amount, unit, food }), ...logged };
}

/** Portions by one, from a part of one to the next, weights by the more, the larger they are; undefined at the end. */
export function steppedAmount({ amount, unit }: Pick<ReviewRow, "amount" | "unit">, by: 1 | -1) {
  const count = parseCount(amount);
  if (count === undefined) return undefined;
  if (by === 1 && count === 0.5) return "1";
  if (by === -1 && count === 1) return "0.5";
  const isWeight = unit === "g" || unit === "ml";
  const isPart = !isWeight && roundTenth(count) !== count;
  const step = !isWeight ? 1 : count >= 50 ? 10 : count >= 10 ? 5 : 1;
  const next = isPart ? Math.floor(count) + (by === 1 ? 1 : 0) : count + by * step;
  return next > 0 ? fieldText(roundTenth(next)) : undefined;
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
    if (named && nearness(name, named.name) > 0)
      return { amount: portionsText(Number(count)), unit: named.name, portion: "" };
  }
  const usual = /^a default portion/.test(portion);
  const [first] = food.portions;
  if (usual && first && Math.abs(first.amount - grams) < TOLERANCE_G)
    return { amount: "1", unit: first.name, portion: "a usual portion" };
  const said = portion.replace(/ \([\d.]+ g\)$/, "");
  const text = usual
    ? "a usual portion"
    : count === undefined
      ? said
      : said.replace(count, portionsText(Number(count)));
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

export function rowOfItem(item: AnalysedItem, known: SourceFood | undefined): ReviewRow {
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
