import { CATEGORIES } from "../puzzles/catalogue";
import type { Category } from "../puzzles/category";
import type { Puzzle, PuzzleId } from "../puzzles/puzzle";
import { unlockedBy } from "./unlocked-by";

/** A place for one puzzle; `count` is on how many days it was collected, 0 when it wasn't. */
export type Slot = { puzzle: Puzzle; count: number };

/** One collection as the collections page shows it. */
export type Shelf = {
  category: Category;
  slots: Slot[];
  /** The special puzzle below; `unlocked` once all the slots are collected. */
  special?: Slot & { unlocked: boolean };
  /** How many of the slots are collected. */
  collected: number;
  description: string;
};

/** The collections that hold anything, in the catalogue's order. */
export function shelvesOf(
  collection: readonly { puzzleId: PuzzleId; count: number }[],
  categories: readonly Category[] = CATEGORIES,
): Shelf[] {
  const counts = new Map(collection.map(({ puzzleId, count }) => [puzzleId, count]));
  const unlocked = new Set(unlockedBy(new Set(counts.keys()), categories).map(({ puzzle }) => puzzle.id));
  const slotOf = (puzzle: Puzzle) => ({ puzzle, count: counts.get(puzzle.id) ?? 0 });
  return categories.flatMap((category) => {
    const slots = category.puzzles.map(slotOf);
    const collected = slots.filter(({ count }) => count > 0).length;
    const { result } = category;
    const special = result && { ...slotOf(result), unlocked: unlocked.has(result.id) };
    if (collected === 0 && !special?.count) return [];
    const description = special?.unlocked
      ? `Congratulations! ${special.puzzle.name} is fully unlocked!`
      : category.desc;
    return [{ category, slots, special, collected, description }];
  });
}
