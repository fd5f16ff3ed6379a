import { type LineSpan, type StraightLine, spanOf } from "./text-line";

type Unit = "kcal" | "kj" | "g" | "mg" | "ug" | "ml" | "%" | null;

/** An amount as printed; `alternatives` with a lost decimal point, or a "g" misread as a digit. */
export type LabelAmount = LineSpan & { value: number; unit: Unit; digits: string; alternatives: number[] };

const LESS =
  "(?:<|less ?than|under|moins ?de|inf\\.? ?a|weniger ?als|unter|meno ?di|menos ?de|minder ?dan|mindre ?and?|manj ?kot|ponizej)";
const NUMBER = "\\d{1,3}(?: \\d{3})+(?!\\d)|\\d{1,2}(?:,\\d{3})(?!\\d)|\\d+(?:[.,·]\\d+)?";
const UNIT =
  "kkcal|kcal|kca1|kcai|kcl|kca|cal(?:ories|s)?|kj|k(?= ?[)/|]|$)|m[g9q](?![a-z])|mcg|mog|ug|ml|g(?:rams?|ms?|r)?(?![a-z])|(?<=\\d[.,]\\d\\d? ?)g|%";
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
    if (!unit && /^\d{5,}$/.test(number)) continue;
    amounts.push({
      ...spanOf(line, from, to),
      value,
      unit,
      digits: number,
      alternatives: [...alternativesOf(number, unit), ...nearlyRead(line, from, number, unit)],
    });
  }
  for (const match of line.plain.matchAll(NONE)) {
    const span = spanOf(line, match.index, match.index + match[0].length);
    amounts.push({ ...span, value: 0, unit: "g", digits: "0", alternatives: [] });
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
  if (/^kj?$/.test(printed)) return "kj";
  if (/^k?k?c/.test(printed)) return "kcal";
  if (/^(?:mcg|mog|ug)$/.test(printed)) return "ug";
  if (printed === "ml" || printed === "%") return printed;
  return printed.startsWith("m") ? "mg" : "g";
}

/** A comma before three digits: thousands of calories, but decimals of grams. */
function numberOf(number: string, unit: Unit) {
  const joined = number.replaceAll(" ", "");
  // "534 130kcal" are two.
  if (Number(joined) > 9999 && joined !== number) return Number(number.split(" ").at(-1));
  if (/^[1-9]\d?[,.]\d{3}$/.test(joined) && unit !== "g") return Number(joined.replace(/[,.]/, ""));
  return Number(joined.replace(/[,·]/, "."));
}

function alternativesOf(number: string, unit: Unit): number[] {
  const alternatives: number[] = [];
  const [whole = "", part] = number.replaceAll(" ", "").split(/[.,·]/);
  if (!unit && /[035689]$/.test(number) && number.length > 1) {
    const rest = number.slice(0, -1).replace(/[.,·]$/, "");
    alternatives.push(numberOf(rest, "g"));
  }
  const places =
    part !== undefined || unit === "%"
      ? 0
      : unit === "kcal" || unit === "kj"
        ? whole.length - 3
        : whole.length - 1;
  for (let place = 1; place <= Math.min(2, places); place++)
    alternatives.push(Number(`${whole.slice(0, -place)}.${whole.slice(-place)}`));
  return alternatives;
}

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

export const isEnergy = ({ unit }: LabelAmount): boolean => unit === "kj" || unit === "kcal";
