import { asc, eq } from "drizzle-orm";
import type { Db } from "~/db/store";
import type { Tables } from "~/db/tables";
import { perNutrient } from "~/features/nutrition/per-nutrient";
import { toTenth } from "~/features/nutrition/to-tenth";
import type { CollectedPuzzle } from "./collected-puzzle";

export async function collectionOf(db: Db, userId: string): Promise<CollectedPuzzle[]> {
  const { user_collection: t } = db.t;
  const rows = await db
    .select()
    .from(t)
    .where(eq(t.user_id, userId))
    .orderBy(asc(t.first_completed_at), asc(t.puzzle_name));
  return rows.map(collectedPuzzleOf);
}

export function collectedPuzzleOf(row: Tables["user_collection"]["$inferSelect"]): CollectedPuzzle {
  return {
    puzzleId: row.puzzle_name,
    collectionType: row.collection_type,
    count: row.count,
    nutrition: perNutrient((nutrient) => toTenth(row[nutrient])),
    firstCompletedAt: row.first_completed_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    congratulatedAt: row.congratulated_at,
  };
}
