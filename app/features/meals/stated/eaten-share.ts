import type { AnalysedItem, Whole } from "~/features/meals/meal";
import { mapAmounts, roundTenth } from "~/features/nutrition/amounts";
import type { Stretch } from "./pieces";
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
