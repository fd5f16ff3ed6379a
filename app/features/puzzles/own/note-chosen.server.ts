import { sql } from "drizzle-orm";
import type { Db } from "~/db/store";
import type { Category } from "../category";
import type { Puzzle } from "../puzzle";
import { isStoredId } from "./is-stored-id";

/** Inside the transaction that chooses it: from now on the picture stays with the person as it is. */
export async function noteChosen(
  db: Db,
  userId: string,
  { puzzle, category }: { puzzle: Puzzle; category: Category },
  now: number,
): Promise<void> {
  if (!isStoredId(puzzle.id)) return;
  const { user_puzzle: t } = db.t;
  await db
    .insert(t)
    .values({
      user_id: userId,
      id: puzzle.id,
      category_id: category.id,
      category_title: category.title,
      name: puzzle.name,
      description: puzzle.description,
      progress_texts: [...puzzle.progressTexts],
      bg_color: puzzle.bgColor,
      map: puzzle.map,
      listed: false,
      chosen_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflictDoUpdate({
      target: [t.user_id, t.id],
      set: { chosen_at: sql`coalesce(${t.chosen_at}, ${now})` },
    });
}
