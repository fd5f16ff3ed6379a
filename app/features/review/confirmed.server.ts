import { and, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "~/db/store";
import { behind, type FoodEntry, wholeFrom } from "~/features/food/entry";
import { pickAmounts } from "~/features/nutrition/amounts";
import { type FoodSource, foodsByRef } from "~/features/search/row";
import type { Tx } from "~/http/caller.server";
import { sha256 } from "~/platform/crypto.server";
import { type Review, restoreRows, type SavedRow, totalTexts, typedTotals } from "./review";
import { parseSavedRow } from "./sent-review.server";
import { storedWhole } from "./whole/whole";

/** A description without differences of case, space and punctuation. */
export const mealWords = (description: string): string =>
  description
    .toWellFormed()
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\p{Cc}\p{Cf}]+/gu, " ")
    .replace(/[\s,;]+/g, " ")
    .replace(/^[\s.!?]+|(?<![\s.!?])[\s.!?]+$/g, "")
    .replaceAll("’", "'");

export const MEALS_MAX = 500;

export type ConfirmedMeal = {
  entry: Omit<FoodEntry, "servings">;
  rows: SavedRow[];
  /** ms since 1970. */
  confirmedAt: number;
};

export async function confirmedMeal(
  db: Db,
  userId: string,
  description: string,
): Promise<ConfirmedMeal | undefined> {
  const { confirmed_meal: meals } = db.t;
  const hash = sha256(mealWords(description));
  const [row] = await db
    .select()
    .from(meals)
    .where(and(eq(meals.user_id, userId), eq(meals.words_hash, hash)));
  if (!row) return undefined;
  return {
    entry: { name: row.name, emoji: row.emoji, amounts: pickAmounts(row), whole: wholeFrom(row.foods) },
    rows: row.foods.flatMap((food) => parseSavedRow(food) ?? []),
    confirmedAt: row.updated_at,
  };
}

export async function confirmMeal(
  tx: Tx,
  meal: { description: string; entry: FoodEntry; rows: SavedRow[] },
): Promise<void> {
  const words = mealWords(meal.description);
  if (!words) return;

  const { confirmed_meal: meals } = tx.db.t;
  const { name, emoji, amounts, whole } = meal.entry;
  const foods = [...meal.rows, ...behind(whole)];
  const values = { words, name, emoji, ...amounts, foods, updated_at: tx.now };
  await tx.db
    .insert(meals)
    .values({ user_id: tx.viewer.id, words_hash: sha256(words), ...values })
    .onConflictDoUpdate({ target: [meals.user_id, meals.words_hash], set: values });
  const oldest = await tx.db
    .select({ hash: meals.words_hash })
    .from(meals)
    .where(eq(meals.user_id, tx.viewer.id))
    .orderBy(desc(meals.updated_at), meals.words_hash)
    .limit(100)
    .offset(MEALS_MAX);
  const hashes = oldest.map(({ hash }) => hash);
  if (hashes.length > 0)
    await tx.db.delete(meals).where(and(eq(meals.user_id, tx.viewer.id), inArray(meals.words_hash, hashes)));
}

export async function confirmedReview(
  sources: readonly FoodSource[],
  userId: string,
  { description, confirmedOn }: { description: string; confirmedOn: string },
  { entry, rows: savedRows }: ConfirmedMeal,
): Promise<Review> {
  const refs = savedRows.flatMap(({ ref }) => ref ?? []);
  const foods = await foodsByRef(sources, userId, refs);
  const totals = totalTexts(entry.amounts);
  const { rows } = restoreRows(savedRows, foods);
  return {
    description,
    name: entry.name,
    emoji: entry.emoji,
    totals,
    typed: typedTotals({ rows, totals }, {}),
    rows,
    whole: storedWhole(entry.whole),
    provenance: { confirmedOn, unrecognised: [] },
  };
}
