import { tokenise } from "~/features/foods/language/token";
import { isChatter, isModifier, isSoft } from "~/features/foods/language/words";
import { calledBy, closestWord, foodIndex } from "~/features/foods/matching/food-index";
import { type Match, match } from "~/features/foods/matching/match";
import { liesOnBread } from "./dishes";
import { isMain, type Phrase, phraseOf } from "./phrases";
import { MAX_PARTS, split } from "./split";
import { weigh } from "./weigh";

/** `filled`: several fillings and their dish. */
export type Step = { length: number; matches: Match[]; filled?: boolean };

const LONGEST_RUN = 5;
/** The share of a food's name that must be covered: more when its words were only listed ("rice and beans"). */
const MIN_COVERAGE = 0.75;
const MIN_COVERAGE_LISTED = 0.9;
const HOSTS = new Set(["sandwiches", "dishes", "soups"]);
const KINDS = new Set(["fruit", "vegetable", "berry"]);
const LIQUID_UNITS = new Set(["fl oz", "ml", "cl", "dl", "l", "glass", "bottle", "carton"]);
const FILLINGS = new Set(["meat", "fish", "dairy", "vegetables", "legumes", "fruit"]);

/** The foods named from phrase `i` on: one for the longest run that it covers word by word, else for it alone. */
export const longestFoodMatch = (phrases: readonly Phrase[], i: number): Step => {
  const first = phrases[i];
  if (!first || first.join === "without") return { length: 1, matches: [] };
  if (first.words.length === 0) return { length: 1, matches: emojiFoods(first) };
  const context = withHints(first, contextAt(phrases, i + 1, false));
  const alone = matchOf(first, context);
  for (let length = Math.min(LONGEST_RUN, phrases.length - i); length > 1; length -= 1) {
    const whole = runMatch(phrases, i, length, alone);
    if (whole) return { length, matches: [whole], filled: isFilled(whole) };
  }
  if (!alone) return { length: 1, matches: [] };
  const filled = filledDish(phrases, i, alone);
  if (filled) return filled;
  if (!HOSTS.has(alone.food.group)) return { length: 1, matches: [alone] };
  const inside = withHints(first, contextAt(phrases, i + 1, true));
  return { length: 1, matches: [match({ words: first.words, ...inside }) ?? alone] };
};

type Context = { descriptors: readonly string[]; excluded: readonly string[] };

const withHints = ({ hints }: Phrase, context: Context): Context => ({
  ...context,
  descriptors: [...context.descriptors, ...hints],
});

const runMatch = (
  phrases: readonly Phrase[],
  i: number,
  length: number,
  alone: Match | undefined,
): Match | undefined => {
  const first = phrases[i] as Phrase;
  const rest = phrases.slice(i + 1, i + length);
  const { stated, count = 1, unit } = first.amount;
  const isPart = stated && count < 1 && !unit;
  // "Half an avocado on toast" is no half of an avocado toast.
  if (isPart && (rest[0]?.on || rest[0]?.join === "with")) return undefined;
  if (rest.some(standsAlone)) return undefined;
  const whole = match({
    words: [...first.words, ...rest.flatMap(({ words }) => words)],
    joined: true,
    head: rest.every(({ join }) => join === "list") ? undefined : first.words.at(-1),
    ...contextAt(phrases, i + length, false),
  });
  const isOfFirst = isPart || (isCountOfFirst(first) && whole?.food.group === "dishes");
  const isTurned = rest[0]?.join === "list" && !first.words.includes(whole?.nameWords[0] ?? "");
  if ((isOfFirst || (isTurned && phrases.length > 2)) && whole?.joined) return undefined;
  // "Eggs, beans, toast" are three things, though there are beans on toast; "ham, pizza, tuna" too.
  const isAside = phrases.length > 2 && rest.some(({ join }) => join === "aside");
  if (isAside && (whole?.joined || rest.every(({ exact }) => exact))) return undefined;
  // "Chocolate and chips" are no chocolate chips, also after a comma; "fish and chips" are one dish.
  if (whole && !whole.joined && isOneFood({ ...first, join: "list" }) && rest.every(isOneFood))
    return undefined;
  if (whole && rest.some((other) => other.join === "aside" && isBeside(other, first, whole, alone)))
    return undefined;
  const isMeatless = alone?.food.group === "sandwiches" && rest[0]?.exact?.food.group === "legumes";
  if (whole && !whole.joined && isMeatless) return undefined;
  const isAdded = rest[0]?.join === "with" && alone?.food.group === "bread";
  if (isAdded && !whole?.joined && whole?.food === alone.food) return undefined;
  const isListed = rest.every(({ join }) => join === "list" || join === "aside");
  const isDrink = whole && !whole.joined && whole.food.portions.has("glass");
  if (isDrink && alone?.complete && rest.every(isListedFood)) return undefined;
  if (whole && isListed && ![first, ...rest].every((phrase) => isHeard(phrase, whole))) return undefined;
  const [next] = rest.slice(-1);
  const isNew = (word: string) => !next?.words.includes(word) && whole?.nameWords.includes(word);
  const isLastAlone = first.exact && whole?.food === next?.exact?.food && !first.words.some(isNew);
  if (isListed && isLastAlone) return undefined;
  if (!whole?.complete || whole.coverage < (isListed ? MIN_COVERAGE_LISTED : MIN_COVERAGE)) return undefined;
  if (whole.matched <= (alone?.complete ? alone.matched : 0)) return undefined;
  return rest[0]?.join === "list" || first.words.includes(whole.head) ? whole : undefined;
};

/** "Nuggets 3 and fries" and "2 sausages and chips" count what stands first, "2 fish and chips" the dish. */
const isCountOfFirst = ({ tokens, amount: { stated, count = 1, unit } }: Phrase): boolean =>
  stated && count > 1 && !unit && (tokens[0]?.kind === "word" || tokens.at(-1)?.plural === true);

const isFilled = ({ food, joined }: Match): boolean =>
  food.group === "sandwiches" || (joined && food.group === "sweets");

const isHeard = ({ words, exact }: Phrase, { nameWords }: Match): boolean =>
  words.some((word) => nameWords.includes(word) || nameWords.includes(closestWord(word) ?? word)) ||
  (!exact &&
    words.every(
      (word) => isSoft(word) || isModifier(word) || isChatter(word) || foodIndex().byWord.has(word),
    ));

/** "Crisps, apple" is no apple crisp, and "a sandwich, crisps" no crisp sandwich. */
const isBeside = (
  { exact, tokens }: Phrase,
  first: Phrase,
  whole: Match,
  alone: Match | undefined,
): boolean => {
  if (exact?.food.group === "snacks") return true;
  const isPlural = [tokens, first.tokens].some((said) => said.at(-1)?.plural);
  return exact !== undefined && isPlural && whole.food.group !== alone?.food.group;
};

const isOneFood = ({ join, exact, words }: Phrase): boolean =>
  join === "list" && exact !== undefined && (words.length === 1 || exact.food.group === "bread");

const isListedFood = ({ join, words }: Phrase): boolean =>
  join === "list" && words.length === 1 && match({ words })?.complete === true;

const standsAlone = ({ apart, join, amount, words }: Phrase): boolean =>
  apart ||
  join === "without" ||
  amount.count !== undefined ||
  (join === "list" && amount.size !== undefined) ||
  words.length === 0;

const matchOf = ({ exact, words }: Phrase, context: Context): Match | undefined => {
  if (!exact || context.descriptors.length > 0 || context.excluded.length > 0)
    return match({ words, ...context });
  return {
    food: exact.food,
    called: calledBy(exact),
    score: 1,
    complete: true,
    matched: exact.words.length,
    coverage: 1,
    nameWords: exact.words,
    joined: exact.joined,
    head: exact.head,
  };
};

const contextAt = (phrases: readonly Phrase[], i: number, isHost: boolean): Context => {
  const descriptors: string[] = [];
  const excluded: string[] = [];
  let inside = false;
  for (const { join, amount, words } of phrases.slice(i)) {
    inside ||= isHost && join === "with";
    const describes = join === "made" || join === "about" || inside;
    if (join === "without") excluded.push(...words);
    else if (amount.count === undefined && describes) descriptors.push(...words);
    else break;
  }
  return { descriptors, excluded };
};

const MAX_FILLINGS = 3;

/** "Egg, bacon and cheese sandwich" is one food, though egg is a food too. */
const filledDish = (phrases: readonly Phrase[], i: number, alone: Match): Step | undefined => {
  if (!FILLINGS.has(alone.food.group)) return undefined;
  for (let count = 1; count <= MAX_FILLINGS; count += 1) {
    const fillings = phrases.slice(i, i + count);
    const dish = phrases[i + count];
    if (fillings.some(({ words }) => words.length > 2)) return undefined;
    if (fillings.slice(1).some(({ amount }) => amount.stated || amount.unit)) return undefined;
    if (!dish || dish.apart || dish.amount.count !== undefined || !["list", "aside"].includes(dish.join))
      return undefined;
    if ((dish.join !== "list" && !dish.last) || dish.words.length < 2) continue;
    const words = dish.words.map(cheeseIfOne);
    const host = match({ words });
    const last = match({ words: words.slice(0, -1) });
    const isDrink = isOneDrink(fillings, words.at(-2)) && /^(?:juice|smoothie)$/.test(host?.head ?? "");
    const isDish = isDrink || HOSTS.has(host?.food.group ?? "") || host?.head === "dal";
    if (!host || !isDish || !FILLINGS.has(last?.food.group ?? "")) continue;
    const filled = match({ words, descriptors: fillings.flatMap((filling) => filling.words) });
    const isOther = ({ words: own }: Phrase) =>
      own.some((word) => !isSoft(word) && !dish.words.includes(word));
    if (!filled || !fillings.every((one) => isOther(one) && (isDrink || isFilling(one.words, filled))))
      continue;
    return { length: count + 1, matches: [filled], filled: true };
  }
  return undefined;
};

const cheeseIfOne = (word: string): string => {
  const { group, per100 } = match({ words: [word] })?.food ?? {};
  return group === "dairy" && (per100?.protein ?? 0) > CHEESE_PROTEIN_G ? "cheese" : word;
};
const CHEESE_PROTEIN_G = 14;

const isFilling = (words: readonly string[], { food, nameWords }: Match): boolean => {
  const inside = foodIndex().wordsOf.get(food);
  if (words.every((word) => isSoft(word) || nameWords.includes(word) || inside?.has(word))) return true;
  const filling = words.length === 1 ? match({ words })?.food : undefined;
  const isOn = food.group === "sandwiches" && filling !== undefined && liesOnBread(filling);
  return isOn || (food.name === "Dal" && filling?.group === "legumes");
};

/** "Fruit and vegetable juice", "a glass of apple and orange juice"; "a banana and orange juice" are two. */
const isOneDrink = (fillings: readonly Phrase[], kind = ""): boolean =>
  fillings.every(({ words: [word = "", ...more], amount }) => {
    if (more.length > 0 || amount.plural) return false;
    const isPlant = ["fruit", "vegetables"].includes(match({ words: [word] })?.food.group ?? "");
    return isPlant && ((KINDS.has(word) && KINDS.has(kind)) || LIQUID_UNITS.has(amount.unit?.name ?? ""));
  });

/** The chips of "gravy and chips" are fries, the beans of "egg and beans" baked, and the biscuits with tea sweet. */
export const asMeantBeside = (
  matches: readonly Match[],
  phrases: readonly Phrase[],
  i: number,
): readonly Match[] => {
  const { words, amount } = phrases[i] as Phrase;
  const around = phrases.slice(Math.max(0, i - 2), i + 3);
  const unit = amount.unit?.name ?? "";
  const isHotChips = !BAGS.has(unit) && (PLATES.has(unit) || around.some(isBesideChips));
  const meant: Record<string, string[] | false> = {
    pickle: around.some(({ words: [word = ""] }) => INDIAN.has(word)) && ["mango", "pickle"],
    chip: isHotChips && ["fry"],
    bean: around.some(isBesideBeans) && ["baked", "bean"],
    "filter,coffee": around.some(({ words: [word = ""] }) => INDIAN.has(word)) && ["kaapi"],
    jelly: around.some(({ words }) => WITH_JELLY.test(words.at(-1) ?? "")) && ["gelatin"],
    biscuit: around.some((phrase) => /^(?:tea|cuppa)$/.test(phrase.words.at(-1) ?? "")) && ["digestive"],
  };
  const name = Object.hasOwn(meant, words.join()) && meant[words.join()];
  const food = name ? match({ words: name }) : undefined;
  return food ? [food] : matches;
};
const INDIAN = new Set(
  "roti chapati paratha naan dal dosa idli biryani thepla curd rajma khichdi puri".split(" "),
);
const WITH_JELLY = /^(?:icecream|custard|trifle)$/;
const isBesideBeans = ({ words }: Phrase): boolean => words.some((word) => FRIED_UP.has(word));
const FRIED_UP = new Set(
  "egg bacon sausage toast chip fishstick waffle hashbrown nugget jacket dinosaur".split(" "),
);
const PLATES = new Set(["plate", "serving", "cone"]);
const BAGS = new Set(["bag", "packet", "handful", "piece", "can"]);
const isBesideChips = ({ words }: Phrase): boolean =>
  words.some((word, i) => HOT.has(word) && (i === words.length - 1 || CUTS.has(words[i + 1] ?? ""))) ||
  (words.at(-1) === "chicken" && /\b(?:roasted|rotisserie|fried|peri|spit)\b/.test(words.join(" ")));
const HOT = new Set(
  `steak hamburger cheeseburger schnitzel parmi parmy parma parmigiana fish cod haddock plaice scampi calamari squid
   saveloy gammon sirloin rump ribeye doner donner gyro goujon egg nugget kiev kebab rib pie sausage gravy omelette fishstick curry lasagna`.split(
    /\s+/,
  ),
);
const CUTS = new Set(["sauce", "fillet", "steak", "bite", "goujon"]);

/** Steps with the fat that vegetables were fried, sautéed or roasted in, where neither their row nor the text has it. */
export function withFatOfPan(
  steps: readonly Step[],
  phrases: readonly Phrase[],
): { steps: Step[]; phrases: Phrase[] } {
  const all: { step: Step; of: Phrase[] }[] = [];
  let i = 0;
  for (const step of steps) {
    const of = phrases.slice(i, i + step.length);
    i += step.length;
    all.push({ step, of });
    const word = isButtered(step, of) ? "butter" : isFriedLean(step, of) ? "oil" : undefined;
    const fat = word && !isFatSaid(phrases[i]) ? match({ words: [word] }) : undefined;
    const [first] = of;
    const [token] = first?.tokens ?? [];
    if (!word || !fat || !first || !token) continue;
    const grams = weigh(step.matches[0]?.food ?? fat.food, first.amount).grams * FAT_SHARE;
    const said = { ...token, named: undefined, portions: undefined };
    const ofPan = { stated: false, portions: new Map([["with", Math.round(grams)]]) };
    const amount = word === "oil" ? ofPan : { stated: false };
    const phrase = {
      ...first,
      join: "with" as const,
      exact: undefined,
      tokens: [said],
      words: [word],
      amount,
    };
    all.push({ step: { length: 1, matches: [fat] }, of: [phrase] });
  }
  return { steps: all.map(({ step }) => step), phrases: all.flatMap(({ of }) => of) };
}
const FAT_SHARE = 0.04;
const LEAN_FATS_G = 1.5;
const IN_FAT = new Set(["fried", "sauteed", "roasted"]);
const FATS = new Set("oil oliveoil butter ghee lard margarine fat nofat bacon".split(" "));

const isFriedLean = ({ matches: [found, ...others] }: Step, phrases: readonly Phrase[]): boolean =>
  found?.food.group === "vegetables" &&
  others.length === 0 &&
  found.food.per100.fats < LEAN_FATS_G &&
  phrases.every((phrase) => isMain(phrase)) &&
  phrases.some(
    ({ words }) => words.some((word) => IN_FAT.has(word)) && !words.some((word) => FATS.has(word)),
  );

const isButtered = ({ matches: [found, ...others] }: Step, phrases: readonly Phrase[]): boolean =>
  found?.food.group === "bread" &&
  others.length === 0 &&
  !/butter/i.test(found.food.name) &&
  phrases.some(({ tokens }) => tokens.some(({ norm }) => norm === "buttered"));

const isFatSaid = (next: Phrase | undefined): boolean =>
  next !== undefined && !isMain(next) && next.words.some((word) => FATS.has(word));

const emojiFoods = ({ emoji }: Phrase): Match[] =>
  emoji.slice(0, MAX_PARTS).flatMap((character) => {
    const food = foodIndex().byEmoji.get(character);
    const named = { nameWords: [], joined: false, head: "" };
    return food ? [{ ...named, food, score: 0.8, complete: true, matched: 1, coverage: 1 }] : [];
  });

export const emojiFor = (text: string): string => {
  for (const part of split(tokenise(text))) {
    const { words, emoji } = phraseOf(part);
    const food = words.length > 0 ? match({ words })?.food : foodIndex().byEmoji.get(emoji[0] ?? "");
    if (food) return food.emoji;
  }
  return "🍽️";
};
