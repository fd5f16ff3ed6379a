import { and, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "~/db/store";
import { behind, type FoodEntry, partsFrom, perServingOf, wholeFrom } from "~/features/food/entry";
import { type Amounts, pickAmounts } from "~/features/nutrition/amounts";
import { type ReviewRow, rowOfPart } from "~/features/search/row";
import { foodsByRef } from "~/features/search/sources.server";
import type { Caller, Tx } from "~/http/caller.server";
import { sha256 } from "~/platform/crypto.server";
import { type Review, totalTexts, typedTotals } from "./review";
import { readRows } from "./sent-review.server";
import { storedWhole } from "./whole";

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
  /** As stored: parts, and in older meals rows as their form had them. */
  foods: readonly unknown[];
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
    foods: row.foods,
    confirmedAt: row.updated_at,
  };
}

export async function confirmMeal(tx: Tx, meal: { description: string; entry: FoodEntry }): Promise<void> {
  const words = mealWords(meal.description);
  if (!words) return;

  const { confirmed_meal: meals } = tx.db.t;
  const { name, emoji, amounts, parts = [], whole } = meal.entry;
  const foods = [...parts, ...behind(whole)];
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

/** A meal as it was confirmed; a food that is gone is left out. */
export async function confirmedReview(
  by: Caller,
  { description, confirmedOn }: { description: string; confirmedOn: string },
  { entry, foods }: ConfirmedMeal,
): Promise<Review> {
  const parts = foods.map((food) => partsFrom([food])?.[0]);
  const known = await foodsByRef(
    by,
    parts.flatMap((part) => part?.ref ?? []),
  );
  const older = await readRows(
    by,
    foods.map((food, i) => (parts[i] ? undefined : food)),
  );
  const rows = parts.flatMap((part, i) => {
    if (!part) return older.rows[i] ?? [];
    return part.ref === null || known.has(part.ref) ? rowOfPart(part, known.get(part.ref ?? "")) : [];
  });
  return {
    ...storedReview(entry, entry.amounts, rows),
    description,
    provenance: { confirmedOn, unrecognised: [] },
  };
}

/** The parts of a logged food, to be reviewed again. */
export async function loggedReview(by: Caller, entry: FoodEntry): Promise<Review> {
  const { parts = [] } = entry;
  const known = await foodsByRef(
    by,
    parts.flatMap(({ ref }) => ref ?? []),
  );
  const rows = parts.map((part) => rowOfPart(part, known.get(part.ref ?? "")));
  return storedReview(entry, perServingOf(entry), rows);
}

function storedReview(
  { name, emoji, whole }: Omit<FoodEntry, "servings">,
  amounts: Amounts,
  rows: readonly ReviewRow[],
): Review {
  const totals = totalTexts(amounts);
  const typed = typedTotals({ rows, totals }, {});
  const provenance = { unrecognised: [] };
  return { description: "", name, emoji, totals, typed, rows, whole: storedWhole(whole), provenance };
}
