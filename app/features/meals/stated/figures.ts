import type { AmountName, Amounts } from "~/features/nutrition/amounts";
import {
  ABOUT,
  AFTER_NO_FIGURE,
  afterShare,
  BEFORE_NO_FIGURE,
  EACH,
  ENERGY_NAMES,
  energyUnitOf,
  exactUnitOf,
  type FigureName,
  GLUE,
  letterOf,
  NAME_BEGINS,
  NAME_ENDS,
  numberAt,
  nutrientOf,
  PER,
  type Piece,
  SERVINGS,
  servingSizeAt,
  TOTALS,
  weightOf,
} from "./pieces";

/** Figures of one food, in the pieces from `first` up to `next`. */
export type FigureRun = { first: number; next: number; values: Partial<Amounts> };

/** `sure` on its own; the others need a sure one, or each other, beside them. */
type Figure = { name: FigureName; value: number; first: number; next: number; sure: boolean; isKj?: boolean };

/** The runs of figures in a text: "610 kcal, P 42 g, C 70 g". */
export function figureRuns(pieces: readonly Piece[], text: string): FigureRun[] {
  const runs: Figure[][] = [];
  const sums = summed(pieces);
  let run: Figure[] = [];
  for (let i = 0; i < pieces.length; ) {
    const read = sums.has(i)
      ? { ...energyFigure(pieces[i]?.value ?? 0, 1, i + 1), first: i }
      : figureAt(pieces, i, text);
    // "HC 60 g, P 25 g, G 18 g": the G of glucids, or of fat where the carbs stand before it.
    const isFat = pieces[i]?.plain === "g" && run.some(({ name }) => name === "carbs");
    const figure = read && isFat ? { ...read, name: "fats" as const } : read;
    if (!figure) {
      i += 1;
      continue;
    }
    const goesOn = isGlued(pieces, run.at(-1)?.next ?? -1, i) && isFurther(figure, run);
    if (!goesOn && figure.name === "other") {
      i += 1;
      continue;
    }
    if (goesOn) run.push(figure);
    else {
      run = [figure];
      runs.push(run);
    }
    i = figure.next;
  }
  const all = runs.flatMap(runOf);
  return all.length === runs.length
    ? all
    : runs.flatMap((one) =>
        isLone(one, runs, pieces) ? runOf(one.map((figure) => ({ ...figure, sure: true }))) : runOf(one),
      );
}

/** The "27c" of "shake 30p 5c 2f, banana 27c", the "45c" and "40p" of "rice 45c, chicken 40p", and more cups than anybody eats. */
function isLone(run: readonly Figure[], runs: readonly Figure[][], pieces: readonly Piece[]): boolean {
  const [{ first, next, name, value } = { first: 0, next: 0, name: "other", value: 0 }] = run;
  const isGluedLetter =
    next === first + 2 &&
    pieces[first]?.end === pieces[first + 1]?.start &&
    pieces[first + 1]?.plain.length === 1;
  const isEnd = (pieces[next]?.kind ?? "mark") === "mark";
  const isBeside = runs.some(
    (other) => other !== run && other.some((figure) => figure.name !== name && figure.name !== "calories"),
  );
  const isMany = name === "carbs" && value > MOST_CUPS;
  return (
    run.length === 1 && isGluedLetter && isEnd && (isMany || (isBeside && (name !== "carbs" || value > MANY)))
  );
}
const MOST_CUPS = 10;

/** The numbers of "porridge 250, banana 105, total 355 kcal", which their sum tells to be kcal. */
function summed(pieces: readonly Piece[]): Set<number> {
  const kcalAt = (i: number) => (pieces[i]?.value ?? 0) * (energyUnitOf(pieces[i + 1]?.plain) ?? 1);
  const isItem = (i: number) =>
    energyUnitOf(pieces[i + 1]?.plain) !== undefined ||
    (pieces[i - 1]?.kind === "word" && /^(?:[,;+=\n]|and)$/.test(pieces[i + 1]?.plain ?? ""));
  const items: number[] = [];
  let sum = 0;
  for (const [i, { kind }] of pieces.entries()) {
    const before = pieces[i - 1]?.plain ?? "";
    const isTotal = items.length > 1 && (TOTALS.has(before) || /^[:=]$/.test(before));
    if (kind !== "number" || !(isTotal || isItem(i))) continue;
    if (isTotal && Math.abs(sum - kcalAt(i)) <= ROUNDED_SUM * sum)
      return new Set([...items, i].filter((at) => energyUnitOf(pieces[at + 1]?.plain) === undefined));
    items.push(i);
    sum += kcalAt(i);
  }
  return new Set();
}
export const ROUNDED_SUM = 0.02;

const MAX_GLUE = 7;
const GLUE_MARKS = new Set([..." ,;|/·•-–—()[]:*~≈&+\n."]);

const isGlued = (pieces: readonly Piece[], from: number, to: number): boolean =>
  from >= 0 &&
  to - from <= MAX_GLUE &&
  pieces
    .slice(from, to)
    .every((piece, i) => isGlue(piece) || EACH.has(piece.plain) || isInPer(pieces, from + i));

export const isGlue = ({ kind, plain }: Piece): boolean =>
  kind === "mark" ? GLUE_MARKS.has(plain) : kind === "word" && (GLUE.has(plain) || ABOUT.has(plain));

/** Of a nutrient that the run has not, but for energy in both its units. */
const isFurther = ({ name, isKj }: Figure, run: readonly Figure[]): boolean => {
  if (name === "other") return run.some((other) => other.name !== "calories" && other.name !== "other");
  return run.every((other) => other.name !== name || (name === "calories" && other.isKj !== isKj));
};

const MANY = 2;

function runOf(run: readonly Figure[]): FigureRun[] {
  const first = run[0]?.first;
  const next = run.at(-1)?.next;
  const named = run.filter(({ name }) => name !== "other");
  if (first === undefined || next === undefined) return [];
  if (!named.some(({ sure }) => sure) && new Set(named.map(({ name }) => name)).size < MANY) return [];
  const values: Partial<Amounts> = {};
  for (const { name, value, isKj } of named.toSorted((a, b) => Number(!a.isKj) - Number(!b.isKj)))
    if (!(isKj && values.calories !== undefined)) values[name as AmountName] = value;
  return [{ first, next, values }];
}

const figureAt = (pieces: readonly Piece[], i: number, text: string): Figure | undefined => {
  const figure = pieces[i]?.kind === "number" ? numberFirst(pieces, i, text) : nameFirst(pieces, i, text);
  return figure && { ...figure, first: i, next: afterShare(pieces, figure.next) };
};

/** "22 g protein", "610 kcal", "22p". */
function numberFirst(pieces: readonly Piece[], i: number, text: string): Omit<Figure, "first"> | undefined {
  const number = numberAt(pieces, i);
  if (!number) return undefined;
  let { next } = number;
  const dashed = pieces[next]?.plain === "-" ? next + 1 : next;
  const energy = energyUnitOf(pieces[dashed]?.plain);
  // "0 calorie soda" is a diet soda.
  const isKind =
    number.value === 0 && pieces[dashed + 1]?.kind === "word" && !isGlue(pieces[dashed + 1] as Piece);
  if (energy !== undefined) return isKind ? undefined : energyFigure(number.value, energy, dashed + 1);
  const per = perAt(pieces, next)?.next ?? next;
  const perUnit = per > next ? energyUnitOf(pieces[per]?.plain) : undefined;
  if (perUnit !== undefined) return energyFigure(number.value, perUnit, per + 1);
  const weight = weightAt(pieces, next, text);
  if (weight !== undefined) next += 1;
  if (weight !== undefined && /^(?:of|de|di|d|von|van|an)$/.test(pieces[next]?.plain ?? "")) next += 1;
  if (pieces[next]?.plain === "'" || pieces[next]?.plain === "’") next += 1;
  const name = nameAt(pieces, next, text, false);
  if (!name || isFoodAfter(pieces, name.next)) return undefined;
  const value = number.value * (weight ?? 1);
  return { name: name.name, value, next: name.next, sure: weight !== undefined && !name.isLetter };
}

/** The G of "P 30 G 20" is no gram. */
const weightAt = (pieces: readonly Piece[], i: number, text: string): number | undefined =>
  text[pieces[i]?.start ?? 0] === "G" && pieces[i + 1]?.kind === "number"
    ? undefined
    : weightOf(pieces[i]?.plain);

const SEPARATORS = new Set([...":=-–—~≈|(*"]);
const MAX_SEPARATORS = 4;

/** "Protein: 22 g", "P 22", "Calories 610". */
function nameFirst(pieces: readonly Piece[], i: number, text: string): Omit<Figure, "first"> | undefined {
  const named = nameAt(pieces, i, text, true);
  const before = pieces[i - 1];
  if (!named || (before?.kind === "word" && BEFORE_NO_FIGURE.has(before.plain))) return undefined;
  if (isOfFood(pieces, i) || (named.name === "fats" && isFatShare(pieces, i))) return undefined;
  let { next, unit } = named;
  let isMarked = false;
  if (pieces[next]?.plain === "(" && isUnit(pieces[next + 1]) && pieces[next + 2]?.plain === ")") {
    unit ??= energyUnitOf(pieces[next + 1]?.plain);
    next += 3;
  }
  for (let k = 0; k < MAX_SEPARATORS && isSeparator(pieces[next]); k += 1) {
    isMarked ||= pieces[next]?.plain === ":" || pieces[next]?.plain === "=";
    next += 1;
  }
  const number = pieces[next]?.kind === "number" ? numberAt(pieces, next) : undefined;
  if (!number) return undefined;
  next = number.next;
  const energy = energyUnitOf(pieces[next]?.plain);
  if (named.name === "calories") {
    if (energy !== undefined) return energyFigure(number.value, energy, next + 1);
    const isNextNamed = pieces[next + 1]?.kind === "number";
    const isOther =
      weightOf(pieces[next]?.plain) !== undefined || (nutrientOf(pieces[next]?.plain) && !isNextNamed);
    return isOther || unit === undefined ? undefined : energyFigure(number.value, unit, next);
  }
  if (energy !== undefined) return undefined;
  const weight = weightAt(pieces, next, text);
  if (weight !== undefined) next += 1;
  const after = pieces[next];
  if (weight === undefined && after?.kind === "word" && !isFigureWord(after, text) && !GLUE.has(after.plain))
    return undefined;
  const sure = !named.isLetter && (weight !== undefined || isMarked);
  return { name: named.name, value: number.value * (weight ?? 1), next, sure };
}

/** The fat of "mince 5% fat 200 g" and "cheese with half the fat 50 g", not of "sodium 160 mg 7% fat 8 g". */
const isFatShare = (pieces: readonly Piece[], i: number): boolean => {
  const [unit, share, percent] = pieces.slice(Math.max(0, i - 3), i);
  const last = pieces[i - 1];
  if (last?.plain === "the") return true;
  return percent?.plain === "%" && share?.kind === "number" && !isUnit(unit);
};

/** The protein of "barrita de proteína 60 g". */
const isOfFood = (pieces: readonly Piece[], i: number): boolean => {
  const [food, link] = pieces.slice(Math.max(0, i - 2), i);
  return food?.kind === "word" && /^(?:de|di|da|of|van)$/.test(link?.plain ?? "") && unitless(food);
};

const unitless = ({ plain }: Piece): boolean =>
  weightOf(plain) === undefined && energyUnitOf(plain) === undefined && !GLUE.has(plain);

const isUnit = (piece: Piece | undefined): boolean =>
  weightOf(piece?.plain) !== undefined || energyUnitOf(piece?.plain) !== undefined;

const isSeparator = ({ plain = "" }: Partial<Piece> = {}): boolean =>
  SEPARATORS.has(plain) || ABOUT.has(plain) || plain === "of";

const isFigureWord = ({ plain, start, end }: Piece, text: string): boolean =>
  nutrientOf(plain) !== undefined ||
  energyUnitOf(plain) !== undefined ||
  letterOf(text.slice(start, end), true) !== undefined;

const energyFigure = (value: number, unit: number, next: number): Omit<Figure, "first"> => ({
  name: "calories",
  value: value * unit,
  next,
  sure: true,
  isKj: unit !== 1,
});

type Name = {
  name: FigureName;
  next: number;
  isLetter?: boolean;
  /** In kcal. */
  unit?: number;
};

const MAX_NAME = 4;

/** "Protein", "of which saturates", "hidratos de carbono", "P". */
function nameAt(pieces: readonly Piece[], i: number, text: string, isBefore: boolean): Name | undefined {
  const piece = pieces[i];
  if (piece?.kind !== "word") return undefined;
  const letter = letterOf(text.slice(piece.start, piece.end), isBefore);
  if (letter) return { name: letter, next: i + 1, isLetter: true };
  const unit = isBefore ? energyUnitOf(piece.plain) : undefined;
  if (unit !== undefined) return { name: "calories", next: i + 1, unit };
  if (isBefore && ENERGY_NAMES.has(piece.plain)) return { name: "calories", next: i + 1 };
  let name = nutrientOf(piece.plain);
  let next = i + 1;
  if (!name || NAME_BEGINS.has(piece.plain)) {
    if (!NAME_BEGINS.has(piece.plain)) return undefined;
    for (; next < i + MAX_NAME; next += 1) {
      const word = pieces[next]?.plain ?? "";
      const isFat = piece.plain === "matieres" && word === "grasses";
      const named = isFat ? "fats" : nutrientOf(word);
      if (named) name = name === "fats" && named === "other" ? named : (name ?? named);
      else if (!NAME_BEGINS.has(word)) break;
      if (isFat) name = "fats";
    }
    if (piece.plain.startsWith("satur") || piece.plain === "trans") name &&= "other";
    if (!name) return undefined;
  }
  const link = pieces[next]?.plain === "de" ? 1 : 0;
  if (NAME_ENDS.has(pieces[next + link]?.plain ?? "")) {
    const isPart = pieces[next + link]?.plain.startsWith("satur");
    return { name: isPart ? "other" : name, next: next + link + 1 };
  }
  if (piece.plain === "sugar" && pieces[next]?.plain === "alcohol") next += 1;
  return { name, next };
}

const isFoodAfter = (pieces: readonly Piece[], i: number): boolean =>
  AFTER_NO_FIGURE.has(pieces[pieces[i]?.plain === "-" ? i + 1 : i]?.plain ?? "");

/** What figures are of, if not of all of a food. */
export type Per = { amount: number; unit: "g" | "ml" | "serving"; isServing?: boolean };

/** "Per 100 g", "/100 ml", "per serving (30 g)", "per piece"; without `per` it is each. */
export function perAt(pieces: readonly Piece[], i: number): { per?: Per; next: number } | undefined {
  const piece = pieces[i];
  const size = servingSizeAt(pieces, i);
  if (size) return size;
  if (!piece || !(PER.has(piece.plain) || piece.plain === "/" || piece.plain === "a")) return undefined;
  const [number, unit] = pieces.slice(i + 1, i + 3);
  if (number?.kind === "number") {
    const exact = exactUnitOf(unit);
    if (!exact || number.value <= 0 || isOfNutrient(pieces, i + 3)) return undefined;
    if (SERVINGS.has(pieces[i + 3]?.plain ?? "")) return { per: { amount: 1, unit: "serving" }, next: i + 4 };
    return { per: { amount: number.value, unit: exact }, next: i + 3 };
  }
  const isSlash = piece.plain === "/" && !SERVINGS.has(number?.plain ?? "");
  if (isSlash || piece.plain === "a" || number?.kind !== "word") return undefined;
  if (SERVINGS.has(number.plain)) {
    const isWeighed = pieces[i + 2]?.plain === "(" && pieces[i + 5]?.plain === ")";
    return { per: { amount: 1, unit: "serving" }, next: isWeighed ? i + 6 : i + 2 };
  }
  return piece.plain === "per" || piece.plain === "pro" ? { next: i + 2 } : undefined;
}

/** The "/13 g protein" of "7 g fat/13 g protein/19 g carbs", not of "250 kcal/100 g protein 5 g". */
const isOfNutrient = (pieces: readonly Piece[], i: number): boolean => {
  const [name, after, number] = pieces.slice(i, i + 3);
  const isNamed = after?.kind === "number" || (number?.kind === "number" && isSeparator(after));
  return nutrientOf(name?.plain) !== undefined && !isNamed;
};

export const isInPer = (pieces: readonly Piece[], i: number): boolean =>
  Array.from({ length: LONGEST_PER }, (_, k) => i - k).some((at) => (perAt(pieces, at - 1)?.next ?? 0) > i);
const LONGEST_PER = 10;
