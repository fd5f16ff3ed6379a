import type { FoundFood } from "./source-food";

/**
 * Somewhere foods can be looked up: the built-in table, what a user has logged, a table that was imported. The search,
 * the review of a described meal and the logging by portion ask every source of `foodSources`, and know nothing else
 * of them; a new one is added there.
 */
export type FoodSource = {
  /** What the refs of its foods begin with, before the colon: lower-case letters. */
  name: string;
  /**
   * The foods that `words` (as typed, perhaps mistyped or half a word) may mean, the best first, at most `limit`. Never
   * throws for odd words. `userId` is who asks: what is private to somebody else is not found.
   */
  search(userId: string, words: string, limit: number): Promise<FoundFood[]>;
  /** The foods of these keys (a ref without the source's name), in any order. One that is not there, or not theirs, is left out. */
  get(userId: string, keys: readonly string[]): Promise<FoundFood[]>;
};
