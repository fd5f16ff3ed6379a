import type { FoodSource } from "./sources/food-source";
import type { SourceFood } from "./sources/source-food";

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
