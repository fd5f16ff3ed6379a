import { amountAtEnd, isNumber, isSize, quantityAt, unitOfWord } from "~/features/foods/language/quantity";
import { numberOfWord, type Token } from "~/features/foods/language/token";
import { isChatter, isFiller, isSoft, JOINING, joinsFoods } from "~/features/foods/language/words";
import { foodIndex } from "~/features/foods/matching/food-index";
import { isApart, isNumberTrimmed, withAmountFirst, withMeant } from "./meant";
import { withPreparation } from "./preparation";
import type { Part } from "./read-amount";

const MEALS = new Set("breakfast lunch dinner supper brunch snack dessert meal bite munch".split(" "));
const BEFORE_MEAL = new Set("for as at during this todays today my".split(" "));
/** "Pizza night! We had …", "Taco Tuesday: …". */
const NIGHTS = new Set("night day time monday tuesday wednesday thursday friday saturday sunday".split(" "));
const AFTER_MEAL = new Set(
  "is was i im ive include includes included today tonight consisted with it were we".split(" "),
);

/** "For my late lunch" and "Breakfast:" name no food; "breakfast burrito" does. */
export const withoutMealNames = (typed: Token[]): Token[] => {
  const all = mealsApart(typed);
  const tokens = all[1] && NIGHTS.has(all[1].norm) && all[2]?.kind === "mark" ? all.slice(3) : all;
  const dropped = new Set<Token>();
  for (const [i, token] of tokens.entries()) {
    const isNamed = foodIndex().bySpelling.has(`${tokens[i - 1]?.norm} ${token.norm}`);
    if (!MEALS.has(token.norm) || isNamed) continue;
    const next = tokens[i + 1];
    const named = isSize(tokens[i - 1]) ? i - 1 : i;
    let first = named;
    while (first > 0 && i - first < 5 && isChatterOrArticle(tokens[first - 1])) first -= 1;
    const introduction = tokens.slice(first, i).findIndex(({ norm }) => BEFORE_MEAL.has(norm));
    const isIntroduced = introduction >= 0;
    const before = tokens[first - 1];
    const opens = !before || before.kind === "mark" || JOINING.list.has(before.norm);
    const isHeading =
      next?.norm === ":" ||
      (opens && (!next || next.kind === "mark" || AFTER_MEAL.has(next.norm) || isSome(tokens, i))) ||
      (opens && TIMES.has(tokens[i - 1]?.norm ?? ""));
    if (isIntroduced || isHeading)
      for (const word of tokens.slice(isIntroduced ? first + introduction : named, i + 1)) dropped.add(word);
    if (next?.norm === "-" || next?.norm === "–") dropped.add(next);
  }
  return dropped.size > 0 ? tokens.filter((token) => !dropped.has(token)) : tokens;
};

const TIMES = new Set("midnight midday morning afternoon evening night bedtime late".split(" "));
const OF_DAY = new Set("breakfast brunch lunch dinner supper snack".split(" "));

/** "Breakfast eggs and toast lunch salad": several meals of a day part their foods. */
const mealsApart = (tokens: Token[]): Token[] => {
  const [first, second] = tokens;
  const meals = tokens.filter(({ norm }) => OF_DAY.has(norm));
  const isSeveral = new Set(meals.map(({ norm }) => norm)).size > 1;
  const isEach = meals.every((meal) => AFTER_MEAL.has(tokens[tokens.indexOf(meal) + 1]?.norm ?? ""));
  if (first !== meals[0] || second?.kind !== "word" || !isSeveral || (isTale(second.norm) && !isEach))
    return tokens;
  return tokens.map((token, i) =>
    OF_DAY.has(token.norm) && !IN_NAMES.has(tokens[i + 1]?.norm ?? "")
      ? { ...token, kind: "mark", norm: ";" }
      : token,
  );
};
const IN_NAMES = new Set("bar cake mix pack roll burrito sausage sandwich wrap taco biscuit".split(" "));

/** "Lunch for me is …" tells of one meal. */
const isTale = (word: string): boolean =>
  AFTER_MEAL.has(word) ||
  BEFORE_MEAL.has(word) ||
  ((isChatter(word) || joinsFoods(word)) && !(FOODISH.has(word) || isSoft(word)));

const isSome = (tokens: Token[], i: number): boolean => tokens[i + 1]?.norm === "of";

const isChatterOrArticle = (token: Token | undefined): boolean =>
  token?.kind === "word" && (isChatter(token.norm) || token.norm === "a" || token.norm === "an");

const BEFORE_PLACE = new Set("at after before during near outside".split(" "));
const MINE = new Set("my the his her our their your a an".split(" "));
const EATING = new Set(
  "i we had have ate eat eating drank drink drinking got grabbed ordered made".split(" "),
);
const WAYS = new Set("way go road run train bus plane couch sofa rock plate bowl desk lap tray".split(" "));
/** What "from a tub" says is no amount. */
const STORED = new Set("tub jar carton box fridge freezer".split(" "));
const KITCHENS = new Set(
  "restaurant school fastfood mcdonald burgerking wendy tacobell kfc subway starbucks".split(" "),
);
const LONGEST_PLACE = 6;

/** "Pizza at the office" and "a banana after my run" are no other foods than pizza and a banana. */
export const withoutPlaces = (tokens: Token[]): Token[] => {
  const rest: Token[] = [];
  for (let i = 0; i < tokens.length; ) {
    const end = endOfPlace(tokens, i);
    const isOpening = end > 0 && i === 0 && tokens[end]?.kind === "word";
    if (end > i)
      rest.push(
        ...tokens.slice(i, end).filter(({ norm }) => (isOpening ? KITCHENS.has(norm) : isSoft(norm))),
      );
    else rest.push(tokens[i] as Token);
    i = Math.max(end, i + 1);
    while (isOpening && rest.length > 0 && isTelling(tokens[i])) i += 1;
  }
  return rest;
};

const isTelling = (token: Token | undefined): boolean =>
  token?.kind === "word" && isChatter(token.norm) && numberOfWord(token.norm) === undefined;

const endOfPlace = (tokens: Token[], i: number): number => {
  const { norm } = tokens[i] as Token;
  const isMine = ["to", "as", "off"].includes(norm) && MINE.has(tokens[i + 1]?.norm ?? "");
  if (["on", "over", "with"].includes(norm) && tokens[i + 1]?.norm === "ice") return i + 2;
  const isOn = ["on", "over", "onto"].includes(norm) && MINE.has(tokens[i + 1]?.norm ?? "");
  if (isOn && WAYS.has(tokens[i + 2]?.norm ?? "") && tokens[i + 3]?.norm !== "of") return i + 3;
  if (norm === "from" && MINE.has(tokens[i + 1]?.norm ?? "") && STORED.has(tokens[i + 2]?.norm ?? ""))
    return tokens[i + 3]?.norm === "of" ? i : i + 3;
  if (!BEFORE_PLACE.has(norm) && !isMine) return i;
  let end = i + 1;
  while (end - i <= LONGEST_PLACE && isInPlace(tokens, i, end)) end += 1;
  return end > i + 1 && !tokens.slice(i + 1, end).some(isFood) ? end : i;
};

const isInPlace = (tokens: Token[], start: number, at: number): boolean => {
  const token = tokens[at];
  if (token?.kind !== "word" || EATING.has(token.norm)) return false;
  if (joinsFoods(token.norm)) return false;
  return at === start + 1 || numberOfWord(token.norm) === undefined;
};

const isFood = ({ norm }: Token): boolean =>
  foodIndex().bySpelling.has(norm) && !isChatter(norm) && unitOfWord(norm) === undefined;

export const listingAt = (mark: Token, named: Token | undefined, open: number | undefined) =>
  OPENING.has(mark.norm) ? named && mark.start : CLOSING.has(mark.norm) ? undefined : open;
const OPENING = new Set(["(", ":"]);
const CLOSING = new Set([")", "\n", ";", "+", "."]);

/** Chatter that names a food beside another word: "snack cake", "fruit drink". */
const FOODISH = new Set(
  `breakfast snack drink dinner dessert lunch side light extra main open cooked mixed serve meal bite
   drinking`.split(/\s+/),
);

export const trimmed = (part: Part): Part => {
  let first = 0;
  let last = part.tokens.length;
  while (first < last && isEdge(part.tokens[first] as Token, part.tokens[first + 1])) first += 1;
  while (last > first && isEdge(part.tokens[last - 1] as Token, part.tokens[last - 2])) last -= 1;
  return { ...part, tokens: afterTale(part.tokens.slice(first, last)) };
};

const BABIES = new Set(["baby", "toddler", "infant"]);

/** "My son brought home a mango" and "I blended a smoothie" start with the food; "baked a potato" tells how. */
const afterTale = (tokens: Token[]): Token[] => {
  const start = tokens.findIndex(isNumberTrimmed);
  const tale = tokens.slice(0, Math.max(start, 0));
  const isVerb = tale.length > 1 && isFiller(tale[0]?.norm ?? "");
  const isTale = isVerb || tale.some(({ norm }) => !isSoft(norm) && !isChatter(norm));
  const tells = (token: Token) =>
    isFoodWord(token) && (!isFiller(token.norm) || (!/ed$/.test(token.norm) && isFood(token)));
  const isTelling = tale.some((token) => tells(token) || BABIES.has(token.norm) || unitOfWord(token.norm));
  return isTale && !isTelling && tokens.slice(start).some(isFoodWord) ? tokens.slice(start) : tokens;
};

const isFoodWord = ({ kind, norm }: Token): boolean =>
  kind === "word" &&
  foodIndex().byWord.has(norm) &&
  !isSoft(norm) &&
  !isChatter(norm) &&
  unitOfWord(norm) === undefined;

const isEdge = (token: Token, inner: Token | undefined): boolean => {
  if (token.kind === "mark") return true;
  if (token.kind !== "word" || !isChatter(token.norm)) return false;
  return !(FOODISH.has(token.norm) && inner?.kind === "word" && namesMore(inner.norm));
};

const namesMore = (word: string): boolean => !isChatter(word) && numberOfWord(word) === undefined;

/** "document.cookie" and "example.com" are one word each, and no food; "eggs.toast" are two. */
const withoutDomains = (tokens: Token[]): Token[] => {
  const joined: Token[] = [];
  for (const token of tokens) {
    const [before, dot] = joined.slice(-2);
    const isTight = dot?.norm === "." && dot.start === before?.end && dot.end === token.start;
    if (isTight && token.kind === "word" && before?.kind === "word" && !isKnown(before)) {
      joined.splice(-2, 2, { ...before, norm: `${before.norm}.${token.norm}`, end: token.end });
    } else joined.push(token);
  }
  return joined;
};

const isKnown = ({ norm }: Token): boolean =>
  foodIndex().byWord.has(norm) || isSoft(norm) || isChatter(norm) || unitOfWord(norm) !== undefined;

/** "Milk, reduced fat (2%)" and "fat free (skim)" say one thing twice. */
const withFatInBrackets = (tokens: Token[]): Token[] => {
  const norms = tokens.map(({ norm }) => norm);
  const isTwice = (at: number) => {
    const [said = "", open, fat = "", close] = norms.slice(at, at + 4);
    return at >= 0 && FATS.has(said) && open === "(" && (fat.endsWith("%") || FATS.has(fat)) && close === ")";
  };
  return tokens.filter((_, i) => !(isTwice(i) || isTwice(i - 1) || isTwice(i - 3)));
};
const FATS = new Set(["lowfat", "skim", "semiskim"]);

/** "Two slices from a large pizza" are of it. */
const withPartsOf = (tokens: Token[]): Token[] =>
  tokens.map((token, i) =>
    token.norm === "from" && CUT.has(tokens[i - 1]?.norm ?? "") ? { ...token, norm: "of" } : token,
  );
const CUT = new Set(["slice", "piece", "wedge", "triangle", "square", "bite"]);

/** A "no-bean chili" is a chili without beans. */
const withDenialLast = (tokens: Token[]): Token[] => {
  const no = tokens.findIndex(({ norm }, i) => norm === "no" && isBeforeName(tokens, i));
  if (no < 0) return tokens;
  let name = no + 2;
  while ([tokens[name]?.norm, tokens[name - 1]?.norm].includes("-")) name += 1;
  const length = tokens.slice(name).findIndex(isApart);
  const end = length < 0 ? tokens.length : name + length;
  const denied = tokens.slice(no, name).filter(({ norm }) => norm !== "-");
  return [...tokens.slice(0, no), ...tokens.slice(name, end), ...denied, ...tokens.slice(end)];
};

const isBeforeName = (tokens: readonly Token[], i: number): boolean =>
  ["of", "a", "an", "the"].includes(tokens[i - 1]?.norm ?? "") ||
  (tokens[i + 1]?.norm === "-" && tokens[i + 1]?.start === tokens[i]?.end);

/** The slice of "pizza slice 😋" is the last word, and "🍎" alone a food. */
const withoutPictures = (tokens: Token[]): Token[] => {
  const isBeside = (token: Token | undefined) => token?.kind === "word" && !isApart(token);
  return tokens.filter(
    ({ kind }, i) => kind !== "emoji" || !(isBeside(tokens[i - 1]) || isBeside(tokens[i + 1])),
  );
};

/** Without what only looks like words of foods. */
export const asWords = (typed: Token[]): Token[] => {
  const tokens = withoutPictures(typed);
  return withDenialLast(
    withAmountFirst(
      withoutDomains(
        withFatInBrackets(
          withPartsOf(withPreparation(withMeant(tokens[0]?.norm === "add" ? tokens.slice(1) : tokens))),
        ),
      ),
    ),
  );
};

/** Of "chicken or turkey sandwich" and of "rice or pasta" the first: nobody knows more. */
const withoutAlternative = (tokens: Token[]): Token[] => {
  const or = tokens.findIndex(({ norm }) => norm === "or");
  const isSome = ["a", "an"].includes(tokens[or + 1]?.norm ?? "");
  const next = isSome ? or + 2 : or + 1;
  const isPoultry = POULTRY.has(tokens[or - 1]?.norm ?? "") && POULTRY.has(tokens[next]?.norm ?? "");
  const isChoice = or > 0 && [tokens[or - 1], tokens[next]].every((token) => token && isOneName(token));
  if (isChoice && CARRYING.has(tokens.at(-1)?.norm ?? "") && next < tokens.length - 1)
    return tokens.toSpliced(or, next - or + 1);
  const isOther = or > 0 && isNamed(tokens.slice(0, or)) && isNamed(tokens.slice(next)) && !isPoultry;
  return isOther && (isSome || next === tokens.length - 1) ? tokens.slice(0, or) : tokens;
};
const POULTRY = new Set(["chicken", "turkey"]);
const CARRYING = new Set("sandwich wrap sub taco burrito bagel panini roll".split(" "));

const isNamed = (tokens: readonly Token[]): boolean =>
  tokens.some((_, i) =>
    foodIndex().bySpelling.has(
      tokens
        .slice(i)
        .map(({ norm }) => norm)
        .join(" "),
    ),
  );

const isOneName = ({ norm }: Token): boolean =>
  foodIndex().bySpelling.has(norm) && !isSoft(norm) && unitOfWord(norm) === undefined;

/** The diameter of "a 12 inch pizza" is its size, and a sub of 6 inches is a regular one. */
const withInches = (tokens: Token[]): Token[] => {
  const inch = tokens.findIndex(({ norm }) => norm === "inch");
  const number = tokens[inch - (tokens[inch - 1]?.norm === "-" ? 2 : 1)];
  const isSub = tokens.some(({ norm }) => SUBS.has(norm));
  if (number?.kind !== "number" || !(isSub || tokens.some(({ norm }) => PIZZAS.has(norm)))) return tokens;
  const at = tokens.indexOf(number);
  const size = isSub ? subSize(number.value) : pizzaSize(number.value);
  return tokens.toSpliced(at, inch - at + 1, { ...number, kind: "word", norm: size });
};
const pizzaSize = (inches: number): string =>
  inches < 12 ? "small" : inches < 14 ? "medium" : inches < 16 ? "large" : "extralarge";
const subSize = (inches: number): string => (inches < SUB_INCHES ? "one" : "footlong");
const SUB_INCHES = 9;
const SUBS = new Set(["sub", "submarine", "hoagie", "subway", "bmt", "meatball"]);
const PIZZAS = new Set(["pizza", "margherita", "pepperoni", "hawaiian", "calzone"]);

/** "Half a lager" is half a pint. */
const withPints = (tokens: Token[]): Token[] => {
  const last = tokens.at(-1);
  const half = last && DRAUGHT.has(last.norm) ? quantityAt(tokens, 0) : undefined;
  const between = tokens.slice(half?.next, -1);
  return half?.value === 0.5 && last && between.every(({ norm }) => OF_A.has(norm))
    ? [...tokens.slice(0, half.next), { ...last, norm: "pint", end: last.start }, last]
    : tokens;
};
const DRAUGHT = new Set("lager bitter ale stout cider guinness shandy".split(" "));
const OF_A = new Set(["a", "of"]);

/** "A 12 inch pizza" has its size, and coffee "with a little milk" no small one. */
export const asAmounts = (said: Token[], join: Part["join"]): Token[] => {
  const tokens = withPints(withInches(withoutAlternative(withoutHeat(said))));
  const isLittle = join === "with" && tokens[0]?.norm === "a" && tokens[1]?.norm === "little";
  return isLittle ? tokens.slice(2) : tokens;
};

/** The can of "tuna in water 1 can" is the tuna's. */
export const withAmountsBefore = (parts: Part[]): Part[] => {
  const moved: Part[] = [];
  for (const part of parts) {
    const host = moved.at(-1);
    const at = host?.tokens.some(isNumber) === false ? amountAtEnd(part.tokens, part.join === "about") : 0;
    if (host && at > 0) moved.splice(-1, 1, { ...host, tokens: [...host.tokens, ...part.tokens.slice(at)] });
    moved.push(at > 0 ? { ...part, tokens: part.tokens.slice(0, at) } : part);
  }
  return moved;
};

/** "No fries, just coke". */
export const isOnly = ({ join }: Part, norm: string): boolean =>
  join === "without" && ["just", "only", "but"].includes(norm);

/** The medium of "nandos half chicken medium" is its heat. */
const withoutHeat = (tokens: Token[]): Token[] => {
  const isHalf = tokens.at(-2)?.norm === "chicken" && tokens.some(({ norm }) => norm === "half");
  return isHalf && isSize(tokens.at(-1)) ? tokens.slice(0, -1) : tokens;
};
