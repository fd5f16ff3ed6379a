import { and, desc, eq, inArray } from "drizzle-orm";
import { lockUser } from "~/db/lock-user.server";
import type { Db } from "~/db/store";
import type { FoodEntry } from "~/features/food/food-entry";
import { amountsOf } from "~/features/nutrition/amounts-of";
import { sha256 } from "~/platform/sha256.server";
import type { RowNote } from "../fields/saved-row";
import { rowNoteOf } from "../fields/saved-row-schema.server";
import { mealWords } from "./meal-words";

/** The meals kept for a user; the one confirmed longest ago makes room for another. */
export const MEALS_MAX = 500;

export type ConfirmedMeal = {
  entry: Omit<FoodEntry, "servings">;
  notes: RowNote[];
  /** ms since 1970. */
  confirmedAt: number;
};

/** What this user confirmed last for these words, if anything. */
export async function confirmedMeal(
  db: Db,
  userId: string,
  description: string,
): Promise<ConfirmedMeal | undefined> {
  const { confirmed_meal: meals } = db.t;
  const own = and(eq(meals.user_id, userId), eq(meals.words_hash, sha256(mealWords(description))));
  const [row] = await db.select().from(meals).where(own);
  if (!row) return undefined;
  return {
    entry: { name: row.name, emoji: row.emoji, amounts: amountsOf(row) },
    notes: row.foods.flatMap((food) => rowNoteOf(food) ?? []),
    confirmedAt: row.updated_at,
  };
}

/** Keeps what a user confirmed for a description, inside a transaction. */
export async function confirmMeal(
  db: Db,
  userId: string,
  meal: { description: string; entry: FoodEntry; notes: RowNote[] },
  now: number,
): Promise<void> {
  const words = mealWords(meal.description);
  if (!words) return;
  await lockUser(db, userId);
  const { confirmed_meal: meals } = db.t;
  const { name, emoji, amounts } = meal.entry;
  const values = { words, name, emoji, ...amounts, foods: meal.notes, updated_at: now };
  await db
    .insert(meals)
    .values({ user_id: userId, words_hash: sha256(words), ...values })
    .onConflictDoUpdate({ target: [meals.user_id, meals.words_hash], set: values });
  const beyond = await db
    .select({ hash: meals.words_hash })
    .from(meals)
    .where(eq(meals.user_id, userId))
    .orderBy(desc(meals.updated_at), meals.words_hash)
    .limit(100)
    .offset(MEALS_MAX);
  const hashes = beyond.map(({ hash }) => hash);
  if (hashes.length > 0)
    await db.delete(meals).where(and(eq(meals.user_id, userId), inArray(meals.words_hash, hashes)));
}
