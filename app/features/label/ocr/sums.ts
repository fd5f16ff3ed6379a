import {
  agrees,
  energyFrom,
  mapNames,
  NUTRIENTS,
  type Nutrient,
  type Values,
} from "~/features/nutrition/amounts";
import { FURTHER_NAMES, type Further, type FurtherName, furtherOfLabel } from "~/features/nutrition/further";
import type { LabelAmount } from "./amounts";
import type { LabelRow } from "./columns";

type Cell = { row: LabelRow; amount: LabelAmount };

const BESIDE = {
  fibre: /fib|ballast|vezel|vlakn|(?:^|elelmi)rost|kuitu|blonnik|^lif/,
  polyols: /polyol|poliol|polialc|sugar ?alc|erythrit|eritrit|erytrit|mehrwertig/,
  alcohol: /^(?:alcohol|alkohol|alcool|alcol)/,
};

/** Grams of what has energy beside the nutrients; 0 where the label says nothing. */
export type Beside = Record<keyof typeof BESIDE, number>;

export const NOTHING_BESIDE: Beside = { fibre: 0, polyols: 0, alcohol: 0 };

const PARTS: Partial<Record<FurtherName | "sodium", RegExp>> = {
  ...BESIDE,
  sugars:
    /sugar|sucre|zucker|zuccher|a[zc]ucar|suiker|sukker|socker|sokere|cuk[ro]|sladkor|secer|zahar|seker|suhkr/,
  saturated_fat:
    /satur|gesattigt|verzadigd|mattede?f|mattade|mattatf|tyydytty|nasycen|nasyten|telitett|nasicen|zasicen|doymus/,
  salt: /^(?:salt|sel|salz|sale?|zout|sol|suola|sare|tuz|druska|sals|soolu)$/,
  sodium: /^sodi/,
  caffeine: /caf+ein|kof+ein/,
};
/** "Soluble fibre", "added sugars", "polyunsaturated": no sums of their kind. */
const NOT_ALL = /(?:added|incl[a-z]{0,8}|soluble|unsaturated|mono|poly)[^a-z]{0,3}$/;
const OTHER = /added|incl|alc|unge|unsat|insat|omatt|umett|mono|poly|poli|mehr|einf/;

/** What a column says beside the four amounts, where that was surely read; the rest is unknown. */
export function furtherOf(cells: Cell[], values: Values): Further | undefined {
  const read = mapNames([...FURTHER_NAMES, "sodium"] as const, (name) => {
    const [first, ...more] = cells.flatMap(({ row, amount }) =>
      amount.unit !== "%" && isOf(name, row.name) ? [amount] : [],
    );
    if (!first || more.some(({ value, unit }) => value !== first.value || unit !== first.unit))
      return undefined;
    return surely(first, name);
  });
  return furtherOfLabel(read, values);
}

function isOf(name: FurtherName | "sodium", { line, from, to, nutrient }: LabelRow["name"]): boolean {
  const said = line.plain.slice(from, to).replace(/[^a-z]/g, "");
  if (nutrient !== "other" || !PARTS[name]?.test(said)) return false;
  if (name === "sugars" || name === "saturated_fat") if (OTHER.test(said)) return false;
  return !NOT_ALL.test(line.plain.slice(Math.max(0, from - 16), from));
}

const LEAST_CONFIDENCE = 0.75;

/** In the nutrient's unit, where digits and unit are certain: "015 g" has lost its point, as "15 g" of salt may have. */
function surely({ unit, value, digits, line, from, to }: LabelAmount, name: FurtherName | "sodium") {
  const isDoubted = (line.doubts ?? []).some(
    ({ at, other }) => at >= from && at <= to && /[\d.,]/.test(other),
  );
  // "<0.5 g" and "traces" say no amount.
  if (isDoubted || line.confidence < LEAST_CONFIDENCE || /^(?!\d)/.test(line.plain.slice(from, to)))
    return undefined;
  if (/^0\d/.test(digits) || (name === "salt" && unit === "g" && value > 10 && !/[.,]/.test(digits)))
    return undefined;
  const inMg = name === "sodium" || name === "caffeine";
  if (unit === "mg") return inMg ? value : value / 1000;
  return unit === "g" ? value * (inMg ? 1000 : 1) : undefined;
}

export function besideOf(cells: Cell[]): Beside {
  const grams = (names: RegExp) => {
    const first = cells.find(({ row: { name }, amount: { unit, value } }) => {
      const said = name.line.plain.slice(name.from, name.to).trim();
      return name.nutrient === "other" && unit === "g" && value <= 100 && names.test(said);
    });
    return first?.amount.value ?? 0;
  };
  return { fibre: grams(BESIDE.fibre), polyols: grams(BESIDE.polyols), alcohol: grams(BESIDE.alcohol) };
}

/**
 * The kcal that the nutrients make, as near to the printed ones as the rules allow: fibre adds 2 a gram where carbs
 * leave it out (Regulation (EU) 1169/2011, annex XIV), and takes 2 to 4 where they hold it (21 CFR 101.9(c)(1));
 * polyols count 2.4, erythritol none, alcohol 7.
 */
export function summed(values: Values, { fibre, polyols, alcohol }: Beside): number {
  const base = energyFrom(values) + 7 * alcohol;
  const off = (sum: number) => Math.abs(sum - (values.calories ?? 0));
  return [0, 2, -2, -4]
    .flatMap((perFibre) => [0, -1.6, -4].map((perPolyol) => base + perFibre * fibre + perPolyol * polyols))
    .reduce((best, sum) => (off(sum) < off(best) ? sum : best));
}

/** As `agrees`, with what has energy beside the nutrients. */
export const addsUp = (values: Values, beside: Beside): boolean | null =>
  agrees(values, summed(values, beside));

/** Share of the energy by which it and the grams differ, 0 to 1. */
export function relativeError(values: Values, beside: Beside): number {
  const [sum, calories] = [summed(values, beside), values.calories ?? 0];
  return Math.abs(sum - calories) / Math.max(1, sum, calories);
}

/** In kcal, as labels round. */
export const ROUNDED = 8;

/** Share of the energy from which what agrees is worth another reading. */
export const LOOSE = 0.06;

export const isLoose = (values: Values, beside: Beside) =>
  relativeError(values, beside) > LOOSE &&
  Math.abs(summed(values, beside) - (values.calories ?? 0)) > ROUNDED;

/** Far too little energy: the amounts slipped into other rows. */
export function isSlipped(values: Values, beside: Beside) {
  return summed(values, beside) > 2.5 * (values.calories ?? 0) + 20;
}

/** Too little energy: a digit is lost. */
export function isTooLittle(values: Values, beside: Beside) {
  const { calories } = values;
  return calories !== null && summed(values, beside) > 1.25 * calories + 20;
}

/** More grams than the food weighs; rounding may add one. */
export const isTooMuch = (values: Values, most: number) =>
  NUTRIENTS.reduce((sum, name) => sum + (values[name] ?? 0), 0) > most + 1;

/** Grams that 100 % of a day stand for, in the US and Canada now and before, the EU, Australia, Brazil and India. */
const DAY: Partial<Record<Nutrient, readonly number[]>> = {
  fats: [78, 75, 70, 67, 65, 55],
  carbs: [310, 300, 275, 260],
};

/** Whether grams are what the percentages printed beside them say; undefined where none is, or none that can be checked. */
export function isAsPercent(
  nutrient: Nutrient,
  grams: number | null,
  percents: readonly number[],
): boolean | undefined {
  const days = DAY[nutrient];
  if (!days || grams === null || percents.length === 0) return undefined;
  return percents.some((percent) => days.some((day) => Math.abs((100 * grams) / day - percent) <= 1));
}
