import type { Amounts } from "~/features/nutrition/amounts";
import {
  behindEach,
  behindFood,
  isEachMark,
  isEachPack,
  PIECES_EACH,
  readLabel,
  uneatenAt,
  wholeSaidAfter,
  wholeSaidBefore,
} from "./clauses";
import { type FigureRun, figureRuns, isGlue, isInPer, type Per, perAt, ROUNDED_SUM } from "./figures";
import {
  ABOUT,
  blanked,
  EACH,
  energyUnitOf,
  isNaming,
  numberIn,
  OF,
  type Piece,
  piecesOf,
  SERVINGS,
  type Stretch,
  TOTALS,
  WHOLE,
} from "./pieces";
import {
  headingBefore,
  isClosing,
  isEnd,
  isOpening,
  LIST_WORDS,
  MAX_BEFORE,
  readTimes,
  TIMES,
  timesSaid,
} from "./share";

/** Figures as typed, and the stretch `about` that names their food. */
export type Statement = Stretch & {
  values: Partial<Amounts>;
  /** The figures are of one of several pieces. */
  each: boolean;
  isDa?: boolean;
  isOfPack?: boolean;
  /** The figures are of one of so many: "250 kcal x2". */
  times?: number;
  /** The figures are of so many grams or millilitres, or of a serving. */
  per?: Per;
  about: Stretch;
  /** For all foods of the stretch. */
  whole: boolean;
  /** Before the food, as "a 400 kcal burrito". */
  isBefore: boolean;
};

/** What a text states about its foods in figures, in the order of the text. */
export function statementsIn(text: string): Statement[] {
  const pieces = piecesOf(text);
  const runs = figureRuns(pieces, text)
    .slice(0, MOST_STATEMENTS)
    .map((run) => markedRun(run, pieces, text));
  const statements: Statement[] = [];
  let claimed = 0;
  for (const [i, run] of runs.entries()) {
    const from = Math.max(claimed, runs[i - 1]?.next ?? 0);
    const to = runs[i + 1]?.first ?? pieces.length;
    const { about, isBefore } = aboutOf(pieces, { ...run, from, to }, runs[i + 1] !== undefined);
    const uneaten = uneatenAt(pieces, run.first, from);
    claimed = isBefore && uneaten === undefined ? about.next : run.next;
    const own = lineOf(pieces, from, run.first);
    const isSum =
      uneaten !== undefined ||
      (run.total && statements.length > 0 && own === from) ||
      (pieces[run.first]?.plain === "=" &&
        Math.abs((run.values.calories ?? 0) - kcalIn(statements)) <= ROUNDED_SUM * kcalIn(statements));
    const first = uneaten ?? (isBefore ? run.first : behindFood(pieces, run.first, from));
    const start = pieces[first]?.start ?? 0;
    const end = pieces[run.next - 1]?.end ?? start;
    const { values, per, total, times } = run;
    const each = run.each || (isBefore && isCount(pieces[run.first - 1]));
    if (isSum)
      statements.push({ start, end, values: {}, each, about: { start, end: start }, whole: false, isBefore });
    else
      statements.push({
        start,
        end,
        values,
        each,
        isDa: run.isDa,
        isOfPack: run.isOfPack,
        times: times ?? (isBefore ? timesAfter(pieces, about) : undefined),
        per,
        about: placeOf(pieces, about, start),
        whole: total || (isBefore && pieces[run.next]?.plain === "("),
        isBefore,
      });
  }
  return statements.map((statement) => ({
    ...statement,
    whole: statement.whole || isLine(statement, statements, text),
  }));
}

/** Of a list with figures at the end of each line: "Chicken & bacon sandwich, 1 pack 435 kcal". */
function isLine({ about, end, each, per }: Statement, all: readonly Statement[], text: string): boolean {
  const isLast = (at: number) => /^[^\S\n]*(?:\n|$)/.test(text.slice(at));
  const isList = text.includes("\n") && all.filter((other) => isLast(other.end)).length > 1;
  const named = text.slice(about.start, about.end).trim();
  return isList && isLast(end) && !each && !per && !/[;+\n]|,(?! ?\p{Nd}[^,]*$)/u.test(named);
}

const kcalIn = (statements: readonly Statement[]): number =>
  statements.reduce((sum, { values }) => sum + (values.calories ?? 0), 0);

const MOST_STATEMENTS = 80;
/** A text with its statements blank, and what stands beside them apart; "a … burrito" stays one. */
export function withoutStatements(text: string, statements: readonly Statement[]): string {
  const inside = statements.filter(({ isBefore, start }) => {
    const [, before] =
      /(?:^|[\s\p{Nd}])(\p{L}{0,5})\s?$/u.exec(text.slice(Math.max(0, start - 8), start)) ?? [];
    return isBefore && before !== undefined && !LIST_WORDS.has(before.toLowerCase());
  });
  const apart = statements.filter((statement) => !inside.includes(statement));
  return blanked(blanked(text, inside), apart, ";");
}

type Marked = FigureRun &
  Pick<Statement, "each" | "isDa" | "isOfPack" | "per" | "times"> & { total: boolean };

/** With "each", "per 100 g", "in total" and what else belongs to the figures. */
function markedRun(run: FigureRun, pieces: readonly Piece[], text: string): Marked {
  const marked: Marked = { ...run, each: false, total: false };
  const look = (i: number) => {
    const per = perAt(pieces, i);
    if (per) {
      marked.per ??= per.per;
      marked.each ||= per.per === undefined;
    }
    return per;
  };
  for (let i = run.first; i < run.next; i += 1)
    if (!look(i)) marked.each ||= EACH.has(pieces[i]?.plain ?? "");
  for (let i = run.first - 1; i >= Math.max(0, run.first - MAX_BEFORE); i -= 1) {
    const piece = pieces[i] as Piece;
    const per = look(i);
    if (per && pieces.slice(per.next, marked.first).every(isGlue)) marked.first = i;
    else if (piece.kind === "word" && TOTALS.has(piece.plain)) {
      marked.total = true;
      marked.first = i;
    } else if (isEachMark(pieces, i, text) && i === marked.first - 1) {
      Object.assign(marked, { each: true, isDa: OF.has(piece.plain), first: i });
    } else if (piece.plain === "\n" || piece.plain === ";" || !(isGlue(piece) || isInPer(pieces, i))) break;
  }
  while (isOpening(pieces[marked.first - 1])) marked.first -= 1;
  marked.total ||= pieces[marked.first]?.plain === "=" && pieces[marked.first - 1]?.plain === "\n";
  marked.first = headingBefore(pieces, wholeSaidBefore(pieces, marked.first));
  readLabel(marked, pieces);
  let next = run.next;
  while (next < pieces.length && next - run.next < MAX_AFTER && isSoftMark(pieces[next])) next += 1;
  const after = pieces[next];
  const per = next < pieces.length ? look(next) : undefined;
  const eachEnd = behindEach(pieces, next);
  if (per) marked.next = per.next;
  else if (eachEnd) {
    marked.each = true;
    marked.next = eachEnd;
  } else if (after?.plain === "a" && isOneOf(pieces[next + 1])) {
    if (SERVINGS.has(pieces[next + 1]?.plain ?? "")) marked.per ??= { amount: 1, unit: "serving" };
    else marked.each = true;
    marked.next = next + 2;
  } else {
    const total = ["in", "en", "im", "au", "al", "no"].includes(after?.plain ?? "") ? next + 1 : next;
    const word = pieces[total]?.plain ?? "";
    const number = /^[:=]$/.test(pieces[total + 1]?.plain ?? "") ? total + 2 : total + 1;
    const isAhead = pieces[number]?.kind === "number" && isBehindNumber(pieces[number + 1]);
    const isAllIn = word === "all" && /^(?:in|up|told)$/.test(pieces[total + 1]?.plain ?? "");
    if (!isAhead && (TOTALS.has(word) || isAllIn || (total > next && ["all", "tout"].includes(word)))) {
      marked.total = true;
      marked.next = isAllIn ? total + 2 : total + 1;
    }
  }
  marked.isOfPack = isEachPack(pieces, marked.next);
  marked.each ||= marked.isOfPack;
  marked.next = wholeSaidAfter(pieces, marked.next);
  while (isClosing(pieces[marked.next])) marked.next += 1;
  if (!marked.per && !marked.each && isHeading(pieces, marked)) marked.total = true;
  readTimes(marked, pieces);
  return marked;
}

const isBehindNumber = (piece: Piece | undefined): boolean =>
  isEnd(piece) || energyUnitOf(piece?.plain) !== undefined;

/** "Breakfast – 430 kcal: oats, banana, milk". */
function isHeading(pieces: readonly Piece[], { first, next }: FigureRun): boolean {
  const start = pieces.slice(0, first).findLastIndex(({ plain }) => /^[.;\n]$/.test(plain)) + 1;
  return pieces[next]?.plain === ":" && !pieces.slice(start, first).some(isNaming);
}

const isOneOf = (piece: Piece | undefined): boolean =>
  PIECES_EACH.has(piece?.plain ?? "") || SERVINGS.has(piece?.plain ?? "");

/** The 3 of "a 150 kcal beer x 3". */
const timesAfter = (pieces: readonly Piece[], { next }: Span): number | undefined => {
  const [x, number] = pieces.slice(next - 2, next);
  return number && TIMES.has(x?.plain ?? "") ? timesSaid(number) : undefined;
};

const MAX_AFTER = 3;
const SOFT_MARKS = new Set([..." ,()|·–—-"]);

const isSoftMark = (piece: Piece | undefined): boolean =>
  piece !== undefined && piece.kind === "mark" && SOFT_MARKS.has(piece.plain);

type Span = { first: number; next: number };

/** The pieces that name the food of a run: those before it, else those after it. */
function aboutOf(
  pieces: readonly Piece[],
  { first, next, from, to, total, per }: Marked & { from: number; to: number },
  isFollowed: boolean,
): { about: Span; isBefore: boolean } {
  const start = total ? lineOf(pieces, from, first) : startOf(pieces, from, first);
  const end = endOf(pieces, next, to);
  const hasAfter = pieces.slice(next, end).some(isNaming);
  if (!pieces.slice(start, first).some(isNaming)) {
    // "Per 100 g: 380 kcal, fat 5 g. Oat biscuits 50 g": the label stands before its food.
    const behind = per && !hasAfter && !isFollowed ? afterMarks(pieces, next) : next;
    if (behind > next)
      return { about: { first: behind, next: endOf(pieces, behind, to) }, isBefore: behind < to };
    const isList = pieces[next]?.plain === ":" && !isFollowed;
    const whole = isList || total ? to : end;
    return {
      about: { first: next, next: whole },
      isBefore: hasAfter || (isList && pieces.slice(next, to).some(isNaming)),
    };
  }
  const isKind = pieces[next - 1]?.plain === "calorie" && !(isFollowed && end === to);
  if (isKind && isNamingNext(pieces[next]))
    return { about: { first: nameBefore(pieces, first, start), next: end }, isBefore: true };
  const isApart = isListMark(pieces[beforeNumber(pieces, first) - 1]);
  const isNext = hasAfter && isNamingNext(pieces[next]) && (!isFollowed || end < to);
  if (isApart && isNext) return { about: { first: next, next: end }, isBefore: true };
  return { about: { first: start, next: first }, isBefore: false };
}

const afterMarks = (pieces: readonly Piece[], from: number): number => {
  let at = from;
  while (pieces[at]?.kind === "mark") at += 1;
  return at;
};

/** The "Chewy" of "a Chewy 90 calorie bar", of the same food. */
function nameBefore(pieces: readonly Piece[], first: number, from: number): number {
  let start = first;
  while (start > from && isNaming(pieces[start - 1] as Piece)) start -= 1;
  return start;
}

const isNamingNext = (piece: Piece | undefined): boolean =>
  piece !== undefined && (isNaming(piece) || ["of", "de", "di", "d", "von", "van"].includes(piece.plain));

/** Before "a", "3" or "three" of "a 400 kcal burrito". */
const beforeNumber = (pieces: readonly Piece[], i: number): number => {
  const piece = pieces[i - 1];
  return piece?.kind === "number" || ["a", "an", "one", "two", "three", "four"].includes(piece?.plain ?? "")
    ? i - 1
    : i;
};

/** The "three" of "three 100 kcal bars". */
const isCount = (piece: Piece | undefined): boolean =>
  piece !== undefined && (numberIn(piece) ?? 0) > 1 && Number.isInteger(numberIn(piece));

const isListMark = (piece: Piece | undefined): boolean =>
  piece === undefined ||
  [",", ";", "\n", "+", "&", "•", "."].includes(piece.plain) ||
  LIST_WORDS.has(piece.plain);

/** Where the line or sentence of a total begins, if it names foods of its own. */
function lineOf(pieces: readonly Piece[], from: number, first: number): number {
  const hard = pieces.findLastIndex((_, i) => i >= from && i < first && isHardMark(pieces, i));
  return hard >= from && pieces.slice(hard, first).some((piece) => isNaming(piece) && !WHOLE.has(piece.plain))
    ? hard + 1
    : from;
}

/** From the last line or sentence that says something. */
function startOf(pieces: readonly Piece[], from: number, first: number): number {
  let start = first;
  let isNamed = false;
  for (let i = first - 1; i >= from && !(isNamed && isHardMark(pieces, i)); i -= 1) {
    isNamed ||= isNaming(pieces[i] as Piece);
    start = i;
  }
  return start;
}

function endOf(pieces: readonly Piece[], next: number, to: number): number {
  const close =
    pieces[next]?.plain === "(" ? pieces.findIndex(({ plain }, i) => i > next && plain === ")") : -1;
  let end = Math.max(next, Math.min(close, to));
  while (end < to && !(isHardMark(pieces, end) || (end > next && isListMark(pieces[end])))) end += 1;
  return end;
}

const isHardMark = (pieces: readonly Piece[], i: number): boolean => {
  const { plain, end } = pieces[i] as Piece;
  if (plain === "\n" || plain === ";") return true;
  const before = pieces[i - 1];
  return [".", "!", "?"].includes(plain) && pieces[i + 1]?.start !== end && !ABOUT.has(before?.plain ?? "");
};

const placeOf = (pieces: readonly Piece[], { first, next }: Span, otherwise: number): Stretch =>
  next > first
    ? { start: pieces[first]?.start ?? otherwise, end: pieces[next - 1]?.end ?? otherwise }
    : { start: otherwise, end: otherwise };
