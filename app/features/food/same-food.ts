import { AMOUNTS } from "~/features/nutrition/amounts";
import type { FoodEntry } from "./food-entry";
import type { PageCursor } from "./page-cursor";
import { perServing } from "./per-serving";

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
