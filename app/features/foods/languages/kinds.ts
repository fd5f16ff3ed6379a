import { oneSpelling } from "~/features/foods/language/spellings";
import { numberOfWord, tokenise } from "~/features/foods/language/token";
import { isChatter, isSoft, JOINING, stem, wordSet } from "~/features/foods/language/words";
import { closestWord, foodIndex } from "~/features/foods/matching/food-index";
import { type Match, match } from "~/features/foods/matching/match";
import { ENGLISH_TOO } from "./dictionaries";
import {
  groupOf,
  type LanguageIndex,
  LONGEST_NAME,
  languageIndexes,
  type Meaning,
  namedFood,
  plainWord,
  singular,
  wordsIn,
} from "./languages";

/** Kinds of which a food that follows may be one, as the "special k" of "céréales special k". */
const KINDS = new Set("breakfast cereal,cookie,beer,cake,plain cake,potato chips,sausage".split(","));
export const isKindOf = (kind: string, english: string): boolean => {
  const name = singular(kind.trim());
  const food = KINDS.has(name) ? namedFood(english) : undefined;
  const [kinds] = tokenise(name).slice(-1);
  const isOfKind =
    food &&
    foodIndex()
      .wordsOf.get(food)
      ?.has(kinds?.norm ?? "");
  return name === singular(english) || isOfKind === true;
};

/** Also the "des" between two foods of "un steak des haricots verts". */
export const areTwo = (host: Meaning | undefined, link = "", food: Meaning | undefined, said = ""): boolean =>
  host?.kind === "food" &&
  food?.kind === "food" &&
  (link === "and" || link === "a" || (PARTITIVE.test(said) && isBeside(host.english, food.english)));

const PARTITIVE = /^(?:des|du|de la|de l)$/i;
const isBeside = (host: string, english: string): boolean =>
  MAINS.has(groupOf(host) ?? "") && SIDES.has(groupOf(english) ?? "");
const MAINS = new Set(["meat", "fish", "dishes", "sandwiches"]);
const SIDES = new Set(["vegetables", "grains", "legumes", "bread", "dairy", "sweets"]);

const BETWEEN = / (?:and|plus|with|\+) /;
/** The "Speck" that stands at a place of "dark bread and fried eggs and bacon", where several foods were `typed` as one. */
export function partCalled(dish: string, place: number, typed: string, { names }: LanguageIndex) {
  const parts = dish.split(BETWEEN);
  const part = parts[dish.slice(0, place + 1).split(BETWEEN).length - 1] ?? "";
  const english = part.replace(/\b\d+ g |\buncooked /g, "").trim();
  if (parts.filter((each) => each.trim()).length < 2) return undefined;
  const called = names?.get(english) ?? names?.get(singular(english)) ?? [];
  return called.find((name) => typed.toLowerCase().includes(name)) ?? called[0] ?? "";
}

const TASTES = new Set(
  "milk chocolate,dark chocolate,pistachios,hazelnuts,almonds,espresso,coffee".split(","),
);
export const isTaste = (english: string): boolean => TASTES.has(english) || groupOf(english) === "fruit";

/** Whether a food after another, with nothing between them, is none of its parts: the wine of "bière vin", not the milk of a smoothie. */
export function areApart(host = "", english = "", words = 1): boolean {
  const [hostGroup = "", group = ""] = [groupOf(host), groupOf(english)];
  const isOwn = group === "sandwiches" ? words === 1 : OWN.has(group);
  return (HOSTS.has(hostGroup) && isOwn) || (hostGroup === "drinks" && group === "drinks");
}
const HOSTS = new Set(["dishes", "sandwiches", "soups"]);
const OWN = new Set(["dishes", "soups", "bread", "sweets", "snacks"]);

/** "Chocolat noir, pois chiches": alone, its words are English or no food. */
export function areNames(words: readonly string[], { byPlain }: LanguageIndex): boolean {
  let several = 0;
  for (let i = 0; i < words.length; ) {
    let length = Math.min(LONGEST_NAME, words.length - i);
    while (length > 0 && byPlain.get(words.slice(i, i + length).join(" "))?.kind !== "food") length -= 1;
    if (length === 0) return false;
    if (length > 1) several += 1;
    i += length;
  }
  return several > 0;
}

/** "Un demi" is a beer, "un demi citron" half a lemon. */
export const glassAt = (text: string, { start, end }: { start: number; end: number }) =>
  /^demis?$/i.test(text.slice(start, end)) &&
  /(?:^|[,;+\n] ?|\b(?:un|deux|trois|\p{Nd}) )$/iu.test(text.slice(0, start)) &&
  /^ ?(?:$|[,;+.\n)]|(?:et|avec|puis) )/i.test(text.slice(end))
    ? { text: " beer ", meaning: { english: "beer", kind: "food", length: end - start } as Meaning }
    : undefined;

export type Word = { typed: string; plain: string; hasAccent: boolean; english: "none" | "food" | "word" };

export const wordOf = (typed: string): Word => {
  const plain = plainWord(typed);
  const word = oneSpelling(stem(plain));
  const isWord =
    ENGLISH_TOO.has(plain) ||
    isChatter(word) ||
    isSoft(word) ||
    numberOfWord(word) !== undefined ||
    Object.values(JOINING).some((joining) => joining.has(word));
  const isFood = foodIndex().byWord.has(word) && !borrowed().has(plain);
  const english = isWord ? "word" : isFood ? "food" : "none";
  return { typed, plain, hasAccent: /[^a-z]/i.test(typed), english };
};

let borrowedWords: ReadonlySet<string> | undefined;

/** The "tomate" of "pan con tomate": in the table only in the name of a dish from there. */
const borrowed = (): ReadonlySet<string> => {
  borrowedWords ??= new Set(
    languageIndexes()
      .flatMap(({ byPlain }) => [...byPlain])
      .filter(
        ([word, { kind }]) => kind === "food" && !word.includes(" ") && isBorrowed(oneSpelling(stem(word))),
      )
      .map(([word]) => word),
  );
  return borrowedWords;
};

const MOST_NAMES = 5;
const isBorrowed = (word: string): boolean => {
  const names = foodIndex().byWord.get(word)?.length ?? 0;
  return names > 0 && names <= MOST_NAMES && !foodIndex().bySpelling.has(word) && !OURS.has(word);
};
const OURS = new Set("wedge drop puree grenade escalope cannellini borlotti caprese bleu gratin".split(" "));

/** Without the names of the table that have foreign words: "a cup of chili con carne" is English. */
export function outsideNames(typed: readonly string[]): string[] {
  const norms = typed.map((word) => oneSpelling(stem(plainWord(word))));
  const outside: string[] = [];
  for (let i = 0; i < typed.length; ) {
    let length = Math.min(LONGEST_NAME, typed.length - i);
    while (length > 2 && !foodIndex().bySpelling.has(norms.slice(i, i + length).join(" "))) length -= 1;
    if (length > 2) i += length;
    else if (ANYWHERE.has(norms.slice(i, i + 2).join(" "))) i += 2;
    else if (ANYWHERE.has(norms[i] ?? "")) i += 1;
    else outside.push(typed[i++] as string);
  }
  return outside;
}

/** Said in every language: chains, their menus and brands. */
const ANYWHERE = new Set(
  `lo mein,chow mein,big mac,royal cheese,best of,maxi,whopper,menu,mcdo,cocacola,fanta,sprite,pepsi,red bull,redbull,nutella,oreo,
   kitkat,snicker,twix,haribo,heineken`.split(/,\s*/),
);

const MIN_LETTERS = 6;
const NONE = new Map<string, Meaning>();

/** The "croque madame" of a Spanish text. */
export function foodAbroad(typed: string): Meaning | undefined {
  const words = wordsIn(typed).map(([word]) => word);
  const plain = words.map(plainWord).join(" ");
  if (plain.length < MIN_LETTERS || !words.some((word) => wordOf(word).english === "none")) return undefined;
  return languageIndexes()
    .map(({ byPlain }) => byPlain.get(plain))
    .find((meaning) => meaning?.kind === "food");
}

/** The words of an English text that name a food in another language only: "a Butterbrot for lunch". */
export function loneFoods(words: readonly string[]): LanguageIndex | undefined {
  const bySpelling = new Map<string, Meaning>();
  for (const word of words) {
    const { plain, english } = wordOf(word);
    const least = /^\p{Lu}/u.test(word) ? MIN_LETTERS - 1 : MIN_LETTERS;
    if (english !== "none" || plain.length < least || closestWord(stem(plain))) continue;
    const meaning = languageIndexes()
      .map(({ byPlain }) => byPlain.get(plain))
      .find((found) => found?.kind === "food");
    if (meaning) bySpelling.set(word.toLowerCase(), meaning);
  }
  if (bySpelling.size === 0) return undefined;
  return {
    bySpelling,
    singulars: () => [],
    byPlain: NONE,
    byStem: NONE,
    describing: NONE,
    byBare: NONE,
    stem: (word) => word,
    heads: new Set(),
    ofs: new Set(),
    parts: new Set(),
  };
}

/** "Chili con carne" and "pain au chocolat" are in the table. */
export const isNameOfTable = (text: string): boolean =>
  foodIndex().bySpelling.has(
    tokenise(text)
      .flatMap(({ kind, norm }) => (kind === "mark" ? [] : norm))
      .join(" "),
  );

/** What names the kind or the flavor of a food of a group: of "quinoa kale", "pho taco" and "toast tea" both are eaten. */
const DESCRIBED_BY: Record<string, ReadonlySet<string>> = {
  sandwiches: wordSet("meat fish dairy vegetables legumes nuts sauces bread fruit grains"),
  dishes: wordSet("meat fish dairy vegetables legumes nuts sauces fruit grains"),
  soups: wordSet("meat fish dairy vegetables legumes nuts sauces fruit grains"),
  sweets: wordSet("dairy vegetables nuts sauces fruit grains bread drinks snacks sweets"),
  snacks: wordSet("meat fish dairy vegetables legumes nuts sauces fruit grains bread sweets snacks"),
  drinks: wordSet("dairy vegetables nuts sauces fruit legumes sweets snacks"),
  dairy: wordSet("dairy vegetables nuts sauces fruit sweets drinks snacks fish legumes"),
  bread: wordSet("dairy vegetables legumes nuts sauces fruit grains bread snacks"),
  meat: wordSet("meat dairy vegetables nuts sauces fruit snacks legumes"),
  fish: wordSet("fish dairy vegetables nuts sauces fruit snacks"),
  grains: wordSet("dairy vegetables legumes nuts sauces fruit grains"),
  legumes: wordSet("legumes nuts sauces fruit"),
  vegetables: wordSet("vegetables nuts sauces fruit"),
  fruit: wordSet("fruit nuts sauces"),
  sauces: wordSet("meat fish dairy vegetables legumes nuts sauces fruit dishes drinks"),
};
export const SERVED = new Set(["dishes", "soups", "sandwiches"]);
const CLASSES = wordSet(
  "soup stew pie pasta pizza salad curry sandwich burger wrap taco sub bowl bake casserole bun bread roll shell sauce",
);

/** Whether two names one behind the other are two foods: "chicken risotto" is one. */
export function areTwoFoods(name: readonly string[], next: readonly string[]): boolean {
  const [food, last] = [match({ words: name })?.food, match({ words: next })?.food];
  if (!food || !last || (LAYING.test(food.name) && next.at(-1) === "egg")) return false;
  const isOneWord = name.length === 1;
  const isClass = next.length === 1 && CLASSES.has(next[0] ?? "");
  if (SERVED.has(food.group) || (!isOneWord && name.at(-1) === "salad"))
    return !(isOneWord && isClass && (food.group !== "soups" || next[0] === "bowl"));
  if (food.portions.has("tbsp") && food.group === "sweets") return false;
  if (SPREAD.has(last.group) && last.portions.has("tbsp") && SPREAD_ON.has(food.group)) return true;
  if (["grains", "fruit"].includes(food.group) && SERVED.has(last.group)) return !isClass;
  if (food.group === "fruit" && last.group === "drinks") return !FRUIT_DRINKS.has(next.at(-1) ?? "");
  const isHost = SERVED.has(last.group) || ["sweets", "bread", "sauces"].includes(last.group);
  if (!isOneWord && !isHost && !["nuts", "sauces"].includes(food.group)) return true;
  const isSweet = ["sweets", "snacks", "drinks"].includes(food.group);
  const kinds = DESCRIBED_BY[last.group];
  return (
    kinds !== undefined && (!kinds.has(food.group) || (isSweet && !isOneWord && last.group !== "sweets"))
  );
}
const FRUIT_DRINKS =
  wordSet(`smoothy juice tea icedtea soda water milkshake shake lemonade cider squash cordial cocktail daiquiri margarita mojito
   beer wine liqueur cola coke pepsi limeade energydrink kombucha kefir lassi drink float punch milk spritzer`);
const SPREAD = new Set(["sweets", "dairy", "nuts", "fats"]);
const SPREAD_ON = new Set(["bread", "dairy", "meat", "fish", "grains"]);
const LAYING = /chicken|duck|goose|turkey|quail/i;

/** What may be inside a food of a group: the cheese of a burrito, the chocolate on a marshmallow. */
const PARTS: Record<string, ReadonlySet<string>> = {
  sandwiches: new Set(["meat", "fish", "dairy", "vegetables", "bread", "sauces", "sandwiches"]),
  dishes: new Set(["meat", "fish", "dairy", "vegetables", "legumes", "grains", "sauces", "dishes"]),
  soups: new Set(["meat", "fish", "dairy", "vegetables", "legumes", "grains", "soups"]),
  sweets: new Set(["sweets", "dairy", "nuts", "fruit", "snacks"]),
  snacks: new Set(["snacks", "dairy", "sweets"]),
  drinks: new Set(["drinks", "dairy", "fruit"]),
  bread: new Set(["bread"]),
  grains: new Set(["grains"]),
};

export const isPartOf = (word: string, { food, nameWords }: Match): boolean => {
  const group = match({ words: [word] })?.food.group;
  const host = food.group === group ? match({ words: nameWords })?.food : food;
  return group !== undefined && PARTS[(host ?? food).group]?.has(group) === true;
};
