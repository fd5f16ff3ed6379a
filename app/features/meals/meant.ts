import { isSize, unitOfWord } from "~/features/foods/language/quantity";
import { numberOfWord, type Token, wordAt } from "~/features/foods/language/token";
import { compoundPartsOf, isChatter, JOINING, wordSet } from "~/features/foods/language/words";
import { foodIndex } from "~/features/foods/matching/food-index";
import { areWithSides, match } from "~/features/foods/matching/match";
import { partEatenAt } from "./stated/clauses";
import { clauseStart, companyShare, SHARED } from "./stated/company";
import { isNaming, MAKES, numberIn, numberNamed, type Piece, piecesOf, rootOf, WITH } from "./stated/pieces";
import { isRecipe, type Share, stretchOf } from "./stated/share";

const normAt = (tokens: readonly Token[], at: number): string => tokens[at]?.norm ?? "";

export const isNumberTrimmed = ({ kind, norm }: Token): boolean =>
  kind === "number" || numberOfWord(norm) !== undefined;

export const isApart = (token: Token | undefined): boolean =>
  !token ||
  token.kind === "mark" ||
  [JOINING.list, JOINING.with, JOINING.without].some((words) => words.has(token.norm));

/** What is meant and not said: the bread of "on wheat", the chicken of "kfc 2pc", the powder of "protein shake 1 scoop". */
export const withMeant = (typed: Token[]): Token[] => {
  const tokens = withChainFries(withoutChippy(typed));
  return tokens.flatMap((token, i) => {
    const { norm } = token;
    const before = tokens[i - 1];
    const isLast = isApart(tokens[i + 1]);
    if (norm === "full" && FILLED.has(unitOfWord(normAt(tokens, i + 1))?.name))
      return before && isNumberTrimmed(before) ? [] : [{ ...token, kind: "number", norm: "1", value: 1 }];
    if (isExtra(tokens, i)) return [{ ...token, kind: "mark", norm: ";" }];
    if (isBit(tokens, i)) return [wordAt("with", token)];
    if (
      LITTLE.has(norm) &&
      isBit(
        tokens,
        tokens.findIndex((one, k) => k > i && !LITTLE.has(one.norm)),
      )
    )
      return [];
    if (isStrewn(tokens, i)) return [wordAt("with", token), token];
    if (norm === "cheeseandonion" && !isFlavour(tokens, i))
      return [{ ...token, norm: "cheese" }, wordAt("and", token), { ...token, norm: "onion" }];
    if (norm === "proteinshake" && isScooped(tokens, i)) return [{ ...token, norm: "proteinpowder" }];
    if (norm === "smoothy" && isMilkAfter(tokens, i)) return [];
    if (tokens[i + 1]?.norm === "smoothy" && isMilkAfter(tokens, i + 1))
      return [{ ...token, plural: /(?:berr|cherr)y$/.test(norm) }];
    if (isLast && BREADS.has(norm) && before?.norm === "on" && !tokens.some(isSandwich))
      return [token, wordAt("bread", token)];
    const isPieces = isLast && tokens.slice(Math.max(0, i - 2), i).some((one) => FRYING.has(one.norm));
    if (isPieces && PIECES.has(norm) && before?.kind === "number") return [token, ...friedChicken(token)];
    if (isLast && FRYING.has(norm) && PIECES.has(before?.norm ?? "")) return [...friedChicken(token), token];
    if (HOT_DRINKS.has(before?.norm ?? "")) {
      if (norm === "lowfat" || norm === "skim" || norm === "semiskim") return [wordAt("with", token), token];
      const isMilk = MILKS.has(tokens[i + 1]?.norm ?? "") && isApart(tokens[i + 2]);
      if (isMilk && (norm === "," || JOINING.list.has(norm))) return [wordAt("with", token)];
    }
    return [token];
  });
};
/** Of crisps, or in a name; in and on bread it is cheese and onion. */
const isFlavour = (tokens: readonly Token[], i: number): boolean => {
  const [before, next] = [normAt(tokens, i - 1), normAt(tokens, i + 1)];
  const isInBread =
    before === "with" || next === "on" || (tokens[i + 1]?.kind === "word" && !isApart(tokens[i + 1]));
  return (
    !isInBread ||
    /^(?:crisp|chip|packet|bag)$/.test(next) ||
    foodIndex().bySpelling.has(`cheeseandonion ${next}`)
  );
};
const isSandwich = ({ norm }: Token): boolean => /(?:salad|sandwich|^sub|hoagie|burger)$/.test(norm);
const BREADS = wordSet("wheat wholewheat white brown multigrain granary");
const LITTLE = wordSet("a little tiny");
const FRYING = wordSet("kfc popeye bojangle jollibee churchs");
const PIECES = wordSet("pc pcs pce piece");
const HOT_DRINKS = wordSet("tea coffee cuppa espresso");
const MILKS = wordSet("milk oatmilk soymilk almondmilk semiskim skim");
const friedChicken = (at: Token): Token[] => [wordAt("fried", at), wordAt("chicken", at)];

/** The extra of "tonkotsu ramen extra egg", after a name of several words. */
const isExtra = (tokens: readonly Token[], i: number): boolean => {
  const [before, next] = [normAt(tokens, i - 1), normAt(tokens, i + 1)];
  const isNamed =
    foodIndex().bySpelling.has(`${normAt(tokens, i - 2)} ${before}`) || compoundPartsOf(before).length > 1;
  return (
    normAt(tokens, i) === "extra" && isNamed && foodIndex().bySpelling.has(next) && isApart(tokens[i + 2])
  );
};

/** The bit of "chili bit of cheese", after a food. */
const isBit = (tokens: readonly Token[], i: number): boolean => {
  if (!BITS.has(normAt(tokens, i)) || normAt(tokens, i + 1) !== "of") return false;
  const food = tokens.slice(0, i).findLast(({ norm }) => !LITTLE.has(norm));
  return food?.kind === "word" && foodIndex().byWord.has(food.norm) && !isChatter(food.norm);
};
const BITS = wordSet("bit touch hint");

/** The handful of "yogurt handful berries"; a lemon drizzle is a cake. */
const isStrewn = (tokens: readonly Token[], i: number): boolean => {
  const [before, { norm = "" } = {}, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  return (
    STREWN.has(norm) &&
    before?.kind === "word" &&
    foodIndex().byWord.has(before.norm) &&
    !(isChatter(before.norm) || isApart(before) || foodIndex().bySpelling.has(`${before.norm} ${norm}`)) &&
    next !== undefined &&
    next.norm !== "of" &&
    foodIndex().byWord.has(next.norm)
  );
};
const STREWN = wordSet("handful drizzle dollop splash sprinkle knob pinch");

const isScooped = (tokens: readonly Token[], i: number): boolean =>
  normAt(tokens, i - 1) === "scoop" ||
  (tokens[i + 1]?.kind === "number" && normAt(tokens, i + 2) === "scoop" && isApart(tokens[i + 3]));

/** The milk that it was made with is in the whole smoothie: "strawberry smoothie with 300 ml milk" is both. */
const isMilkAfter = (tokens: readonly Token[], i: number): boolean => {
  const fruit = match({ words: [normAt(tokens, i - 1)] })?.food.group;
  const at = tokens.findIndex((token, k) => k > i && token.kind === "number");
  const isMade = tokens.slice(i + 1, at).every(({ norm }) => JOINING.making.has(norm) || norm === "with");
  const length = tokens.slice(at).findIndex(isApart);
  const made = length < 0 ? tokens.at(-1) : tokens[at + length - 1];
  return (
    fruit === "fruit" &&
    at > i + 1 &&
    isMade &&
    normAt(tokens, at + 1) === "ml" &&
    /milk$/.test(made?.norm ?? "")
  );
};

/** The fries beside a Big Mac are those of its chain, and so are the "patatas" beside a Whopper. */
const withChainFries = (tokens: Token[]): Token[] => {
  const [chain] =
    Object.entries(CHAINS).find(([, foods]) => tokens.some(({ norm }) => foods.has(norm))) ?? [];
  if (!chain) return tokens;
  return tokens.flatMap((token, i) => {
    const start = isSize(token) ? i + 1 : i;
    const next = tokens[start];
    if (!next || !(FRIES.has(next.norm) || (next.norm === "potato" && next.named))) return [token];
    const isSized = start > i || isSize(tokens[i - 1]);
    const isKind = foodIndex().bySpelling.has(`${normAt(tokens, i - 1)} fry`);
    const isBehind = !(start === i && (isSized || isKind)) && endsName(tokens, i);
    const mark = isBehind ? [{ ...wordAt(";", token), kind: "mark" as const }] : [];
    if (start > i) return [...mark, token];
    const isPlain = isSized || isBehind || isApart(tokens[i - 1]) || tokens[i - 1]?.kind === "number";
    return isPlain
      ? [...mark, wordAt(chain, token), { ...token, norm: "fry", portions: undefined }]
      : [token];
  });
};
const CHAINS: Record<string, ReadonlySet<string>> = {
  mcdonald: wordSet(
    "mcdonald mcd macca bigmac mcchicken mcdouble mcnugget mcrib mcfish mcroyal mcroyale filetofish quarterpounder",
  ),
  burgerking: wordSet("burgerking bk whopper"),
};
const FRIES = wordSet("fry frenchfry");
const endsName = (tokens: readonly Token[], end: number): boolean =>
  [1, 2].some((length) =>
    foodIndex().bySpelling.has(
      tokens
        .slice(Math.max(0, end - length), end)
        .map(({ norm }) => norm)
        .join(" "),
    ),
  );

/** Who says "cod and chips from the chippy" names one dish. */
const withoutChippy = (tokens: Token[]): Token[] => {
  const from = tokens.findIndex(({ norm }, i) => norm === "from" && /chip$/.test(normAt(tokens, i - 1)));
  const end = tokens.findIndex(({ norm }, i) => i > from && i < from + 5 && /^(?:chippy|shop)$/.test(norm));
  const isJoined = normAt(tokens, from - 1) !== "chip" || /^(?:and|n)$/.test(normAt(tokens, from - 2));
  return from > 0 && end > 0 && isJoined ? tokens.toSpliced(from, end + 1 - from) : tokens;
};

/** The bowl of "rice and bean soup 1 bowl" is of the whole name; the grams of "bread and butter 10 g" are the butter's. */
export const withAmountFirst = (tokens: Token[]): Token[] => {
  const plate = plateAtEnd(tokens);
  if (plate) {
    const { start, at, end } = plate;
    return tokens.toSpliced(at, end - at).toSpliced(start, 0, ...tokens.slice(at, end));
  }
  for (const [and, { norm }] of tokens.entries()) {
    const name = ["and", "n", "on"].includes(norm) ? namedAround(tokens, and) : undefined;
    if (!name) continue;
    const { start, end, amountEnd } = name;
    const amount = tokens.slice(end, amountEnd);
    return tokens.toSpliced(end, amount.length).toSpliced(start, 0, ...amount);
  }
  return tokens;
};

/** The plate of "lentils with chorizo 1 plate" is of both. */
function plateAtEnd(tokens: readonly Token[]) {
  const with_ = tokens.findIndex(({ norm }) => norm === "with");
  if (with_ < 1) return undefined;
  const length = tokens.slice(with_ + 1).findIndex(isApart);
  const end = length < 0 ? tokens.length : with_ + 1 + length;
  const at = tokens.findIndex((token, i) => i > with_ + 1 && i < end && isNumberTrimmed(token));
  if (at < 0 || endOfAmount(tokens, at) !== end || !PLATES.has(unitOfWord(tokens[end - 1]?.norm ?? "")?.name))
    return undefined;
  let start = with_ - 1;
  while (start > 0 && (!isApart(tokens[start - 1]) || tokens[start - 1]?.start === tokens[start]?.start))
    start -= 1;
  return tokens.slice(start, with_).some(isNumberTrimmed) ? undefined : { start, at, end };
}
const PLATES = new Set<string | undefined>(["plate", "bowl", "serving"]);
const FILLED = new Set<string | undefined>([...PLATES, "glass", "cup", "mug", "bottle", "can"]);

function namedAround(tokens: readonly Token[], and: number) {
  for (let start = Math.max(0, and - LONGEST_HALF); start < and; start += 1)
    for (let end = Math.min(tokens.length, and + 1 + LONGEST_HALF); end > and + 1; end -= 1) {
      const said = tokens.slice(start, end).map(({ norm }) => (norm === "n" ? "and" : norm));
      const food = foodIndex().bySpelling.get(said.join(" "))?.food;
      // "Burger and fries large" are large fries.
      const halves = [said.slice(0, and - start), said.slice(and + 1 - start)];
      if (isSize(tokens[end]) && areWithSides(halves)) continue;
      const amountEnd = food && isApart(tokens[start - 1]) ? endOfAmount(tokens, end) : end;
      const unit = unitOfWord(tokens[amountEnd - 1]?.norm ?? "");
      const isPart = unit?.grams !== undefined || unit?.ml !== undefined;
      if (
        amountEnd > end &&
        isApart(tokens[amountEnd]) &&
        !(isPart && unit.name !== "cup" && food?.group === "bread")
      )
        return { start, end, amountEnd };
    }
  return undefined;
}
const LONGEST_HALF = 3;

const endOfAmount = (tokens: readonly Token[], start: number): number => {
  if (isSize(tokens[start])) return start + 1;
  const rest = tokens.slice(start);
  const other = rest.findIndex((token, i) => !isNumberTrimmed(token) && !(i > 0 && token.norm === "/"));
  const end = start + (other < 0 ? rest.length : other);
  return end > start && unitOfWord(tokens[end]?.norm ?? "") ? end + 1 : end;
};

const RECOUNT =
  /(?<![\p{L}\p{Nd}.,/])(\p{Nd}{1,3}|\p{L}{2,6})\s(\p{L}+)([,.… –-]{1,4}(?:actually|sorry|oops|i mean|no wait|no|nein|nee|non|anzi|aliás|digo|perdón|desculpa|scusa|pardon)[,.… –-]{1,3})(\p{Nd}{1,3}|\p{L}{2,6})(?![\p{L}\p{Nd}]|[.,/]\p{Nd})(?:\s(\p{L}+))?/giu;
const JOINING_WORD = /^(?:and|with|und|mit|et|avec|y|con|e|com|en|met|plus)$/i;

/** The text with the number that was meant, as long as before: "3 eggs, sorry 2", "2 oeufs non 3 oeufs". */
export const withRecounts = (text: string): string =>
  text.replace(RECOUNT, (whole: string, ...[first = "", food = "", , second = "", next = ""]: string[]) => {
    const meant = numberNamed(second);
    if (numberNamed(first) === undefined || meant === undefined) return whole;
    const isAgain = rootOf(next) === rootOf(food);
    if (next && !isAgain && !JOINING_WORD.test(next)) return whole;
    const rest = next && !isAgain ? ` ${next}` : "";
    const number = `${meant}`.padStart(first.length).slice(-first.length);
    return `${number} ${food}`.padEnd(whole.length - rest.length) + rest;
  });

/** "Brownies, makes 16, had two. 200 g flour …" with a colon in place of the full stop: what they are made of. */
export function withListColon(text: string): string {
  const pieces = piecesOf(text);
  const stop = pieces.findIndex(({ plain, end }, i) => plain === "." && pieces[i + 1]?.start !== end);
  const [said, list] = [pieces.slice(0, stop), pieces.slice(stop + 1)];
  if (stop < 1 || isRecipe(said, 1) || !isRecipe(list) || !said.some(isNaming)) return text;
  if (!said.some(({ plain }, i) => MAKES.has(plain) || partEatenAt(said, i, true))) return text;
  const { start, end } = pieces[stop] as Piece;
  return `${text.slice(0, start)}:${text.slice(end)}`;
}

/** "Pizza mit meinem Freund geteilt" with "eine" before it: a dish that is shared is all of it. */
export function withOneDish(text: string): string | undefined {
  const pieces = piecesOf(text);
  const share = companyShare(pieces, text);
  const inside = pieces.filter(({ start, end }) => share && start >= share.of.start && end <= share.of.end);
  const from = inside.findLastIndex(({ plain }) => /^(?:[,;.+&\n]|and|und|et|y|e|en)$/.test(plain)) + 1;
  const at = inside.findIndex((piece, i) => i >= from && isNaming(piece));
  const [before, food] = [inside[at - 1], inside[at]];
  const beside = inside.findIndex(({ plain }, i) => i > at && WITH.has(plain));
  const dish = inside.slice(from, beside < 0 ? undefined : beside);
  if (!share || !food || dish.some(({ kind }) => kind === "number")) return undefined;
  const said = share.said.map(({ start, end }) => text.slice(start, end)).join(" ");
  const article = ONE.find(([company]) => company.test(said))?.[1] ?? "1";
  if (at > from && before && numberIn(before) !== undefined)
    return article === "1" && /^an?$/.test(before.plain)
      ? `${text.slice(0, before.start)}1${text.slice(before.end)}`
      : undefined;
  return `${text.slice(0, food.start)}${article} ${text.slice(food.start)}`;
}

const ONE: readonly [RegExp, string][] = [
  [/\b(?:mit|zu|unter)\b|geteilt/i, "eine"],
  [/\b(?:avec|partag)/i, "une"],
  [/\bcon\b|compart|condivis|divis[aoei]\b/i, "una"],
  [/\bmet\b|gedeeld/i, "een"],
  [/\bcom\b|dividi/i, "uma"],
];

/** The fries of "pizza shared between 2, with fries also shared". */
export function alsoShared(text: string, { share, servings }: Share): Share[] {
  const pieces = piecesOf(text);
  return pieces.flatMap((piece, i) => {
    if (!(ALSO.has(piece.plain) && SHARED.has(pieces[i + 1]?.plain ?? ""))) return [];
    const first = clauseStart(pieces, i);
    const said = [stretchOf(pieces, { first: i, next: i + 2 })];
    return { share, servings, of: stretchOf(pieces, { first, next: i }), said };
  });
}
const ALSO = wordSet("also auch aussi tambien anche ook tambem");

/** The wine of "a glass of red", and the milk of "a glass of whole" and "cereal with 2%". */
export function drinkUnsaid(
  words: readonly string[],
  { unit, whole }: { unit?: { name: string }; whole?: boolean },
  isAdded: boolean,
): string[] {
  const [vessel = "", said] = [unit?.name, words.join()];
  if (/^(?:red|white)$/.test(said) && ["glass", "bottle"].includes(vessel)) return ["wine"];
  const isMilk = /^(?:[12]%|skim|whole)$/.test(said) || (whole && said === "");
  return isMilk && (["glass", "cup", "mug"].includes(vessel) || (isAdded && !unit)) ? ["milk"] : [];
}
