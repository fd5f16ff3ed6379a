import { compoundPartsOf, isFiller, isGeneral, isModifier, isSoft } from "~/features/foods/language/words";
import { closestWord, foodIndex } from "~/features/foods/matching/food-index";
import { match } from "~/features/foods/matching/match";
import type { Phrase } from "~/features/meals/phrases";
import type { Amount } from "~/features/meals/read-amount";
import type { FnddsIndex } from "./fndds-index";
import { isHead, isLink } from "./fndds-name";

/** The words that name a food, by weight, and those for what it was eaten without and with. */
export type FnddsQuery = {
  /** As they were typed; `words` are those of the survey for the same. */
  said: ReadonlyMap<string, number>;
  words: ReadonlyMap<string, number>;
  /** Those of the first phrase. */
  first: readonly string[];
  repeated: readonly string[];
  head: string | undefined;
  excluded: readonly string[];
  /** Of these, what was said right after the food. */
  denied: readonly string[];
  companions: readonly string[];
  hints: readonly string[];
  measure: string | undefined;
};

/** More words are a list without joining words. */
export const MAX_WORDS = 24;

export function fnddsQuery(run: readonly Phrase[], rest: readonly Phrase[], index: FnddsIndex): FnddsQuery {
  const { entriesOf, weightOf } = index;
  const said = new Map<string, number>();
  const repeated: string[] = [];
  let head: string | undefined;
  for (const [i, phrase] of run.entries()) {
    for (const typed of phrase.words.slice(0, MAX_WORDS)) {
      const known = entriesOf(typed) !== undefined || foodIndex().byWord.has(typed) || isSoft(typed);
      if (!known && isFiller(typed)) continue;
      const word = known ? typed : (closestWord(typed) ?? typed);
      const isNamed = entriesOf(word)?.some(({ place }) => isHead(place));
      const isDish = foodIndex().byWord.get(word)?.[0]?.food.group === "dishes";
      const named = !isNamed && isDish ? compoundPartsOf(word).filter((part) => !isLink(part)) : [word];
      for (const part of named) {
        if (said.has(part) && i > 0) repeated.push(part);
        said.set(part, weightOf(part));
      }
      const [main = word] = named;
      if (i > 0 && isOneSlice(phrase)) said.set("sandwich", weightOf("sandwich"));
      if (phrase.amount.size && (isPatties(phrase) || isSizedBurger(phrase)))
        said.set(phrase.amount.size.name, PATTY_SIZE);
      const isProduct = PRODUCTS.has(main) && main === phrase.words.at(-1);
      const isNaming = isProduct || (!isSoft(main) && !isGeneral(main) && !isModifier(main));
      if (i === 0 && isNaming && !(head && CUTS.has(main))) head = main;
    }
  }
  if (isEggSandwich(run)) asEggSandwich(said, weightOf("sandwich"));
  if (isOfTwoMeats(run)) head = run[1]?.words.at(-1);
  const excluded: string[] = isCookedInWater(run) ? ["fat"] : [];
  let denied = [...excluded];
  const companions: string[] = [];
  for (const phrase of rest) {
    if (phrase.join === "without") {
      const naming = phrase.words.filter((word) => !isSoft(word));
      excluded.push(...(naming.length > 0 ? naming : phrase.words));
      if (naming.some(isFat)) excluded.push("fat");
      if (companions.length === 0) denied = [...excluded];
      if (phrase.words.includes("bun")) excluded.push("sandwich");
    } else if (phrase.after === undefined && isOther(phrase)) break;
    else companions.push(...phrase.words);
  }
  const [first] = run;
  const hints = [...(first?.hints ?? []), ...(run.slice(1).some(isCookedInFat) ? ["fat"] : [])];
  const measure = measureOf(first?.amount);
  const { words = [] } = first ?? {};
  return {
    said,
    ...inSurvey(said, head, index),
    first: words,
    repeated,
    excluded,
    denied,
    companions,
    hints,
    measure,
  };
}

/** Several parts are one: an egg sandwich with all that is in it, "a beef and pork hot dog". */
export const isOneFood = (run: readonly Phrase[]): boolean => isEggSandwich(run) || isPartlySaid(run);

/** Of which the survey names only some: "a frozen dinner with turkey, gravy and stuffing". */
export const isPartlySaid = (run: readonly Phrase[]): boolean => isFrozenMeal(run) || isOfTwoMeats(run);

const isOfTwoMeats = ([first, second, ...others]: readonly Phrase[]): boolean =>
  others.every(({ on }) => on) &&
  first?.words.every((word) => MIXED.has(word) || isSoft(word)) === true &&
  MIXED.has(first.words.at(-1) ?? "") &&
  second?.join === "list" &&
  MIXED.has(second.words[0] ?? "") &&
  second.words.some((word) => OF_MEAT.has(word));
const MIXED = new Set("meat beef pork chicken turkey poultry veal".split(" "));
const OF_MEAT = new Set("hotdog frankfurter sausage bratwurst bologna salami meatball meatloaf".split(" "));

/** The survey's have cheese unless they are on a biscuit, and any meat on a griddle cake. */
function asEggSandwich(said: Map<string, number>, weight: number): void {
  said.set("sandwich", weight);
  if (!said.has("biscuit")) said.delete("cheese");
  const meats = said.has("mcgriddle") ? MEATS.filter((meat) => said.delete(meat)) : [];
  if (meats.length > 0) said.set("meat", weight);
}

const isFrozenMeal = ([first, ...others]: readonly Phrase[]): boolean =>
  others.length > 0 &&
  first !== undefined &&
  first.words.includes("frozen") &&
  first.words.some((word) => MEALS.has(word)) &&
  others.every(({ amount }) => amount.count === undefined && !amount.unit);
const MEALS = new Set(["meal", "dinner", "entree"]);

/** "Bacon, egg and cheese on a biscuit" and "a croissant with egg and ham" are one sandwich. */
function isEggSandwich(run: readonly Phrase[]): boolean {
  const [first, ...others] = run;
  const words = run.flatMap((phrase) => phrase.words);
  const isOnBread = (phrase: Phrase) =>
    phrase.words.some((word) => EGG_BREADS.has(word)) &&
    (phrase === first ||
      phrase.on ||
      phrase.join === "with" ||
      phrase.words.some((word) => EGG_FILLINGS.has(word)));
  return (
    others.length > 0 &&
    (first?.join === "list" || first?.join === "aside") &&
    words.includes("egg") &&
    words.every(
      (word) => EGG_FILLINGS.has(word) || EGG_BREADS.has(word) || isSoft(word) || BEING_ONE.has(word),
    ) &&
    run.filter(isOnBread).length === 1
  );
}
const BEING_ONE = new Set(["sandwich", "breakfast"]);
const MEATS = ["bacon", "sausage", "ham"];
const EGG_FILLINGS = new Set([...MEATS, "egg", "cheese", "americancheese"]);
const EGG_BREADS = new Set("biscuit croissant bagel englishmuffin mcgriddle griddle".split(" "));

const LONGEST_OWN_NAME = 3;

/** What our table calls otherwise has its first name there: "jell-o" is gelatin; a "tuna salad sub" is a sandwich. */
function inSurvey(
  said: ReadonlyMap<string, number>,
  head: string | undefined,
  { entriesOf }: FnddsIndex,
): Pick<FnddsQuery, "words" | "head"> {
  const typed = [...said.keys()];
  const words = new Map(said);
  const rename = (from: readonly string[], to: readonly string[]) => {
    const weight = from.reduce((sum, word) => sum + (said.get(word) ?? 0), 0) / to.length;
    for (const word of from) words.delete(word);
    for (const word of to) words.set(word, weight);
    if (head && from.includes(head)) head = to.at(-1);
  };
  const fish = fishOfSurvey(typed, entriesOf);
  if (fish) rename([fish], ["fish"]);
  if (fish || match({ words: typed })?.complete) return { words, head };
  const isNaming = (word: string) => entriesOf(word)?.some(({ place }) => place !== "portion");
  for (let start = 0; start < typed.length; start += 1)
    for (let end = Math.min(typed.length, start + LONGEST_OWN_NAME); end > start; end -= 1) {
      const name = typed.slice(start, end);
      if (name.every(isNaming)) continue;
      const food = foodIndex().bySpelling.get(name.join(" "))?.food;
      const other = food && foodIndex().nameWords.get(food);
      if (!other?.every(isNaming) || other.every((word) => said.has(word))) continue;
      rename(name, other);
      start = end - 1;
      break;
    }
  const others = typed.filter((word) => word !== "sub" && isSpecific(word));
  if (head === "sub" && others.length > 0) rename(["sub"], ["sandwich"]);
  if (head === "mcgriddle") rename(["mcgriddle"], ["griddle"]);
  return { words, head };
}

/** "Fried zander" and a "haddock cake" are the survey's fried fish and its fish cake, for it has neither. */
function fishOfSurvey(typed: readonly string[], entriesOf: FnddsIndex["entriesOf"]): string | undefined {
  const made = typed.filter((word) => MADE_OF_FISH.has(word));
  if (made.length === 0) return undefined;
  return typed.find((word) => {
    if (foodIndex().bySpelling.get(word)?.food.group !== "fish") return false;
    const own = new Set(entriesOf(word)?.map(({ at }) => at));
    return !made.some((other) => entriesOf(other)?.some(({ at }) => own.has(at)));
  });
}
const MADE_OF_FISH = new Set("fried breaded battered coated cake patty ball stew taco sandwich".split(" "));

export const isSpecific = (word: string): boolean => !isSoft(word) && !isGeneral(word);

/** "Honey cereal" is no honey. */
const PRODUCTS = new Set("cereal candy drink beverage".split(" "));

/** Of "a grilled catfish fillet" the fish is the food. */
const CUTS = new Set("fillet filet loin floret half link meat".split(" "));

const isFat = (word: string): boolean => FATS.has(word);
const FATS = new Set("oil butter margarine lard ghee grease dripping shortening".split(" "));
const isCookedInFat = ({ join, cooked, words }: Phrase): boolean =>
  join === "made" && cooked === true && isFat(words.at(-1) ?? "");

/** "Steamed broccoli" has no fat added, as cooked vegetables of the survey have. */
function isCookedInWater([first, ...others]: readonly Phrase[]): boolean {
  const cooking = first?.words.find((word) => IN_WATER.has(word));
  if (!first || !cooking || others.length > 0) return false;
  const ours = match({ words: first.words });
  return ours?.food.group === "vegetables" && !ours.nameWords.includes(cooking);
}
const IN_WATER = new Set(["steamed", "boiled", "blanched", "microwaved"]);

const PATTY_SIZE = 0.6;

/** The "2 small patties" of a hamburger: names of FNDDS say how many and how large. */
export const isPatties = ({ join, words }: Phrase): boolean =>
  join !== "list" && words.length > 0 && words.every((word) => PATTIES.has(word));
const PATTIES = new Set(["patty", "hamburgerpatty"]);

const isSizedBurger = ({ amount: { unit }, words }: Phrase): boolean =>
  !unit && BURGERS.has(words.at(-1) ?? "");
const BURGERS = new Set(["hamburger", "cheeseburger"]);

/** The bread of "a hot dog on a slice of bread" and "a sandwich made with one slice of white bread". */
export const isOneSlice = ({ join, amount, words }: Phrase): boolean =>
  ["made", "with", "about"].includes(join) &&
  amount.unit?.name === "slice" &&
  amount.count === 1 &&
  !amount.size &&
  words.at(-1) === "bread";

const measureOf = ({ unit, size }: Partial<Amount> = {}): string | undefined =>
  unit?.grams === undefined && !METRIC.has(unit?.name ?? "")
    ? [size?.name, unit?.name].filter(Boolean).join(" ") || undefined
    : undefined;

const METRIC = new Set(["ml", "cl", "dl", "l"]);

const isOther = ({ join, amount: { count, unit, size } }: Phrase): boolean =>
  join === "list" || (join === "aside" && (count !== undefined || unit !== undefined || size !== undefined));
