import { unitOfWord } from "~/features/foods/language/quantity";
import { stem } from "~/features/foods/language/words";
import { languageIndexes, plainWord } from "~/features/foods/languages/languages";
import { blanked, type Stretch } from "./pieces";
import { type Entry, nameIn } from "./typed-items";

/** Between a dish and what is in it: "oatmeal (60 g oats …", "smoothie: …", "Omelett aus 3 Eiern …", or nothing. */
const LISTING =
  /^[^\S\n]?(?:(?<open>[([:])|(?:(?:made|prepared|gemacht|fait|faite|hecho|hecha|fatto|fatta|gemaakt|feito)[^\S\n])?(?:with|from|of|out of|using|mit|aus|avec|con|di|met|van|com)\b|(?<bare>,|[–-]|(?=\p{Nd})))/u;
const MOST_DISHES = 3;
/** A longer text is no recipe, and each dish is another reading. */
const MOST_ENTRIES = 30;
const MOST_READINGS = 4;
const MANY = 2;
const MOST_OF_IT = 0.6;

/** Dishes and what they are made of: where the base is listed, the dish itself is no food more. */
const BASES: readonly [dish: RegExp, base: RegExp][] = [
  [/smoothie|milkshake|lassi/, /banana|milk|yogurt|juice|berr|mango|kefir|oats|powder/],
  [/protein shake|nutritional (?:drink|shake)/, /protein powder|nutritional powder|whey/],
  [/oatmeal|overnight oats|porridge|muesli/, /\boats\b|oatmeal, (?:dry|raw|uncooked)/],
  [/omelet|frittata|scrambled egg/, /\beggs?\b/],
  [/pancake|crepe|waffle|muffin|cake|cookie|bread|dough/, /flour/],
  [/sandwich|toastie|panini/, /bread|\broll\b|baguette|bagel|ciabatta/],
  [/\bwrap|burrito|taco\b|quesadilla|fajita/, /tortilla/],
  [/burger/, /\bbun\b|patty/],
  [/risotto|fried rice|pilaf|paella/, /\brice\b/],
  [/chil+i|stew|goulash|bolognese/, /beef|pork|chicken|turkey|lamb|beans|lentils/],
  [/curry/, /chicken|beef|lamb|shrimp|tofu|chickpeas|lentils|potato/],
  [/soup|chowder/, /potato|carrot|lentils|beans|peas|chicken|beef|tomato|pumpkin|squash|leek|noodles/],
  [/pizza/, /dough|flour|crust/],
  [/salad$/, /^(?:lettuce|spinach|arugula)\b(?!.*salad)/],
];
const OF_ONE = /^(?!.*milk)(?:oatmeal|porridge|overnight oats|muesli|protein shake|omelet|egg omelet)/;

/** Also with nothing between it and its ingredients: "protein shake 30 g whey". */
const STIRRED = /shake|smoothie|oatmeal|porridge|overnight oats|sandwich|omelet|frittata/i;

/** Of "pasta with pesto, 80 g dry pasta, 30 g pesto" those with a weight. */
export function withoutSaidAgain(entries: Entry[]): Entry[] {
  const first = entries.findIndex(({ exact }) => exact);
  const weighed = entries.filter(({ exact }) => exact);
  const isAgain = entries
    .slice(0, Math.max(first, 0))
    .every(
      ({ food, stated }) => !stated && food && weighed.some((other) => headOf(other) === headOf({ food })),
    );
  return isAgain && first > 0 ? entries.slice(first) : entries;
}

const headOf = ({ food }: Pick<Entry, "food">): string | undefined =>
  food?.name.toLowerCase().split(",", 1)[0]?.split(" ").at(-1);

type Read = (text: string) => Entry[] | undefined;

/** The entries of a text without the dishes whose measured ingredients it lists; `name` where all are of one dish. */
export function withIngredients(
  entries: Entry[],
  text: string,
  stated: readonly Stretch[],
  read: Read,
): { entries: Entry[]; text: string; name?: string } {
  let all = { entries, text };
  let name: string | undefined;
  for (let dishes = 0; dishes < MOST_DISHES; dishes += 1) {
    const found = dishIn(all.entries, all.text, stated, read);
    if (!found) break;
    name = found.isAll && dishes === 0 ? found.name : undefined;
    all = found;
  }
  return { ...all, name };
}

function dishIn(entries: readonly Entry[], text: string, stated: readonly Stretch[], read: Read) {
  let readings = 0;
  for (const dish of entries.length > MOST_ENTRIES ? [] : entries) {
    const listing = LISTING.exec(text.slice(dish.place.end));
    if (!listing) continue;
    if (listing.groups?.open === ":" && !namesFood(text.slice(dish.place.end + listing[0].length))) continue;
    const heading = listing.groups?.open === ":" ? headingOf(entries, dish, text) : undefined;
    const place = { start: heading?.start ?? dish.place.start, end: dish.place.end + listing[0].length };
    const end = endOfList(text, place.end, listing.groups?.open);
    const isStated = stated.some((other) => other.start < end && other.end > place.start);
    if (isStated || !/\p{Nd}/u.test(text.slice(place.end, end))) continue;
    const isKnown = listing.groups?.open !== undefined || basesOf(dish).length > 0;
    if (!isKnown || readings === MOST_READINGS) continue;
    readings += 1;
    if (listing.groups?.bare !== undefined && !STIRRED.test(dish.food?.name ?? "")) continue;
    const rest = blanked(text, [place], ";");
    const ingredients = listing.groups?.bare === "" ? entries.filter((entry) => entry !== dish) : read(rest);
    const inside =
      ingredients?.filter(({ item, place: { start } }) => item && start >= place.end && start < end) ?? [];
    const isHeading = heading !== undefined && isHeadingOf(heading.foods, inside);
    if (!ingredients || !(isHeading || isMadeOf(dish, inside, listing.groups))) continue;
    const named = nameIn(text.slice(isHeading ? place.start : dish.place.start, dish.place.end));
    return { entries: ingredients, text: rest, name: named, isAll: inside.length === ingredients.length };
  }
  return undefined;
}

/** The "bread with nutella" of "bread with nutella: 50 g bread, 20 g nutella": the line's foods without an amount. */
function headingOf(entries: readonly Entry[], dish: Entry, text: string) {
  const line = Math.max(...["\n", ";", ". "].map((mark) => text.lastIndexOf(mark, dish.place.start - 1))) + 1;
  const foods = entries.filter(({ place }) => place.start >= line && place.end <= dish.place.end);
  if (foods.some(({ item, stated, exact }) => !item || stated || exact)) return undefined;
  const start = Math.min(...foods.map(({ place }) => place.start));
  return /[,+&]/.test(text.slice(start, dish.place.end)) ? undefined : { start, foods };
}

const isHeadingOf = (heading: readonly Entry[], inside: readonly Entry[]): boolean =>
  inside.length >= MANY &&
  inside.some(({ exact, stated }) => exact || stated) &&
  (heading.length === 1 ||
    heading.some(({ food }) => inside.some((entry) => entry.food?.group === food?.group)));

const namesFood = (list: string): boolean => {
  const [first = ""] = list.split(/[,;\n]/);
  const words = (first.match(/[\p{L}\p{M}]+/gu) ?? []).map(plainWord);
  return words.some((word) => isA("food", word) || !(unitOfWord(stem(word)) || isA("word", word)));
};

const isA = (kind: "food" | "word", word: string): boolean =>
  languageIndexes().some(({ byPlain }) => byPlain.get(word)?.kind === kind);

function endOfList(text: string, from: number, open: string | undefined): number {
  const rest = text.slice(from);
  const end = open === "(" || open === "[" ? rest.search(/[)\]\n]/) : rest.search(/[\n;]|\.\s/);
  return end < 0 ? text.length : from + end;
}

function isMadeOf(
  dish: Entry,
  inside: readonly Entry[],
  { open, bare }: { open?: string; bare?: string } = {},
): boolean {
  const isOpened = open !== undefined;
  const isBare = bare !== undefined;
  const measured = inside.filter(({ stated, exact }) => stated || exact);
  const kind = kindOf(dish);
  const bases = basesOf(dish);
  const hasBase = measured.some(({ food }) =>
    bases.some((base) => base.test(food?.name.toLowerCase() ?? "")),
  );
  const grams = inside.reduce((sum, { item }) => sum + (item?.grams ?? 0), 0);
  if (dish.exact && (!isOpened || grams < MOST_OF_IT * dish.exact.amount)) return false;
  if (measured.length === 1) return hasBase && OF_ONE.test(kind) && (isBare || inside.length === 1);
  if (measured.length < MANY) return false;
  return (
    hasBase ||
    (isOpened && (dish.count ?? 1) === 1 && measured.length === inside.length && !isOneOf(dish, inside))
  );
}

const kindOf = ({ food }: Entry): string => food?.name.toLowerCase() ?? "";

const basesOf = (dish: Entry): RegExp[] => {
  const kind = kindOf(dish);
  return BASES.filter(([name]) => name.test(kind)).map(([, base]) => base);
};

const isOneOf = (dish: Entry, inside: readonly Entry[]): boolean =>
  dish.item === undefined ? false : inside.length === 1 && inside[0]?.food?.name === dish.food?.name;
