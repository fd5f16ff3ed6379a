import { KJ_PER_KCAL } from "~/features/nutrition/amounts";
import { type LineSpan, type StraightLine, spanOf } from "./text-line";

type Unit = "kcal" | "kj" | "g" | "mg" | "ug" | "ml" | "%" | null;

/** An amount as printed; `alternatives` with a "g" misread as a digit, `pointed` with a lost decimal point. */
export type LabelAmount = LineSpan & {
  value: number;
  unit: Unit;
  digits: string;
  alternatives: number[];
  pointed: number[];
  isCut?: boolean;
};

const LESS =
  "(?:<|less ?than|under|moins ?de|inf\\.? ?a|weniger ?als|unter|meno ?di|menos ?de|minder ?dan|mindre ?and?|manj ?kot|ponizej)";
const NUMBER = "\\d{1,3}(?: \\d{3})+(?!\\d)|\\d{1,2}(?:,\\d{3})(?!\\d)|\\d+(?:[.,·]\\d+)?";
const UNIT =
  "kkcal|kcal|kca1|kcai|kcl|kca|kilo ?calor[a-z]*|cal(?:ories|s)?|kj|kilo ?joules?|k(?= ?[)/|]|$)|m[g9q](?![a-z])|milli ?gram[a-z]*|mcg|mog|ug|micro ?gram[a-z]*|ml|g(?:ram(?:s|m|men|mes|o|os|as|a|i|mi)?|ms?|r)?(?![a-z])|(?<=\\d[.,]\\d\\d? ?)g|%";
const AMOUNT = new RegExp(`(${LESS})? ?(?<!\\d)(?<!\\d[.,])(${NUMBER})\\.? ?(${UNIT})?`, "g");
const NONE =
  /(?<![a-z])(?:nil(?: ?detected)?|not ?detected|traces?|none|spuren|sporen|slady|tracce|trazas|vestigios)(?![a-z])/g;

export function findAmounts(line: StraightLine): LabelAmount[] {
  const amounts: LabelAmount[] = [];
  for (const match of line.plain.matchAll(AMOUNT)) {
    const [whole, less, number = "", printed] = match;
    const lead = whole.length - whole.trimStart().length;
    const from = match.index + lead;
    const to = match.index + whole.trimEnd().length;
    const before = line.plain[from - 1] ?? " ";
    if (!less && isInsideWord(line, from)) continue;
    const unit = unitOf(printed);
    const value = numberOf(number, unit) * (less ? 0.5 : 1);
    if (before === "/" && !unit) continue;
    if (/^\d{5,}$/.test(number) && !(isUnitOfEnergy(unit) && gluedEnergy(number))) continue;
    amounts.push({
      ...spanOf(line, from, to),
      value: gluedEnergy(number) ?? value,
      unit,
      digits: number,
      alternatives: [...withoutG(number, unit), ...nearlyRead(line, from, number, unit)],
      pointed: pointedOf(number, unit),
      isCut: line.isEndCut && unit === null && !/[^\s.,]/.test(line.plain.slice(to)),
    });
  }
  for (const match of line.plain.matchAll(NONE)) {
    const span = spanOf(line, match.index, match.index + match[0].length);
    amounts.push({ ...span, value: 0, unit: "g", digits: "0", alternatives: [], pointed: [] });
  }
  return amounts.toSorted((a, b) => a.from - b.from);
}

/** "B6" and "omega3" hold no amount; "Fat6g" and "Calories10" do. */
function isInsideWord(line: StraightLine, from: number) {
  const run = /(?<![a-z])[a-z]+$/.exec(line.plain.slice(0, from))?.[0] ?? "";
  return run.length === 1 || run === "omega" || run === "vitamin";
}

function unitOf(printed: string | undefined): Unit {
  if (!printed) return null;
  if (/^(?:kj?|kilo ?j.*)$/.test(printed)) return "kj";
  if (/^(?:k?k?c|kilo)/.test(printed)) return "kcal";
  if (/^(?:mcg|mog|ug|micro.*)$/.test(printed)) return "ug";
  if (printed === "ml" || printed === "%") return printed;
  return printed.startsWith("m") ? "mg" : "g";
}

/** "534130kcal": the kcal of two energies whose space was lost, where the first is the same in kJ. */
function gluedEnergy(number: string): number | undefined {
  if (!/^\d{5,8}$/.test(number)) return undefined;
  return [2, 3, 4]
    .map((length) => [Number(number.slice(0, -length)), Number(number.slice(-length))] as const)
    .find(([kj, kcal]) => Math.abs(kj / KJ_PER_KCAL - kcal) <= Math.max(1, 0.02 * kcal))?.[1];
}

/** A comma before three digits: thousands of calories, but decimals of grams. */
function numberOf(number: string, unit: Unit) {
  const joined = number.replaceAll(" ", "");
  // "534 130kcal" are two.
  if (Number(joined) > 9999 && joined !== number) return Number(number.split(" ").at(-1));
  if (/^[1-9]\d?[,.]\d{3}$/.test(joined) && unit !== "g") return Number(joined.replace(/[,.]/, ""));
  return Number(joined.replace(/[,·]/, "."));
}

const withoutG = (number: string, unit: Unit): number[] =>
  !unit && /\d[035689]$|[.,·][035689]$/.test(number) ? [numberOf(bareOf(number), "g")] : [];

const bareOf = (number: string) => number.slice(0, -1).replace(/[.,·]$/, "");

function pointedOf(number: string, unit: Unit): number[] {
  if (unit === "%" || isUnitOfEnergy(unit) || /[.,·]/.test(number)) return [];
  const whole = number.replaceAll(" ", "");
  return [...withoutG(number, unit).flatMap(() => withPoint(bareOf(whole))), ...withPoint(whole)];
}

const withPoint = (whole: string) =>
  [1, 2]
    .filter((place) => place < whole.length)
    .map((place) => Number(`${whole.slice(0, -place)}.${whole.slice(-place)}`));

const MOST_DOUBTS = 3;

/** The number with one of its digits or its point as they were nearly read. */
function nearlyRead(
  { plain, doubts = [] }: StraightLine,
  from: number,
  number: string,
  unit: Unit,
): number[] {
  const start = plain.indexOf(number, from);
  const end = start + number.length;
  return doubts
    .filter(({ at, inserted, other }) => at >= start && at < end + Number(inserted) && /[\d.,]/.test(other))
    .toSorted((a, b) => b.chance - a.chance)
    .slice(0, MOST_DOUBTS)
    .map(
      ({ at, other, inserted }) => plain.slice(start, at) + other + plain.slice(at + (inserted ? 0 : 1), end),
    )
    .filter((text) => /^\d+(?:[.,]\d+)?$/.test(text))
    .map((text) => numberOf(text, unit));
}

const isUnitOfEnergy = (unit: Unit) => unit === "kj" || unit === "kcal";

export const isEnergy = ({ unit }: LabelAmount): boolean => isUnitOfEnergy(unit);

/** How the table prints grams: `places` is its most decimal places, `pointed` from ten on, too, `mostly` more often than not. */
export type Print = { inGrams: boolean; places: number; pointed: boolean; mostly: boolean };

/** Whether amounts carry a "g", or else most end in the 9 it was misread as. */
export function printOf(amounts: LabelAmount[]): Print {
  const bare = amounts.filter(({ unit }) => unit === null);
  const nines = bare.filter(({ digits }) => digits.length > 1 && digits.endsWith("9"));
  const grams = amounts.filter(({ unit }) => unit === "g");
  const withPlaces = grams.filter(({ digits }) => placesOf(digits) > 0);
  return {
    inGrams: grams.length > 1 || (nines.length > 1 && nines.length >= 0.6 * bare.length),
    places: grams.length < 3 ? 2 : Math.max(...grams.map(({ digits }) => placesOf(digits))),
    pointed: withPlaces.some(({ value }) => value >= 10),
    mostly: 2 * withPlaces.length > grams.length,
  };
}

export const placesOf = (digits: string) => digits.split(/[.,·]/)[1]?.length ?? 0;

/** A final 9, or one more decimal place than the column has, which looks like a "g". */
export const endsInG = (digits: string, { inGrams, places }: Print) =>
  inGrams && (digits.endsWith("9") || (places > 0 && placesOf(digits) > places && /[0689]$/.test(digits)));
