import { unitOfWord } from "~/features/foods/language/quantity";
import { stem, wordSet } from "~/features/foods/language/words";
import { clauseEnd, clauseStart } from "./company";
import type { FigureRun } from "./figures";
import {
  ARTICLES,
  COOKED,
  EATEN,
  ENTIRE,
  HAVING,
  isNaming,
  MINE,
  numberIn,
  OF,
  ONLY,
  type Piece,
  TOTALS,
  VESSELS,
  WHOLE,
  WITH,
} from "./pieces";
import {
  afterOf,
  type Found,
  foodAt,
  gramsAt,
  isEnd,
  isEndOfClause,
  isFood,
  isJoining,
  isNamedBefore,
  isPartNoun,
  isRecipe,
  isWithin,
  type Share,
  stretchOf,
  wholeBefore,
  wholeNumber,
} from "./share";

/** What a dish is made of: "a cake (200 g flour, 4 eggs)", "a quiche made with 4 eggs", "a pot of macaroni with 400 g pasta, 500 g mince". */
export function listOfDish(pieces: readonly Piece[], from: number): Found<object> | undefined {
  const dish = foodAt(pieces, from);
  const made = madeOfAt(pieces, dish);
  const open =
    made ?? pieces.findIndex(({ kind, plain }, i) => i > dish && kind !== "word" && !/^['’]$/.test(plain));
  const isBracket = pieces[open]?.plain === "(";
  if (open - dish > TITLE_MAX || !(made || isBracket || pieces[open]?.kind === "number")) return undefined;
  const first = isBracket ? open + 1 : open;
  const ends = isBracket ? /^[)\n]$/ : made ? /^[.;)\n]$/ : /^[.;\n]$/;
  const length = pieces
    .slice(first)
    .findIndex(({ plain }, i) => ends.test(plain) || (made && isBeside(pieces, first + i)));
  const list = length < 0 ? pieces.slice(first) : pieces.slice(first, first + length);
  const items = itemsOf(list);
  const found = items.length > (made ? 0 : 1) ? { first, next: first + list.length } : undefined;
  if (isBracket) return isRecipe(list, 1) ? found : undefined;
  const noun = pieces[dish]?.plain ?? "";
  const isMeasured = isMeasure(pieces[dish]);
  if (made) return (isMeasured || isPartNoun(pieces[dish])) && !VESSELS.has(noun) ? undefined : found;
  const isHolding = VESSELS.has(noun) || isMeasured;
  const link = pieces[open - 1]?.plain ?? "";
  if (/^(?:aus|from)$/.test(link)) return found;
  const isOf = WITH.has(link) ? isHolding || afterOf(pieces, from) > from : OF.has(link) && !isHolding;
  const grams = items.reduce((sum, { amount, isFluid }) => (isFluid ? sum : sum + amount), 0);
  return isOf && grams >= LEAST_OF_WHOLE ? found : undefined;
}
const isMeasure = ({ plain = "" }: Partial<Piece> = {}): boolean => unitOfWord(stem(plain)) !== undefined;
/** In grams: "half of a chicken with 200 g potatoes and 100 g salad" has them beside it. */
const LEAST_OF_WHOLE = 500;

/** The ", and a" or "with a" before another food than the last of a list. */
const isBeside = (pieces: readonly Piece[], i: number): boolean => {
  const next = pieces[i]?.plain === "," && isJoining(pieces[i + 1]) ? i + 2 : i + 1;
  return (next > i + 1 || WITH.has(pieces[i]?.plain ?? "")) && ARTICLES.has(pieces[next]?.plain ?? "");
};

const itemsOf = (list: readonly Piece[]) =>
  list.flatMap((piece, i) => {
    const grams = gramsAt(list, i);
    const food = list[afterOf(list, grams ? i + 2 : i + 1)];
    return numberIn(piece) && food && isNaming(food) ? (grams ?? { amount: 0, isFluid: false }) : [];
  });

/** Where the ingredients begin that a dish is "made with", "hecha con" or "gemacht aus". */
function madeOfAt(pieces: readonly Piece[], dish: number): number | undefined {
  const made = pieces.findIndex(({ plain }, i) => i > dish && COOKED.has(plain) && isLink(pieces[i + 1]));
  const title = pieces.slice(dish, Math.max(pieces[made - 1]?.plain === "," ? made - 1 : made, dish));
  const isOne = title.every((piece) =>
    piece.kind === "word" ? !isJoining(piece) : /^['’(-]$/.test(piece.plain),
  );
  if (made > dish + TITLE_MAX || !isOne) return undefined;
  const length = pieces.slice(made + 1).findIndex((piece) => !isLink(piece));
  return made > 0 && length > 0 ? made + 1 + length : undefined;
}
const isLink = ({ plain = "" }: Partial<Piece> = {}): boolean =>
  WITH.has(plain) || OF.has(plain) || plain === "using";
const TITLE_MAX = 9;

/** "One slice of carrot cake, recipe: 300 g flour …, makes 12": what was eaten of it stands before the list. */
export function recipeShare(pieces: readonly Piece[], whole: Found<{ servings: number }>): Share | undefined {
  for (let i = 0; i < pieces.length; i += 1) {
    const count = numberIn(pieces[i] as Piece);
    if (!count || count >= whole.servings || !isPartNoun(pieces[i + 1])) continue;
    const list = recipeAfter(pieces, i + 2, whole);
    if (!list) continue;
    const first = eatenBefore(pieces, i);
    return {
      share: count / whole.servings,
      servings: whole.servings,
      eaten: count,
      isRecipe: true,
      isNamed: true,
      of: stretchOf(pieces, list),
      said: [stretchOf(pieces, { first, next: list.first }), stretchOf(pieces, whole)],
    };
  }
  return undefined;
}

/** "1 of 12 muffins, recipe: 300 g flour …", "cookies: 200 g flour …, ate 2 of 10 cookies". */
export function countedShare(pieces: readonly Piece[]): Share | undefined {
  for (let i = 0; i < pieces.length; i += 1) {
    const counted = countedAt(pieces, i);
    if (!counted) continue;
    const { eaten, servings, first, next } = counted;
    const list = listOfDish(pieces, next) ?? recipeAfter(pieces, next, { first: i, next });
    const share = { share: eaten / servings, servings, eaten, isRecipe: true };
    if (list) {
      const said = [stretchOf(pieces, { first, next: list.first })];
      return { ...share, isNamed: true, of: stretchOf(pieces, list), said };
    }
    const noun = isNamedBefore(pieces, next, i) ? next : i + 1;
    const behind = Math.max(next, noun + 1);
    const end = isEating(pieces[behind]) ? behind + 1 : behind;
    const isOfRecipe = isNamedBefore(pieces, noun, i) && isRecipe(pieces.slice(0, i));
    const isClause = isJoining(pieces[first - 1]) || pieces.slice(first, i).some(isEating);
    if (!isOfRecipe || !isClause || !isEndOfClause(pieces[end])) continue;
    const found = { first, next: end };
    return { ...share, of: wholeBefore(pieces, found, found), said: [stretchOf(pieces, found)] };
  }
  return undefined;
}

/** "3 of 8" before "pancakes", "2 crêpes sur 10". */
function countedAt(
  pieces: readonly Piece[],
  i: number,
): Found<{ eaten: number; servings: number }> | undefined {
  const eaten = wholeNumber(pieces[i]);
  // "1 cup of 5 grain cereal" is none of five.
  if (!eaten || isMeasure(pieces[i + 1])) return undefined;
  for (let of = i + 1; of < i + TITLE_MAX && pieces[of]?.kind === "word"; of += 1) {
    const at = OF.has(pieces[of]?.plain ?? "") ? foodAt(pieces, of) : of;
    const servings = at > of ? wholeNumber(pieces[at]) : undefined;
    if (!servings) continue;
    return eaten < servings ? { eaten, servings, first: eatenBefore(pieces, i), next: at + 1 } : undefined;
  }
  return undefined;
}

const isEating = ({ plain = "" }: Partial<Piece> = {}): boolean => EATEN.has(plain);
const eatenBefore = (pieces: readonly Piece[], i: number): number => {
  let first = i;
  while (isEating(pieces[first - 1]) || ONLY.has(pieces[first - 1]?.plain ?? "")) first -= 1;
  return first;
};

function recipeAfter(pieces: readonly Piece[], from: number, whole: Found<object>) {
  const isMade = (i: number) => COOKED.has(pieces[i]?.plain ?? "") && isLink(pieces[i + 1]);
  const isHead = (i: number) => RECIPES.has(pieces[i]?.plain ?? "") || pieces[i]?.plain === ":" || isMade(i);
  const isOpen = (i: number) => i === whole.first || isHead(i) || /^[,.\n(–-]$/.test(pieces[i]?.plain ?? "");
  const isFilling = (i: number) => isLink(pieces[i]) || MINE.has(pieces[i]?.plain ?? "");
  const dish = foodAt(pieces, from);
  let open = dish;
  while (open < dish + TITLE_MAX && !isOpen(open)) open += 1;
  let first = open;
  let isSaid = false;
  while (isOpen(first) || (first > open && isFilling(first))) {
    isSaid ||= isHead(first);
    first = first === whole.first ? whole.next : first + 1;
  }
  const isBefore = whole.first > first;
  const next = isBefore ? whole.first : pieces.length;
  const list = pieces.slice(first, next);
  const isList = isSaid ? isRecipe(list, 1) : isBefore && isEnd(pieces[whole.first - 1]) && isRecipe(list);
  return first > open && isList && itemsOf(list).length > 1 ? { first, next } : undefined;
}
const RECIPES = wordSet(
  "recipe ingredients rezept zutaten recette ingredienti receta ingredientes ricetta ingredienten recept receita",
);

/** "200 g of a chili that weighs 1600 g and has 2100 kcal", "the whole pot weighs 1500 g and has 900 kcal, I ate 300 g". */
export function shareOfPot(pieces: readonly Piece[], runs: readonly FigureRun[]): Share | undefined {
  const [run] = runs;
  if (!run || runs.length > 1) return undefined;
  const weights = pieces.flatMap((_, i) => {
    const weight = isWithin(i, run) ? undefined : gramsAt(pieces, i);
    return weight ? { ...weight, first: i, next: i + 2 } : [];
  });
  for (const pot of weights) {
    const whole = { first: Math.min(pot.first, run.first), next: Math.max(pot.next, run.next) };
    if (!isPot(pieces, whole)) continue;
    const opens = clauseStart(pieces, whole.first);
    const isEaten = ({ first, next }: Found<object>) =>
      first < whole.first
        ? weights.length === 2 && (OF.has(pieces[next]?.plain ?? "") || hasVessel(pieces, opens, whole.first))
        : pieces.slice(whole.next, clauseEnd(pieces, next)).some(({ plain }) => EATEN.has(plain));
    const eaten = weights.find((other) => other.amount < pot.amount && isEaten(other));
    if (!eaten || eaten.isFluid !== pot.isFluid) continue;
    const isAhead = eaten.first < whole.first;
    const start = isAhead ? eaten.first : opens;
    const name = nameOfPot(pieces, start, whole.first);
    let end = isAhead ? whole.next : eaten.next;
    while (isAhead ? isOfVerb(pieces[end]) : !isJoining(pieces[end])) end += 1;
    // The weight behind the figures would be that of another food.
    const isLast = pot.first > run.first && pieces.slice(end).some(isOfName);
    const said = [
      { first: start, next: name.first },
      { first: name.next, next: whole.first },
      { first: Math.min(pot.next, run.next), next: isLast ? pot.next : Math.max(pot.first, run.first) },
      { first: whole.next, next: end },
    ];
    return {
      share: eaten.amount / pot.amount,
      of: stretchOf(pieces, { first: name.first, next: whole.next }),
      said: said.filter(({ first, next }) => next > first).map((found) => stretchOf(pieces, found)),
    };
  }
  return undefined;
}

/** A weight and figures beside each other, of all of it. */
function isPot(pieces: readonly Piece[], { first, next }: Found<object>): boolean {
  const said = pieces.slice(clauseStart(pieces, first), next);
  const isOfAll = said.some(({ plain }) => WEIGHS.has(plain) || ENTIRE.has(plain) || VESSELS.has(plain));
  return isOfAll && next - first <= POT_MAX && !pieces.slice(first + 2, next - 2).some(isOfName);
}
const POT_MAX = 10;
const hasVessel = (pieces: readonly Piece[], first: number, next: number): boolean =>
  pieces.slice(first, next).some(({ plain }) => VESSELS.has(plain));

const isOfName = (piece: Piece): boolean =>
  isFood(piece) &&
  ![WEIGHS, WHOLE, VESSELS, HAVING, TOTALS, OF, ARTICLES, ONLY].some((words) => words.has(piece.plain)) &&
  !unitOfWord(stem(piece.plain))?.grams;

/** The food that is named first; a "whole pot" where none is. */
function nameOfPot(pieces: readonly Piece[], from: number, to: number): { first: number; next: number } {
  const isInside = (i: number) => i >= from && i < to;
  const named = pieces.findIndex((piece, i) => isInside(i) && isOfName(piece));
  const isVessel = ({ plain }: Piece) => ENTIRE.has(plain) || VESSELS.has(plain);
  const first = named < 0 ? pieces.findIndex((piece, i) => isInside(i) && isVessel(piece)) : named;
  if (first < 0) return { first: to, next: to };
  let next = first + 1;
  while (next < to && pieces[next]?.kind === "word" && !isOfVerb(pieces[next])) next += 1;
  return { first, next };
}

const isOfVerb = ({ plain = "" }: Partial<Piece> = {}): boolean =>
  WEIGHS.has(plain) || HAVING.has(plain) || EATEN.has(plain);
const WEIGHS = wordSet(
  `weigh weighs weighed weighing weight wiegt wog gewicht pese pesait poids pesa pesaba pesava peso weegt woog pesou`,
);
