import { and, asc, eq, inArray, or } from "drizzle-orm";
import type { Db } from "~/db/store";
import type { Category } from "../category";
import { packs } from "../packs/packs.server";
import type { PuzzleId } from "../puzzle";
import { pictureProblem } from "./picture-problem";
import { OWN_CATEGORY, storedPuzzle } from "./stored-puzzle.server";

/** One's own puzzles and those of packs, with `collected` ones that were deleted or whose pack is gone. */
export async function ownCategories(
  db: Db,
  userId: string,
  collected: readonly PuzzleId[],
): Promise<Category[]> {
  const { user_puzzle: t } = db.t;
  const shown = or(eq(t.listed, true), inArray(t.id, [...collected]));
  const rows = await db
    .select()
    .from(t)
    .where(and(eq(t.user_id, userId), shown))
    .orderBy(asc(t.created_at), asc(t.id));
  const byId = new Map<string, Category>();
  for (const { puzzle, category } of rows.filter(({ map }) => !pictureProblem(map)).map(storedPuzzle)) {
    const puzzles = [...(byId.get(category.id)?.puzzles ?? []), puzzle];
    byId.set(category.id, { ...category, puzzles, count: puzzles.length });
  }
  for (const pack of packs()) {
    const stored = byId.get(pack.id)?.puzzles ?? [];
    const fresh = pack.puzzles.filter(({ id }) => stored.every((each) => each.id !== id));
    byId.set(pack.id, { ...pack, puzzles: [...stored, ...fresh], count: stored.length + fresh.length });
  }
  const own = byId.get(OWN_CATEGORY.id);
  return [...(own ? [own] : []), ...[...byId.values()].filter((category) => category !== own)];
}
