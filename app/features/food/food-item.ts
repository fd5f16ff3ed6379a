import { AMOUNTS, amountLabel, roundTenth, unitOf } from "~/features/nutrition/amounts";
import { type FoodEntry, perServing } from "./entry";

export type PageCursor = { time: number; id: string };

export const cursorText = ({ time, id }: PageCursor): string => `${time}_${id}`;

export function cursorIn(text: string | null): PageCursor | undefined {
  const [, time, id = ""] = /^(\d{1,15})_(.{1,200})$/su.exec(text ?? "") ?? [];
  return time ? { time: Number(time), id } : undefined;
}

export const isBefore = (one: PageCursor, other: PageCursor): boolean =>
  one.time < other.time || (one.time === other.time && one.id < other.id);

export type LatestFood = PageCursor & { entry: FoodEntry; date: string };

/** Equal foods, newest first: name and values per serving are the same. */
export type SameFood = { newest: LatestFood; all: LatestFood[] };

/** In the order of the newest of each; `foods` are sorted newest first. */
export function mergeSame(foods: readonly LatestFood[]): SameFood[] {
  const groups = new Map<string, SameFood>();
  for (const food of foods) {
    const key = sameKey(food.entry);
    const group = groups.get(key);
    if (group) group.all.push(food);
    else groups.set(key, { newest: food, all: [food] });
  }
  return [...groups.values()];
}

export function sameKey({ name, amounts, servings }: FoodEntry): string {
  const each = perServing(amounts, servings);
  return [name.toLowerCase(), ...AMOUNTS.map((amount) => each[amount])].join("\n");
}

/** A food as shown: `time` is an ISO instant, `value` null when unknown, `times` how often it was logged of late, `againKey` makes 'Log again' idempotent. */
export type FoodItem = {
  id: string;
  name: string;
  emoji: string;
  time: string;
  timeText: string;
  servings: number;
  times: number;
  againKey: string;
  nutrition: { type: string; value: number | null; unit: "kcal" | "g" }[];
};

export function foodItem(
  { id, entry, time }: Pick<LatestFood, "id" | "entry" | "time">,
  timeText: (instantMs: number) => string,
  againKey: string,
  times = 1,
): FoodItem {
  return {
    id,
    name: entry.name,
    emoji: entry.emoji,
    time: new Date(time).toISOString(),
    timeText: timeText(time),
    servings: entry.servings,
    times,
    againKey,
    nutrition: AMOUNTS.map((name) => ({
      type: amountLabel(name),
      value: entry.amounts[name],
      unit: unitOf(name),
    })),
  };
}

/** The attribute that lets a form without fields for its amounts fill blocks before it is answered; none if one is unknown. */
export function knownAmounts(foods: readonly Pick<FoodItem, "nutrition">[], times = 1) {
  const amounts = AMOUNTS.map((_, i) =>
    foods.reduce((sum, { nutrition }) => sum + times * (nutrition[i]?.value ?? Number.NaN), 0),
  );
  return amounts.some(Number.isNaN) ? {} : { "data-amounts": amounts.map(roundTenth).join(" ") };
}

const MAX_PAGE = 1_000_000;

export function pageNumber(text: string | null): number {
  return text && /^\d{1,7}$/.test(text) ? Math.min(Number(text), MAX_PAGE) : 0;
}
