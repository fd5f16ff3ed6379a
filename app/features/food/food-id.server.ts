import { createHash } from "node:crypto";
import type { FoodEntry } from "./food-entry";

/** Idempotency: the same form (`key`) and entry give the same id, so sending it twice stores one food. */
export function foodId(userId: string, key: string, entry: FoodEntry): string {
  const body = JSON.stringify([userId, key, entry.name, entry.emoji, entry.servings, entry.amounts]);
  return createHash("sha256").update(body).digest("base64url").slice(0, 22);
}
