import type { FoodEntry } from "~/features/food/entry";
import type { Amounts } from "~/features/nutrition/amounts";
import type { Energy } from "~/features/nutrition/energy";
import { energyText } from "~/features/nutrition/write-amount";

export type FoodPortion = { name: string; amount: number };

export type SourceFood = {
  /** Stable: the source, a colon, its own key: "table:rye-bread". At most 200 characters. */
  ref: string;
  /** One line of at most 80 characters. */
  name: string;
  emoji: string;
  unit: "g" | "ml" | "portion";
  /** In 100 g, in 100 ml, or in one portion. */
  amounts: Amounts;
  portions: readonly FoodPortion[];
  source: string;
  score: number;
  /** Of a food of the log: what it is made of, and where from. */
  logged?: Pick<FoodEntry, "parts" | "source" | "estimated">;
};

/** A place to look up foods: the built-in table, a user's log, an import. `foodSources` lists them all. */
export type FoodSource = {
  /** The refs of its foods begin with it: lower-case letters. */
  name: string;
  /** At most `limit` foods, the best first, for a query with typos or half a word; only those the user may see. Never throws. */
  search(userId: string, query: string, limit: number): Promise<SourceFood[]>;
  /** The foods of these keys (a ref without the source's name) that exist for the user, in any order. */
  get(userId: string, keys: readonly string[]): Promise<SourceFood[]>;
};

export const measureText = (unit: SourceFood["unit"]): string =>
  unit === "portion" ? "a portion" : `100 ${unit}`;

export const foodMeasure = (
  { amounts, unit }: Pick<SourceFood, "amounts" | "unit">,
  energy: Energy,
): string => `${energyText(amounts.calories, energy)} in ${measureText(unit)}`;

export const SEARCH_MAX = 100;
export const RESULTS_MAX = 20;

/** The foods of all sources for a query, the best first; none for a blank one. */
export async function findFoods(
  sources: readonly FoodSource[],
  userId: string,
  query: string,
  limit: number,
): Promise<SourceFood[]> {
  const q = query.trim().slice(0, SEARCH_MAX);
  if (!q) return [];
  const results = await Promise.all(sources.map((source) => source.search(userId, q, limit)));
  return results
    .flat()
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
}
