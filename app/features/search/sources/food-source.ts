import type { SourceFood } from "./source-food";

/** A place to look up foods: the built-in table, a user's log, an import. `foodSources` lists them all. */
export type FoodSource = {
  /** The refs of its foods begin with it: lower-case letters. */
  name: string;
  /** At most `limit` foods, the best first, for a query with typos or half a word; only those the user may see. Never throws. */
  search(userId: string, query: string, limit: number): Promise<SourceFood[]>;
  /** The foods of these keys (a ref without the source's name) that exist for the user, in any order. */
  get(userId: string, keys: readonly string[]): Promise<SourceFood[]>;
};
