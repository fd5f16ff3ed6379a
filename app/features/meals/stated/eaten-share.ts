import type { AnalysedItem, Whole } from "~/features/meals/meal";
import { isOfEdge } from "~/features/meals/preparation";
import { mapAmounts, roundTenth } from "~/features/nutrition/amounts";
import { type Stretch, stretchesOf } from "./pieces";
import type { Share } from "./share";
import { type Entry, firstFood, lastFood, nameIn } from "./typed-items";

const INGREDIENTS_MIN = 2;

/** The name of a dish that stands beside its own ingredients, and is no food more; `place` includes what joins them. */
export function namedDish(
  entries: readonly Entry[],
  share: Share | undefined,
  text: string,
): { name: string; place: Stretch } | undefined {
  if (!share) return undefined;
  const byPlace = entries.toSorted((a, b) => a.place.start - b.place.start);
  const inside = byPlace.filter((entry) => isOf(entry, share));
  const [title, ...titles] = byPlace.filter(({ place }) => place.end <= share.of.start);
  const isTitle =
    title &&
    titles.length === 0 &&
    !/[.!?\n]/.test(text.slice(title.place.end, share.of.start)) &&
    isUnmeasured(title);
  if (isTitle && inside.filter(isMeasured).length >= INGREDIENTS_MIN)
    return { name: nameIn(text.slice(title.place.start, title.place.end)), place: title.place };
  const [dish, ...others] = inside;
  const [first] = others;
  if (!dish || !first || !isUnmeasured(dish)) return undefined;
  const measured = others.filter(isMeasured);
  if (measured.length < INGREDIENTS_MIN || first !== measured[0]) return undefined;
  return {
    name: nameIn(text.slice(dish.place.start, dish.place.end)),
    place: { start: dish.place.start, end: first.place.start },
  };
}

const isMeasured = ({ stated, exact }: Entry): boolean => Boolean(stated || exact);

const isUnmeasured = ({ stated, count, exact }: Entry): boolean => !stated && count === undefined && !exact;

const isOf = ({ place }: Entry, { of }: Share): boolean => place.start >= of.start && place.start < of.end;

/** The entries with what was eaten of the whole; `whole` where that is all of them. */
export function withShare(entries: readonly Entry[], share: Share): { entries: Entry[]; whole?: Whole } {
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
  return share.only === "first" ? firstFood(inside) : inside;
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

const NEGATIVE =
  /(?<=(?:^|[\n,;+(]|\b(?:and|und|et|y|e|en)\s)\s{0,4})[-−–](?=\p{Nd})(?:(?!\s(?:and|und|et|y|e|en)\s)[^,;\n)])*/gu;
const BULLETS = /^(?:\s*[-−–*•].*(?:\n|$)){2,}$/u;

/** "1/0 of", "0/5 of" and "serves 0" are no shares, and "1e9 apples" no amount. */
const NO_SHARE =
  /(?<!\p{Nd})(?:\p{Nd}+ ?\/ ?0+|0+ ?\/ ?[1-9]\p{Nd}*)(?!\p{Nd}|[.,]\p{Nd})(?: of\b)?|(?<![\p{L}\p{Nd}.,])\p{Nd}{1,9}e[+-]?\p{Nd}{1,9}(?![\p{L}\p{Nd}])[^,;\n)]{0,60}|\b(?:serves|makes|feeds) 0(?!\p{Nd}|[.,]\p{Nd})/giu;

/** "-5 eggs" is no amount; the dashes of a list that has one on each line are none of numbers. */
export const negativesIn = (text: string): Stretch[] =>
  stretchesOf([...text.matchAll(NO_SHARE), ...(BULLETS.test(text.trim()) ? [] : text.matchAll(NEGATIVE))]);

/** "A bagel instead of cereal", in the seven languages, to the end of its clause. */
const INSTEAD =
  /(?<![\p{L}\p{M}])(?:instead of|rather than|in place of|anstatt|anstelle von|statt|au lieu d(?:es?|u)?|à la place d(?:es?|u)?|en vez de|en lugar de|(?:invece|al posto) d[eiao]l{0,2}[aeoi]?|in plaats van|(?:em vez|ao invés|no lugar) d[eao]s?)(?![\p{L}\p{M}])(?: \p{L}+)?(?:(?!\s(?:and|und|et|y|e|en|i|we|ich|wir|je|ik|eu|an?|eine?n?|une?|una|een|uma?)\s)[^,;.\n+()])*/giu;
const NOT_SO_MANY =
  /(?<=[\p{L}\p{M}],? )(?:not|nicht|pas|niet|non|não) \p{Nd}{1,3}(?= (?:of|von|de|di|van) |[ ,.;!)]*$|[,;.!)] )/giu;

/** "Didn't eat the bread, only the soup". */
const UNTOUCHED =
  /(?<!\p{L})(?:did|have)(?:n['’]?t| not) (?:eat|have|drink|touch|eaten|had|drunk)(?:(?!\s(?:but|except|just|only|and|until|till|i|we)\s)[^,;.:\n+()])*(?:\sexcept(?: for)?(?=\s))?/giu;

/** The "of the 8" of "2 of the 8 slices". */
const OF_SO_MANY =
  /(?<=(?<![\p{Nd}.,/])(\p{Nd}{1,2}) )(?:out of|of|von|van|sur|su|de)(?: (?:the|my|den|des|de|las|los|le|as|os))? (\p{Nd}{1,2})(?= \p{L})(?! (?:g|kg|mg|ml|cl|dl|l|oz|cm|inch|kcal|cal|kj)(?!\p{L}))/giu;

/** The "number 13" of "Jersey Mike's number 13". */
const NUMBER_OF_MENU =
  /(?<=\p{L}['’]?s? )(?:# ?|(?:number|nummer|num[eé]ro|número|n[or]\.|n[º°]) ?)\p{Nd}{1,2}(?!\p{Nd}|[.,/]\p{Nd}| \p{L})/giu;

export const notEatenIn = (text: string): Stretch[] => [
  ...stretchesOf(text.matchAll(NUMBER_OF_MENU)),
  ...stretchesOf([...text.matchAll(OF_SO_MANY)].filter(([, eaten, whole]) => Number(eaten) < Number(whole))),
  ...stretchesOf(text.matchAll(INSTEAD)),
  ...stretchesOf(text.matchAll(UNTOUCHED)).filter(({ start, end }) => !isOfEdge(text.slice(start, end))),
  ...stretchesOf(text.matchAll(NOT_SO_MANY)),
];

/** What takes a food back, in the seven languages: "200 g chicken, no wait, 150 g turkey". */
const TAKEN_BACK =
  /[,.…\s–-]{0,6}(?<![\p{L}\p{M}])(?:no wait|wait,? no|scratch that|i mean|ach nein|nein doch|nein warte|quatsch|ich meine|non pardon|je veux dire|no espera|quiero decir|perdón|digo|anzi|volevo dire|nee wacht|ik bedoel|quero dizer|aliás|não espera)(?![\p{L}\p{M}])[,.…\s–-]{0,6}/giu;
/** "Burger... cheeseburger": one pause in a text that has no other. */
const PAUSES = /(?<=[\p{L}\p{M}]) ?(?:\.{2,}|…) ?(?=[\p{L}\p{M}\p{Nd}])/gu;

type Correction = Stretch & { isSaid: boolean };

export function correctionsIn(text: string): Correction[] {
  const said = stretchesOf(text.matchAll(TAKEN_BACK)).map((place) => ({ ...place, isSaid: true }));
  const pauses = stretchesOf(text.matchAll(PAUSES)).map((place) => ({ ...place, isSaid: false }));
  return said.length > 0 || pauses.length !== 1 ? said : pauses;
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
