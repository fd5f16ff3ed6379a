import type { Db } from "~/db/store";
import { collectionOf } from "~/features/collection/collection-of.server";
import { CATEGORIES } from "~/features/puzzles/catalogue";
import { everyPuzzle } from "~/features/puzzles/every-puzzle";
import { ownCategories } from "~/features/puzzles/own/own-categories.server";

/** Every puzzle of a user: of the catalogue, of one's own and of packs, and the ids of those collected. */
export async function puzzlesFor(db: Db, userId: string) {
  const collected = (await collectionOf(db, userId)).map(({ puzzleId }) => puzzleId);
  const own = await ownCategories(db, userId, collected);
  return { puzzles: everyPuzzle([...CATEGORIES, ...own]), collected };
}
