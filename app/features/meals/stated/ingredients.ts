import { dryOf, tableRef } from "~/features/foods/foods";
import { unitOfWord } from "~/features/foods/language/quantity";
import { stem } from "~/features/foods/language/words";
import { languageIndexes, plainWord } from "~/features/foods/languages/languages";
import { COMPLETE } from "~/features/meals/dishes";
import type { AnalysedItem, Whole } from "~/features/meals/meal";
import { mapAmounts, roundTenth } from "~/features/nutrition/amounts";
import { isFoodWord } from "./brand-meals";
import { ARTICLES, blanked, type Stretch } from "./pieces";
import type { Share } from "./share";
import { type Entry, firstFood, lastFood, nameIn } from "./typed-items";

/** Between a dish and what is in it: "oatmeal (60 g oats …", "smoothie: …", "Omelett aus 3 Eiern …", or nothing. */
const LISTING =
  /^[^\S\n]?(?:(?<open>[([:])|(?:(?:made|prepared|gemacht|fait|faite|hecho|hecha|fatto|fatta|gemaakt|feito)[^\S\n])?(?:with|from|of|out of|using|mit|aus|avec|con|de|di|met|van|com)\b|(?<dash>[–-](?= ))|(?<bare>,|[–-]|(?=\p{Nd})))/u;
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

/** "A smoothie of berries, banana and milk" is what it names, "a mango smoothie with milk" is mango too. */
const isBlend = (dish: Entry, text: string): boolean =>
  /smoothie(?! bowl)|milkshake|lassi/.test(kindOf(dish)) &&
  (dish.count ?? 1) === 1 &&
  !dish.exact &&
  wordsOf(text.slice(dish.place.start, dish.place.end).split(LINK, 1)[0] ?? "").filter(isFoodWord).length <
    MANY;
const LINK = /\s?[([:]|\s(?:made|with|from|of|mit|aus|avec|de|di|con|met|van|com)\s/;

/** The first two at least; "a smoothie of berries and a banana" may be two foods. */
function isBlended(inside: readonly Entry[], text: string): boolean {
  const [first, second, third] = inside;
  const isIn = (entry: Entry | undefined) =>
    entry && (IN_BLENDS.has(entry.food?.group ?? "") || BASES[0]?.[1].test(kindOf(entry)));
  const between = first && second ? text.slice(first.place.end, second.place.start) : "";
  const isList = !wordsOf(between).some((word) => ARTICLES.has(word)) || isIn(third);
  return Boolean(isIn(first) && isIn(second) && isList);
}
const IN_BLENDS = new Set(["fruit", "vegetables", "dairy", "nuts", "grains", "sweets"]);

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
    const isMixture = isBlend(dish, text);
    const cut = text.slice(dish.place.start, dish.place.end).search(isMixture ? LINK : /\s?[([:]/);
    const dishEnd = cut > 0 ? dish.place.start + cut : dish.place.end;
    const listing = LISTING.exec(text.slice(dishEnd));
    if (!listing) continue;
    if (listing.groups?.open === ":" && !namesFood(text.slice(dishEnd + listing[0].length))) continue;
    const isDashed = listing.groups?.dash !== undefined && COMPLETE.has(dish.food?.group ?? "");
    if (listing.groups?.dash !== undefined && !isDashed) listing.groups.bare = listing.groups.dash;
    const isTitle = listing.groups?.open === ":" || isDashed;
    const heading = isTitle ? headingOf(entries, dish, text) : undefined;
    const place = { start: heading?.start ?? dish.place.start, end: dishEnd + listing[0].length };
    const end = endOfList(text, place.end, listing.groups?.open);
    const isStated = stated.some((other) => other.start < end && other.end > place.start);
    const isNamed = isMixture && listing.groups?.bare === undefined;
    const isStirred = isNamed || (listing.groups?.open !== undefined && STIRRED.test(kindOf(dish)));
    if (isStated || !(isStirred || /\p{Nd}/u.test(text.slice(place.end, end)))) continue;
    const isKnown = isTitle || listing.groups?.open !== undefined || basesOf(dish).length > 0;
    if (!isKnown || readings === MOST_READINGS) continue;
    readings += 1;
    if (listing.groups?.bare !== undefined && !STIRRED.test(dish.food?.name ?? "")) continue;
    const rest = blanked(text, [place], ";");
    const ingredients = listing.groups?.bare === "" ? entries.filter((entry) => entry !== dish) : read(rest);
    const inside =
      ingredients?.filter(({ item, place: { start } }) => item && start >= place.end && start < end) ?? [];
    const isHeading = heading !== undefined && isHeadingOf(heading.foods, inside);
    const isMade = isMadeOf(dish, inside, listing.groups) || (isNamed && isBlended(inside, text));
    if (!ingredients || !(isHeading || isMade)) continue;
    const named = nameIn(text.slice(isHeading ? place.start : dish.place.start, dishEnd));
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

const wordsOf = (text: string): string[] => (text.match(/[\p{L}\p{M}]+/gu) ?? []).map(plainWord);

const namesFood = (list: string): boolean => {
  const [first = ""] = list.split(/[,;\n]/);
  return wordsOf(first).some((word) => isA("food", word) || !(unitOfWord(stem(word)) || isA("word", word)));
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
  const isBase = (entry: Entry) => bases.some((base) => base.test(kindOf(entry)));
  const hasBase = measured.some(isBase);
  const isOne = (dish.count ?? 1) === 1;
  const grams = inside.reduce((sum, { item }) => sum + (item?.grams ?? 0), 0);
  if (dish.exact && (!isOpened || grams < MOST_OF_IT * dish.exact.amount)) return false;
  const isMixed = STIRRED.test(kind) && !/sandwich/.test(kind);
  if (isOpened && isOne && isMixed && inside.length >= MANY && inside.some(isBase)) return true;
  if (measured.length === 1) return hasBase && OF_ONE.test(kind) && (isBare || inside.length === 1);
  if (measured.length < MANY) return false;
  return hasBase || (isOpened && isOne && measured.length === inside.length && !isOneOf(dish, inside));
}

const kindOf = ({ food }: Entry): string => food?.name.toLowerCase() ?? "";

const basesOf = (dish: Entry): RegExp[] => {
  const kind = kindOf(dish);
  return BASES.filter(([name]) => name.test(kind)).map(([, base]) => base);
};

const isOneOf = (dish: Entry, inside: readonly Entry[]): boolean =>
  dish.item === undefined ? false : inside.length === 1 && inside[0]?.food?.name === dish.food?.name;

/** The name of a dish that stands beside its own ingredients, and is no food more; `place` includes what joins them. */
export function namedDish(
  entries: readonly Entry[],
  share: Share | undefined,
  text: string,
): { name: string; place: Stretch } | undefined {
  if (!share || share.isNamed) return undefined;
  const byPlace = entries.toSorted((a, b) => a.place.start - b.place.start);
  const inside = byPlace.filter((entry) => isOf(entry, share));
  const [title, ...titles] = byPlace.filter(({ item, place }) => item && place.end <= share.of.start);
  const isTitle =
    title &&
    titles.length === 0 &&
    !/[.!?\n]/.test(text.slice(title.place.end, share.of.start)) &&
    (isUnmeasured(title) || isPot(title));
  if (isTitle && inside.filter(isMeasured).length >= MANY)
    return { name: nameIn(text.slice(title.place.start, title.place.end)), place: title.place };
  const [dish, ...others] = inside;
  const [first] = others;
  const isTitled =
    dish && first && isPot(dish) && text.slice(dish.place.end, first.place.start).includes(":");
  if (!dish || !first || !(isUnmeasured(dish) || isTitled)) return undefined;
  const measured = others.filter(isMeasured);
  if (measured.length < MANY || first !== measured[0]) return undefined;
  return {
    name: nameIn(text.slice(dish.place.start, dish.place.end)),
    place: { start: dish.place.start, end: first.place.start },
  };
}

const isMeasured = ({ stated, exact }: Entry): boolean => Boolean(stated || exact);

const isUnmeasured = ({ stated, count, exact }: Entry): boolean => !stated && count === undefined && !exact;

const isPot = ({ count, exact }: Entry): boolean => count === undefined && !exact;

const isOf = ({ place }: Entry, { of }: Share): boolean => place.start >= of.start && place.start < of.end;

/** Grams a head from which "400 g pasta for 2" is as cooked. */
const DRY_MAX = 170;
const SAID_COOKED = /cooked|boiled|leftover|gekoch|gegart|cuit|coc[iy]d|cott[aeio]|gekookt|cozid|hervid/i;

/** The entries of a recipe with its pasta, rice and lentils as they are weighed: dry. */
function asCooked(entries: readonly Entry[], share: Share, text: string): Entry[] {
  const inside = entries.filter((entry) => isOf(entry, share) && entry.exact);
  const sum = inside.reduce((grams, { item }) => grams + (item?.grams ?? 0), 0);
  const isList = share.isRecipe || inside.length >= MANY;
  if (!isList || share.share === 1 || sum > MOST_OF_WEIGHT * (share.grams ?? Number.POSITIVE_INFINITY))
    return [...entries];
  const heads = share.servings ?? 1 / share.share;
  return entries.map((entry) => {
    const { item, food, place } = entry;
    const dry = food && item && inside.includes(entry) ? dryOf(food) : undefined;
    if (!dry || !item || item.typed || item.grams > DRY_MAX * heads) return entry;
    if (SAID_COOKED.test(text.slice(place.start, place.end + AFTER))) return entry;
    const name = /cooked/i.test(item.name) ? dry.name : `${item.name}, dry`;
    const amounts = mapAmounts(dry.per100, (per100) => roundTenth((per100 * item.grams) / 100));
    const { per100, source } = dry;
    return { ...entry, food: dry, item: { ...item, name, amounts, per100, source, ref: tableRef(dry) } };
  });
}
const AFTER = 15;
const MOST_OF_WEIGHT = 0.95;

/** The entries with what was eaten of each whole; `whole` where that is all of them. */
export function withShares(
  entries: Entry[],
  shares: readonly Share[],
  text: string,
): { entries: Entry[]; whole?: Whole } {
  let all: { entries: Entry[]; whole?: Whole } = { entries };
  for (const share of shares) all = withShare(asCooked(all.entries, share, text), share);
  return shares.length > 1 ? { entries: all.entries } : all;
}

function withShare(entries: readonly Entry[], share: Share): { entries: Entry[]; whole?: Whole } {
  if (share.share === 1) return { entries: [...entries] };
  const shared = new Set(sharedOf(entries, share));
  const single = shared.size === 1 ? [...shared][0] : undefined;
  const isOne = single?.item && isUnmeasured(single);
  const times =
    isOne && share.grams
      ? (share.share * share.grams) / Math.max(single.item?.grams ?? 0, 1)
      : isOne && share.eaten
        ? share.eaten
        : share.share;
  const eaten = entries.map((entry) =>
    shared.has(entry) && entry.item ? { ...entry, item: scaledItem(entry.item, times) } : entry,
  );
  const isAll = entries.every((entry) => !entry.item || shared.has(entry));
  return {
    entries: eaten,
    whole: isAll && shared.size > 0 ? { servings: share.servings, share: share.share } : undefined,
  };
}

function sharedOf(entries: readonly Entry[], share: Share): Entry[] {
  const inside = entries
    .filter((entry) => isOf(entry, share))
    .toSorted((a, b) => a.place.start - b.place.start);
  if (share.only === "last") return lastFood(inside);
  // "A third of a tub of hummus with 2 pitta breads".
  return share.only === "first" ? firstFood(inside).filter(({ stated }, i) => i === 0 || !stated) : inside;
}

const scaledItem = (item: AnalysedItem, times: number): AnalysedItem => {
  const grams = roundTenth(item.grams * times);
  const [, count, unit] = /^(\d+(?:\.\d+)?) (.+)$/.exec(item.portion) ?? [];
  return {
    ...item,
    grams,
    portion:
      count && !unit?.startsWith("×")
        ? `${Math.round(Number(count) * times * 10_000) / 10_000} ${unit}`
        : `${grams} g`,
    amounts: mapAmounts(item.amounts, (amount) => roundTenth(amount * times)),
    typed: item.typed && { ...item.typed, amount: typedAmount(item.typed, times) },
  };
};

/** A sixth of a cake is one portion: "0.1667 portions" of 3,000 kcal would be a sixth of 3,001. */
const typedAmount = ({ unit, amount }: NonNullable<AnalysedItem["typed"]>, times: number): number => {
  const eaten = amount * times;
  return unit === "portion" && !Number.isInteger(roundTenth(eaten) * 2) ? 1 : eaten;
};
