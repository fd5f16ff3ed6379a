import { GLUE } from "./figure-words";
import { numberIn, type Piece } from "./pieces";
import { type Found, isEndOfClause, type Share, stretchOf, wholeBefore, wholeNumber } from "./share";
import { AMONG, AMONG_US, MINE, PEOPLE, SEVERAL, SHARED, TOGETHER, WITH } from "./share-words";
import { isNaming } from "./statements";

/** "Shared with my wife", "split three ways", "between the two of us". */
export function companyShare(pieces: readonly Piece[], text: string): Share | undefined {
  for (let i = 0; i < pieces.length; i += 1) {
    const found = sharersAt(pieces, i, text);
    if (!found || !pieces.slice(0, i).some(isNaming)) continue;
    const isApart = pieces[i - 1]?.kind === "mark";
    const of = wholeBefore(pieces, found, found);
    return {
      share: 1 / found.count,
      servings: found.count,
      of,
      only: isApart ? undefined : "last",
      said: [stretchOf(pieces, found)],
    };
  }
  return undefined;
}

const MAX_SHARERS = 12;

function sharersAt(pieces: readonly Piece[], i: number, text: string): Found<{ count: number }> | undefined {
  const plain = pieces[i]?.plain ?? "";
  const isShared = SHARED.has(plain);
  if (!isShared && !AMONG_US.has(plain) && !(plain === "zu" && TOGETHER.has(pieces[i + 1]?.plain ?? "")))
    return undefined;
  const at = isShared ? i + 1 : i;
  const word = pieces[at]?.plain ?? "";
  if (isShared && WITH.has(word)) {
    const { count, next } = personsAt(pieces, at + 1, text);
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
