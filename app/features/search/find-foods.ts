import type { FoodSource } from "./sources/food-source";
import type { FoundFood } from "./sources/source-food";

/** Longer searches are read this far. */
export const SEARCH_MAX = 100;
/** How many foods a search shows. */
export const FOUND_MAX = 20;

/** The foods of all sources that `words` may mean, the best first. No words, no foods. */
export async function findFoods(
  sources: readonly FoodSource[],
  userId: string,
  words: string,
  limit: number,
): Promise<FoundFood[]> {
  const asked = words.trim().slice(0, SEARCH_MAX);
  if (!asked) return [];
  const found = await Promise.all(sources.map((source) => source.search(userId, asked, limit)));
  return found
    .flat()
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
}
