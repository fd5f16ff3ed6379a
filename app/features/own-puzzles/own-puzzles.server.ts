import { and, asc, eq } from "drizzle-orm";
import type { Db } from "~/db/store";
import { pictureProblem } from "~/features/puzzles/own/picture-problem";
import type { OwnPuzzle } from "./own-puzzle";

/** Those in the person's list, the oldest first. */
export async function ownPuzzles(db: Db, userId: string): Promise<OwnPuzzle[]> {
  const { user_puzzle: t } = db.t;
  const rows = await db
    .select({ id: t.id, name: t.name, map: t.map, chosenAt: t.chosen_at })
    .from(t)
    .where(and(eq(t.user_id, userId), eq(t.listed, true)))
    .orderBy(asc(t.created_at), asc(t.id));
  return rows.map(({ id, name, map, chosenAt }) => ({
    id,
    name,
    map,
    problem: pictureProblem(map),
    chosen: chosenAt !== null,
  }));
}
