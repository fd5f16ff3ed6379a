import { createHash } from "node:crypto";
import type { FoodEntry } from "./food-entry";

/**
 * The id of a food logged under a form's `key` (made afresh for every form shown). The same form sent twice
 * gives the same id, so that it is stored once; another entry under the same key is another food.
 */
export function foodId(userId: string, key: string, entry: FoodEntry): string {
  const body = JSON.stringify([userId, key, entry.name, entry.emoji, entry.servings, entry.amounts]);
  return createHash("sha256").update(body).digest("base64url").slice(0, 22);
}
