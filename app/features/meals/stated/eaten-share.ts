import { unitOfWord } from "~/features/foods/language/quantity";
import { isOfEdge } from "~/features/meals/preparation";
import { menuMarksIn } from "./brand-meals";
import { type FigureRun, perAt } from "./figures";
import type { Correction } from "./marks";
import {
  ARTICLES,
  COOKED,
  CUT,
  EATEN,
  FOR,
  INTO,
  isNaming,
  MADE,
  MAKES,
  OF,
  ONLY,
  PARTS,
  PEOPLE,
  type Piece,
  rootOf,
  SERVINGS,
  type Stretch,
  stretchesOf,
  WITH,
} from "./pieces";
import {
  type Found,
  foodAt,
  gramsAt,
  isEnd,
  isEndOfClause,
  isOfParts,
  isPartNoun,
  isWithin,
  type Share,
  stretchOf,
  wholeBefore,
  wholeNumber,
} from "./share";
import type { Entry } from "./typed-items";

export function weightShare(pieces: readonly Piece[], runs: readonly FigureRun[]): Share | undefined {
  for (let i = 0; i < pieces.length; i += 1) {
    const eaten = gramsAt(pieces, i);
    let at = i + 2;
    while (
      at < i + 6 &&
      (OF.has(pieces[at]?.plain ?? "") || /^(?:a|an|total)$/.test(pieces[at]?.plain ?? ""))
    )
      at += 1;
    const whole = eaten && at > i + 2 ? gramsAt(pieces, at) : undefined;
    if (!eaten || !whole || eaten.isFluid !== whole.isFluid || eaten.amount >= whole.amount) continue;
    const found = { first: i, next: at + 2 };
    const share = eaten.amount / whole.amount;
    const after = pieces[OF.has(pieces[found.next]?.plain ?? "") ? found.next + 1 : found.next];
    const said = [stretchOf(pieces, found)];
    if (after && isNaming(after)) {
      // "400 g of 1.2 kg lasagna" is 400 g of it, or a third where the figures are of all of it.
      const isFigured = runs.some(({ first, next }) => first > at && !perAt(pieces, next));
      const of = stretchOf(pieces, { first: isFigured ? at : i, next: isFigured ? pieces.length : i });
      const rest = isFigured ? { first: i, next: at } : { first: i + 2, next: found.next };
      return { share: isFigured ? share : 1, of, only: "first", said: [stretchOf(pieces, rest)] };
    }
    const of =
      pieces[found.next]?.plain === ":"
        ? stretchOf(pieces, { first: found.next, next: pieces.length })
        : wholeBefore(pieces, found, found);
    return { share, grams: whole.isFluid ? undefined : whole.amount, of, said };
  }
  return undefined;
}

/** "For 6 people", "serves 4", "makes 12 slices", "6 portions". */
export function wholeAt(
  pieces: readonly Piece[],
  i: number,
  isMade: boolean,
  isFigured: boolean,
): Found<{ servings: number; sure: boolean }> | undefined {
  const piece = pieces[i];
  if (piece?.kind === "mark") return undefined;
  const isMaking =
    MAKES.has(piece?.plain ?? "") || (MADE.has(piece?.plain ?? "") && isOfParts(pieces, i + 2));
  const isMadeOf = isMade && COOKED.has(piece?.plain ?? "") && WITH.has(pieces[i + 3]?.plain ?? "");
  const isFor =
    FOR.has(piece?.plain ?? "") ||
    (INTO.has(piece?.plain ?? "") && (CUT.has(pieces[i - 1]?.plain ?? "") || isOfParts(pieces, i + 2)));
  // "Torta da 8 fette", "Kuchen mit 12 Stücken".
  const isSliced =
    (WITH.has(piece?.plain ?? "") || OF.has(piece?.plain ?? "")) &&
    isNaming(pieces[i - 1] ?? AT_END) &&
    isPartNoun(pieces[i + 2]) &&
    isEndOfClause(pieces[i + 3]);
  let at = isMaking || isFor || isMadeOf || isSliced ? i + 1 : i;
  if (isMaking && FOR.has(pieces[at]?.plain ?? "")) at += 1;
  const servings = wholeNumber(pieces[at]);
  if (servings === undefined || servings < 2) return undefined;
  const noun = pieces[at + 1];
  const dash = noun?.plain === "-" ? 1 : 0;
  const isBeforeFood = ARTICLES.has(pieces[i - 1]?.plain ?? "") && isNaming(pieces[at + 2] ?? AT_END);
  if (isPartNoun(pieces[at + 1 + dash]) && (dash || isBeforeFood))
    return { servings, sure: true, first: i, next: at + 2 + dash };
  if (isMadeOf) return { servings, sure: false, first: i, next: at + 3 };
  if (isSliced) return { servings, sure: false, first: i, next: at + 2 };
  const isPart =
    noun?.kind === "word" &&
    [SERVINGS, PARTS, PEOPLE, ...(isFor ? [COOKED] : [])].some((words) => words.has(noun.plain));
  const isEaten = EATEN.has(pieces[i - 1]?.plain ?? "") || EATEN.has(pieces[at + 2]?.plain ?? "");
  if (!isMaking && !isFor) {
    const isBeforeEaten = pieces.slice(at + 2, at + 6).some(({ plain }) => EATEN.has(plain));
    const isAlone =
      (isMade || isFigured) &&
      (isEndOfClause(pieces[i - 1]) || isBeforeEaten) &&
      isEndOfClause(pieces[at + 2]);
    const isPortion =
      isPart && (SERVINGS.has(noun.plain) || isAlone) && !OF.has(pieces[at + 2]?.plain ?? "") && !isEaten;
    return isPortion && !ONLY.has(pieces[i - 1]?.plain ?? "")
      ? { servings, sure: false, first: i, next: at + 2 }
      : undefined;
  }
  const isEnd =
    isPart || noun === undefined || noun.kind === "mark" || (noun.kind === "word" && !isNaming(noun));
  const isNoun = isMaking && noun?.kind === "word" && isEndOfClause(pieces[at + 2]);
  const isUnit = noun?.kind === "word" && unitOfWord(noun.plain)?.grams !== undefined;
  if (isUnit || !(isEnd || isNoun)) return undefined;
  const before = pieces[i - 1]?.plain ?? "";
  const isHeaded = isFor && /^(?:recipe|rezept|recette|receta|ricetta|recept|receita)$/.test(before);
  const first = isHeaded || CUT.has(before) ? i - 1 : i;
  const next = isPart || isNoun ? at + 2 : at + 1;
  return { servings, sure: true, first, next: CUT.has(pieces[next]?.plain ?? "") ? next + 1 : next };
}

const AT_END: Piece = { kind: "mark", plain: "", value: 0, start: 0, end: 0 };

/** "2 slices of an 8-slice cake", "two slices of a cake cut into 8". */
export function piecesEaten(
  pieces: readonly Piece[],
  whole: Found<{ servings: number }>,
  runs: readonly FigureRun[],
): Share | undefined {
  // "2 slices of an 8-slice pizza, 560 kcal" are the figures of the two.
  const [run] = runs;
  const isOfPieces =
    run &&
    run.first > whole.next &&
    [CUT, INTO, FOR].every((words) => !words.has(pieces[whole.first]?.plain ?? "")) &&
    pieces[whole.first - 1]?.kind === "word" &&
    pieces[run.first - 1]?.plain === "," &&
    isEnd(pieces[run.next]);
  for (let i = 0; i < pieces.length; i += 1) {
    const one = pieces[i]?.plain === "a" ? 1 : undefined;
    const count = isWithin(i, whole) ? undefined : (wholeNumber(pieces[i]) ?? one);
    if (
      !count ||
      count >= whole.servings ||
      !isPartNoun(pieces[i + 1]) ||
      !OF.has(pieces[i + 2]?.plain ?? "")
    )
      continue;
    let food = foodAt(pieces, i + 2);
    if (food === whole.first) food = whole.next;
    const of = stretchOf(pieces, { first: food, next: pieces.length });
    let first = i;
    while (
      first > 0 &&
      (EATEN.has(pieces[first - 1]?.plain ?? "") || ONLY.has(pieces[first - 1]?.plain ?? ""))
    )
      first -= 1;
    const said = [stretchOf(pieces, { first, next: food }), stretchOf(pieces, whole)];
    if (isOfPieces) return { share: 1, of, said };
    return { share: count / whole.servings, servings: whole.servings, eaten: count, of, only: "first", said };
  }
  return undefined;
}

const NEGATIVE =
  /(?<=(?:^|[\n,;+(]|\b(?:and|und|et|y|e|en)\s)\s{0,4})[-−–](?=\p{Nd})(?:(?!\s(?:and|und|et|y|e|en)\s)[^,;\n)])*/gu;
const BULLETS = /^(?:\s*[-−–*•].*(?:\n|$)){2,}$/u;

const TOO_MANY =
  /(?<![\p{Nd}.,/])(?:\p{Nd}{6,}|\p{Nd}{5}(?= ?(?:g|gr|gram|grams|gramm|ml)(?!\p{L})))(?![.,]?\p{Nd})[^,;\n)]{0,60}/gu;
/** "1/0 of", "5/4 of:", "150% of", "ate 0" and "serves -4" are no shares, and "1e9 apples" no amount. */
const NO_SHARE =
  /(?<!\p{Nd})(?:\p{Nd}+ ?\/ ?0+|0+ ?\/ ?[1-9]\p{Nd}*)(?!\p{Nd}|[.,]\p{Nd})(?: of\b)?|(?<![\p{L}\p{Nd}.,])\p{Nd}{1,9}e[+-]?\p{Nd}{1,9}(?![\p{L}\p{Nd}])[^,;\n)]{0,60}|\b(?:serves|makes|feeds|serviert|für|fuer|pour|para|per|voor) (?:-\p{Nd}+|0)(?!\p{Nd}|[.,]\p{Nd})|(?:^|(?<=[,;:.(\n] ?))(?:i )?(?:ate|had|gegessen|mangé|comí|mangiato|gegeten|comi) 0(?!\p{Nd}|[.,]\p{Nd})|(?<!\p{Nd})\p{Nd}+ ?\/ ?\p{Nd}{4,}(?= (?:of|von|vom|de|di|van)\b)|(?<![\p{Nd}.,])(?!100 ?%)[1-9]\p{Nd}{2,3} ?% (?:of|von|vom|de|di|van)(?!\p{L})/giu;

const MORE_THAN_ALL = /(?<![\p{Nd}.,/])(\p{Nd}{1,3}) ?\/ ?(\p{Nd}{1,3}) (?:of|von|vom|de|di|van)(?= ?:)/giu;

/** "-5 eggs" is no amount; the dashes of a list that has one on each line are none of numbers. */
export const negativesIn = (text: string): Stretch[] =>
  stretchesOf([
    ...text.matchAll(NO_SHARE),
    ...text.matchAll(TOO_MANY),
    ...[...text.matchAll(MORE_THAN_ALL)].filter(
      ([, parts, whole]) => Number(parts) > Number(whole) && Number(whole) > 0,
    ),
    ...(BULLETS.test(text.trim()) ? [] : text.matchAll(NEGATIVE)),
  ]);

/** "A bagel instead of cereal", in the seven languages, to the end of its clause. */
const INSTEAD =
  /(?<![\p{L}\p{M}])(?:instead of|rather than|in place of|anstatt|anstelle von|statt|au lieu d(?:es?|u)?|à la place d(?:es?|u)?|en vez de|en lugar de|(?:invece|al posto) d[eiao]l{0,2}[aeoi]?|in plaats van|(?:em vez|ao invés|no lugar) d[eao]s?)(?![\p{L}\p{M}])(?: \p{L}+)?(?:(?!\s(?:and|und|et|y|e|en|i|we|ich|wir|je|ik|eu|an?|eine?n?|une?|una|een|uma?)\s)[^,;.\n+()])*/giu;
const NOT_SO_MANY =
  /(?<=[\p{L}\p{M}],? )(?:not|nicht|pas|niet|non|não) \p{Nd}{1,3}(?= (?:of|von|de|di|van) |[ ,.;!)]*$|[,;.!)] )/giu;

/** "Didn't eat the bread, only the soup"; of "didn't finish my burrito, left a quarter" three quarters were eaten. */
const UNTOUCHED =
  /(?<!\p{L})(?:did|have)(?:n['’]?t| not) finish(?:ed)?(?=[^.;\n]{0,60}(?:left|half|third|quarter|\p{Nd} ?\/))|(?<!\p{L})(?:did|have)(?:n['’]?t| not) (?:eat|have|drink|touch|finish|eaten|had|drunk)(?:(?!\s(?:but|except|just|only|and|until|till|i|we)\s)[^,;.:\n+()])*(?:\sexcept(?: for)?(?=\s))?/giu;

/** The "of the 8" of "2 of the 8 slices". */
const OF_SO_MANY =
  /(?<=(?<![\p{Nd}.,/])(\p{Nd}{1,2}) )(?:out of|of|von|van|sur|su|de)(?: (?:the|my|den|des|de|las|los|le|as|os))? (\p{Nd}{1,2})(?= \p{L})(?! (?:g|kg|mg|ml|cl|dl|l|oz|cm|inch|kcal|cal|kj)(?!\p{L}))/giu;

/** The "including the milk" that figures before it count already. */
const INCLUDED =
  /(?<=(?:kcal|cal|calories|kj|kalorien|calorías|calorie|calorias|calorieën)\)?,? )(?:includ(?:es|ing|ed)|incl\.?|inklusive|inkl\.?|einschließlich|y compris|incluyendo|incluid[oa]s?|compres[oaie]|inclus[oaie]|inclusief|incluindo)(?=\s\p{L})[^,;.\n+()]*/giu;

/** What a pet or somebody else ate, and what is eaten tomorrow. */
const ofOthersIn = (text: string): Stretch[] =>
  stretchesOf(text.matchAll(/[^,;.()\n]+/gu)).flatMap(({ start, end }) => {
    const said = text.slice(start, end);
    if (/\b(?:half|rest|some|most|shared?)\b/iu.test(said)) return [];
    if (/\btomorrow\b/iu.test(said)) return [{ start, end }];
    const mine = OTHERS.test(said) ? said.search(/ (?:and|but|while) i /iu) : -1;
    return PETS.test(said) || mine > 0 ? [{ start, end: mine < 0 ? end : start + mine }] : [];
  });
const PETS = /^ ?(?:my|the|our) (?:dog|cat) (?:ate|had)(?!\p{L})/iu;
const OTHERS =
  /^ ?(?:my|our) (?:husband|wife|partner|boyfriend|girlfriend|friend|mum|mom|dad|brother|sister) (?:ate|had|ordered)(?!\p{L})/iu;

export const notEatenIn = (text: string): Stretch[] => [
  ...ofOthersIn(text),
  ...stretchesOf(text.matchAll(INCLUDED)),
  ...menuMarksIn(text),
  ...stretchesOf([...text.matchAll(OF_SO_MANY)].filter(([, eaten, whole]) => Number(eaten) < Number(whole))),
  ...stretchesOf(text.matchAll(INSTEAD)),
  ...stretchesOf(text.matchAll(UNTOUCHED))
    .filter(({ start, end }) => !isOfEdge(text.slice(start, end)))
    .flatMap((place) => [place, ...namedBefore(text, place)]),
  ...stretchesOf(text.matchAll(CLAUSE)).flatMap((place) => deniedIn(text, place)),
  ...stretchesOf(text.matchAll(NOT_SO_MANY)),
];

const DENIED =
  /(?<!\p{L})(?:not eaten|nicht (?:auf)?gegessen|nicht angerührt|(?:liegen|stehen|übrig) ?gelassen|weggelassen|niet (?:op)?gegeten|laten (?:staan|liggen)|pas mangée?s?|laissé l(?:e|a|es)|no (?:me )?com[ií]|dejé (?:el|la|los|las)|non ho mangiato|lasciato (?:il|la|i|le|lo|gli)|n[aã]o comi|deixei (?:o|a|os|as))(?!\p{L})/iu;
const GIVEN = /(?<!\p{L})(?:gave|left|threw) (?:the|my|away|out)(?!\p{L})/iu;
const NOTHING =
  /(?<!\p{L})(?:(?:ate|had) nothing|nichts gegessen|niets gegeten|rien mangé|com[ií] nada|mangiato (?:niente|nulla))$/iu;
const ONLY_THE =
  /(?<!\p{L})(?:(?:only|just) (?:ate|had) the|nur (?:den|die|das)|alleen (?:de|het)|(?:mangé que|seulement) l(?:e|a|es)|s[oó]lo com[ií] (?:el|la|los|las)|mangiato solo (?:il|la|i|le|lo|gli)|s[oó] comi (?:o|a|os|as))\s/iu;
const OPENING = /^\s*(?:\p{L}{2,5}\s+)?(?:(?:i|ich|ik|je|io|yo|eu)\s+)?(?:(?:n['’]ai|ho|habe|hab)\s+)?$/iu;
const PART_OF =
  /\p{Nd}|(?<!\p{L})(?:half|rest|some|most|quarter|third|hälfte|helft|moitié|mitad|metà|metade)(?!\p{L})/iu;
const CLAUSE =
  /(?:(?<!\p{L})(?:but|aber|maar|mais|pero|ma|mas)(?!\p{L}))?(?:(?!\s(?:but|aber|maar|mais|pero|ma|mas)\s)[^,;.()\n])+/giu;

function deniedIn(text: string, clause: Stretch): Stretch[] {
  const said = text.slice(clause.start, clause.end);
  if (PART_OF.test(said) || isOfEdge(said)) return [];
  if (NOTHING.test(said) && clause.end === text.trimEnd().length) return [{ start: 0, end: clause.end }];
  const denied = DENIED.exec(said)?.[0];
  if (denied === said.trim()) return [{ start: startOfItem(text, clause.start), end: clause.end }];
  const named = denied || GIVEN.test(said) ? namedBefore(text, clause) : [];
  if (denied || named.length > 0) return [clause, ...named];
  const only = ONLY_THE.exec(said);
  return only && OPENING.test(said.slice(0, only.index))
    ? [{ start: 0, end: clause.start + only.index }]
    : [];
}

const startOfItem = (text: string, end: number): number => {
  const item = text.slice(0, end).trimEnd().slice(0, -1);
  return Math.max(...[...",;.()\n"].map((mark) => item.lastIndexOf(mark))) + 1;
};

const JOINED =
  /(?:(?:^|\s)(?:and|with|und|mit|et|avec|y|con|e|com|en|met|plus|&)\s|[,;(]\s*)(?:\p{L}+\s){0,2}$/iu;
const LONGEST_JOINED = 60;
const ITEM = /^(?:(?!\s(?:and|with|und|mit|et|avec|y|con|e|com|en|met|plus|&)\s)[^,;.()\n])*/iu;
const wordsOf = (text: string) =>
  [...text.matchAll(/\p{L}{3,}/gu)].map(({ 0: word, index }) => ({ root: rootOf(word), index }));
const JOINING_WORDS = new Set("the die der das den les las los het une mit and und con com met".split(" "));

/** Where the foods of a clause are named before it, with what joins them: the "and fries" before "gave the fries away". */
function namedBefore(text: string, clause: Stretch): Stretch[] {
  const before = text.slice(0, clause.start);
  const roots = new Set(wordsOf(text.slice(clause.start, clause.end)).map(({ root }) => root));
  return wordsOf(before)
    .filter(({ root }) => roots.has(root) && !JOINING_WORDS.has(root))
    .map(({ index }) => {
      const joined = JOINED.exec(before.slice(Math.max(0, index - LONGEST_JOINED), index))?.[0] ?? "";
      return { start: index - joined.length, end: index + (ITEM.exec(before.slice(index))?.[0].length ?? 0) };
    });
}

/** The entries with the food before each correction as words that name none: the food after it takes its place. */
export function corrected(entries: readonly Entry[], corrections: readonly Correction[]): Entry[] {
  const taken = new Set(corrections.map((correction) => takenBack(entries, correction)));
  return entries.map((entry) => (taken.has(entry) ? { place: entry.place, isMain: false } : entry));
}

function takenBack(entries: readonly Entry[], { start, end, isSaid }: Correction): Entry | undefined {
  const before = entries.findLast(({ item, place }) => item && place.end <= start);
  const after = entries.find(({ item, place }) => item && place.start >= end);
  if (!before || !after) return undefined;
  return isSaid || isSameKind(before, after) ? before : undefined;
}

/** A pause alone takes back what had no weight, for a measured food of its kind or as many of another. */
const isSameKind = (before: Entry, after: Entry): boolean => {
  if (before.exact || !after.stated) return false;
  if (before.count !== undefined) return before.count > 1 && before.count === after.count;
  return before.food?.group === after.food?.group && after.exact !== undefined;
};
