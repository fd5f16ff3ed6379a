import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Db } from "~/db/store";
import { CATEGORIES } from "../puzzles/catalogue";
import type { CollectedPuzzle } from "./collected-puzzle";
import { collectedPuzzleOf } from "./collection-of.server";

const SPECIALS = CATEGORIES.flatMap(({ result }) => (result ? [result.id] : []));

/** The unlocked special puzzle that the user hasn't been congratulated on yet, if any; the oldest first. */
export async function pendingCongratulation(db: Db, userId: string): Promise<CollectedPuzzle | undefined> {
  const { user_collection: t } = db.t;
  const [row] = await db
    .select()
    .from(t)
    .where(and(eq(t.user_id, userId), inArray(t.puzzle_name, SPECIALS), isNull(t.congratulated_at)))
    .orderBy(asc(t.first_completed_at))
    .limit(1);
  return row && collectedPuzzleOf(row);
}
