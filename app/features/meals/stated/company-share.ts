import { stem } from "~/features/foods/language/words";
import { meaningOf } from "~/features/foods/languages/language-of";
import { languageIndexes } from "~/features/foods/languages/languages";
import { foodIndex } from "~/features/foods/matching/food-index";
import { GLUE, isNaming, numberIn, type Piece, piecesOf } from "./pieces";
import {
  AMONG,
  AMONG_US,
  type Found,
  isEndOfClause,
  MINE,
  MY,
  PEOPLE,
  PERSONS,
  SEVERAL,
  SHARE,
  SHARED,
  type Share,
  stretchOf,
  TOGETHER,
  WITH,
  wholeBefore,
  wholeNumber,
} from "./share";

/** "Shared with my wife", "split three ways", "between the two of us". */
export function companyShare(pieces: readonly Piece[], text: string): Share | undefined {
  const ofObject = shareOfObject(pieces, text);
  if (ofObject) return ofObject;
  for (let i = 0; i < pieces.length; i += 1) {
    const found = sharersAt(pieces, i, text);
    const isHeading = pieces[found?.next ?? 0]?.plain === ":";
    if (!found || !(isHeading || pieces.slice(0, i).some(isNaming))) continue;
    const isApart = pieces[i - 1]?.kind === "mark";
    const of = wholeBefore(pieces, found, found);
    return {
      share: 1 / found.count,
      servings: found.count,
      of,
      only: isApart || isHeading ? undefined : "last",
      said: [stretchOf(pieces, found)],
    };
  }
  return undefined;
}

/** "Pizza mit meinem Freund geteilt" with "eine" before it: a dish that is shared is all of it. */
export function withOneDish(text: string): string | undefined {
  const pieces = piecesOf(text);
  const share = companyShare(pieces, text);
  const inside = pieces.filter(({ start, end }) => share && start >= share.of.start && end <= share.of.end);
  const from = inside.findLastIndex(({ plain }) => /^[,;.+&\n]$/.test(plain) || AND.has(plain)) + 1;
  const at = inside.findIndex((piece, i) => i >= from && isNaming(piece));
  const [before, food] = [inside[at - 1], inside[at]];
  if (!share || !food || inside.slice(from).some(({ kind }) => kind === "number")) return undefined;
  const said = share.said.map(({ start, end }) => text.slice(start, end)).join(" ");
  const article = ONE.find(([company]) => company.test(said))?.[1] ?? "1";
  if (at > from && before && numberIn(before) !== undefined)
    return article === "1" && /^an?$/.test(before.plain)
      ? `${text.slice(0, before.start)}1${text.slice(before.end)}`
      : undefined;
  return `${text.slice(0, food.start)}${article} ${text.slice(food.start)}`;
}

const AND = new Set(["and", "und", "et", "y", "e", "en"]);
const ONE: readonly [RegExp, string][] = [
  [/\b(?:mit|zu|unter)\b|geteilt/i, "eine"],
  [/\b(?:avec|partag)/i, "une"],
  [/\bcon\b|compart|condivis|divis[aoei]\b/i, "una"],
  [/\bmet\b|gedeeld/i, "een"],
  [/\bcom\b|dividi/i, "uma"],
];

/** "Shared a 350 g pizza with my husband", "mit Anna eine Pizza geteilt", "split a pizza between three". */
function shareOfObject(pieces: readonly Piece[], text: string): Share | undefined {
  const verb = pieces.findIndex(({ plain }) => SHARE.has(plain) || SHARED.has(plain));
  if (verb < 0) return undefined;
  const start = clauseStart(pieces, verb);
  const end = clauseEnd(pieces, verb);
  for (let i = start; i < end; i += 1) {
    const company = isAmong(pieces, i, verb)
      ? sharersAt(pieces, i, text)
      : (personsWith(pieces, i, text) ?? personsCounted(pieces, i));
    if (!company || company.count < 2 || company.count > MAX_SHARERS) continue;
    const places =
      i > verb
        ? [{ first: verb + 1, next: i }]
        : [
            { first: company.next, next: verb },
            { first: start, next: i },
            { first: verb + 1, next: end },
          ];
    const food = places.find(({ first, next }) => pieces.slice(first, next).some(isNaming));
    if (!food) continue;
    return {
      share: 1 / company.count,
      servings: company.count,
      of: stretchOf(pieces, food),
      said: [stretchOf(pieces, { first: verb, next: verb + 1 }), stretchOf(pieces, company)],
    };
  }
  return undefined;
}

const isAmong = (pieces: readonly Piece[], i: number, verb: number): boolean =>
  AMONG_US.has(pieces[i]?.plain ?? "") && i > verb;

/** "With my wife", "mit Anna"; "with mushrooms" is no company. */
function personsWith(
  pieces: readonly Piece[],
  i: number,
  text: string,
): Found<{ count: number }> | undefined {
  if (!WITH.has(pieces[i]?.plain ?? "")) return undefined;
  const at = afterWith(pieces, i);
  const [first, second, third] = pieces.slice(at, at + 3);
  const person = first && (MINE.has(first.plain) || numberIn(first) !== undefined) ? second : first;
  const isPerson =
    MY.has(first?.plain ?? "") ||
    [first, second, third].some((piece) => PERSONS.has(piece?.plain ?? "")) ||
    (person !== undefined && isCapital(person, text) && isNaming(person) && !isFoodWord(person.plain));
  const { count, next } = isPerson ? personsAt(pieces, at, text) : { count: 0, next: i };
  return count > 0 ? { count: count + 1, first: i, next } : undefined;
}

/** "4 ways", "we were 3 and". */
function personsCounted(pieces: readonly Piece[], i: number): Found<{ count: number }> | undefined {
  const isWe = pieces[i]?.plain === "we" && /^(?:are|were)$/.test(pieces[i + 1]?.plain ?? "");
  const at = isWe ? i + 2 : i;
  const count = wholeNumber(pieces[at]);
  const isWays = /^ways?$/.test(pieces[at + 1]?.plain ?? "");
  return count && (isWe || isWays) ? { count, first: i, next: at + (isWays || isWe ? 2 : 1) } : undefined;
}

const afterWith = (pieces: readonly Piece[], i: number): number => i + (pieces[i + 1]?.plain === "/" ? 2 : 1);

const isFoodWord = (plain: string): boolean =>
  foodIndex().byWord.has(stem(plain)) ||
  languageIndexes().some((language) => meaningOf([plain], language)?.kind === "food");

const clauseStart = (pieces: readonly Piece[], i: number): number => {
  let start = i;
  while (start > 0 && !/^[.;!?,\n]$/.test(pieces[start - 1]?.plain ?? "")) start -= 1;
  return start;
};

const clauseEnd = (pieces: readonly Piece[], i: number): number => {
  let end = i;
  while (end < pieces.length && !/^[.;!?,\n]$/.test(pieces[end]?.plain ?? "")) end += 1;
  return end;
};

const MAX_SHARERS = 12;

function sharersAt(pieces: readonly Piece[], i: number, text: string): Found<{ count: number }> | undefined {
  const plain = pieces[i]?.plain ?? "";
  const isShared = SHARED.has(plain);
  if (!isShared && !AMONG_US.has(plain) && !(plain === "zu" && TOGETHER.has(pieces[i + 1]?.plain ?? "")))
    return undefined;
  const at = isShared ? i + 1 : i;
  const word = pieces[at]?.plain ?? "";
  if (isShared && WITH.has(word)) {
    const { count, next } = personsAt(pieces, afterWith(pieces, at), text);
    return count > 0 ? { count: count + 1, first: i, next } : undefined;
  }
  let next = at;
  while (next < at + 3 && (AMONG.has(pieces[next]?.plain ?? "") || MINE.has(pieces[next]?.plain ?? "")))
    next += 1;
  const together = TOGETHER.get(pieces[next]?.plain ?? "");
  const count = together ?? wholeNumber(pieces[next]);
  if (count === undefined || count < 2 || count > MAX_SHARERS) return undefined;
  next += 1;
  while (PEOPLE.has(pieces[next]?.plain ?? "")) next += 1;
  return isEndOfClause(pieces[next]) || isShared ? { count, first: i, next } : undefined;
}

const MAX_PERSONS = 8;

function personsAt(pieces: readonly Piece[], from: number, text: string): { count: number; next: number } {
  let count = 0;
  let next = from;
  for (let i = from; i < from + MAX_PERSONS; ) {
    while (MINE.has(pieces[i]?.plain ?? "") && numberIn(pieces[i] as Piece) !== 2) i += 1;
    const number = wholeNumber(pieces[i]);
    const named = number === undefined || pieces[i]?.plain === "a" ? i : i + 1;
    const person = pieces[named];
    if (person?.kind !== "word") break;
    count += named > i ? (number ?? 1) : SEVERAL.has(person.plain) ? 2 : 1;
    next = named + 1;
    const joined = pieces[next];
    const after = pieces[next + 1];
    const isMore = joined?.kind === "word" && GLUE.has(joined.plain) && !WITH.has(joined.plain);
    const isPerson =
      after &&
      (/^(?:my|meine[rmn]?|ma|mon|mi|mia|mio|mijn|minha|meu)$/.test(after.plain) || isCapital(after, text));
    if (!isMore || !isPerson) break;
    i = next + 1;
  }
  return { count, next };
}

const isCapital = ({ start }: Piece, text: string): boolean => /\p{Lu}/u.test(text.slice(start, start + 2));
