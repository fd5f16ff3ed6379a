import { sha256 } from "~/platform/sha256.server";
import type { FoodEntry } from "./food-entry";

/** Idempotency: the same form (`key`) and entry give the same id, so sending it twice stores one food. */
export function foodId(userId: string, key: string, entry: FoodEntry): string {
  const names = [entry.name, entry.emoji];
  const body = JSON.stringify([userId, key, ...names, entry.servings, entry.amounts, ...(entry.parts ?? [])]);
  return sha256(body).slice(0, 22);
}
