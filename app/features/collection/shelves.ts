import { CATEGORIES } from "~/features/puzzles/catalogue";
import { silhouetteOf } from "~/features/puzzles/grid-paths";
import type { Category, Puzzle, PuzzleId } from "~/features/puzzles/puzzle";
import { type GardenVisitors, gardenVisitors } from "./garden-visitors";

type Unlocked = { puzzle: Puzzle; category: Category };

export function unlockedBy(
  collected: ReadonlySet<PuzzleId>,
  categories: readonly Category[] = CATEGORIES,
): Unlocked[] {
  return categories.flatMap((category) => {
    const puzzle = category.result;
    return puzzle?.unlockConditions?.every((part) => collected.has(part)) ? [{ puzzle, category }] : [];
  });
}

/** `silhouette` is path data, shown while `count` is 0. */
export type Slot = { puzzle: Pick<Puzzle, "id" | "name">; count: number; silhouette: string };

export type Shelf = {
  category: Pick<Category, "id" | "type" | "title">;
  slots: Slot[];
  special?: Slot & { unlocked: boolean };
  collected: number;
  description: string;
  company: GardenVisitors;
};

/** The garden that changed last, open; the others as tiles: nearly complete ones, then new ones, complete ones last. */
export function arrangedShelves(
  shelves: readonly Shelf[],
  collection: readonly { puzzleId: PuzzleId; updatedAt: number }[],
): { open: Shelf; tiles: Shelf[] } {
  const changed = new Map(collection.map(({ puzzleId, updatedAt }) => [puzzleId, updatedAt]));
  const changedAt = ({ slots }: Shelf) =>
    Math.max(0, ...slots.map(({ puzzle }) => changed.get(puzzle.id) ?? 0));
  const rank = ({ collected, slots, special }: Shelf) =>
    collected === slots.length && (!special || special.count > 0) ? -1 : collected / slots.length;
  const gardens = shelves.filter(({ special }) => !special);
  const open = gardens.reduce((last, shelf) => (changedAt(shelf) > changedAt(last) ? shelf : last));
  const tiles = shelves.filter((shelf) => shelf !== open).sort((a, b) => rank(b) - rank(a));
  return { open, tiles };
}

/** How many different pictures there are, and of them are collected. */
export function picturesIn(shelves: readonly Shelf[]): { collected: number; all: number } {
  const slots = shelves.flatMap(({ slots, special }) => (special ? [...slots, special] : slots));
  const counts = new Map(slots.map(({ puzzle, count }) => [puzzle.id, count]));
  return { collected: [...counts.values()].filter((count) => count > 0).length, all: counts.size };
}

export function shelvesOf(
  collection: readonly { puzzleId: PuzzleId; count: number }[],
  categories: readonly Category[] = CATEGORIES,
): Shelf[] {
  const counts = new Map(collection.map(({ puzzleId, count }) => [puzzleId, count]));
  const unlocked = new Set(unlockedBy(new Set(counts.keys()), categories).map(({ puzzle }) => puzzle.id));
  const slotOf = ({ id, name, map }: Puzzle): Slot => {
    const count = counts.get(id) ?? 0;
    return { puzzle: { id, name }, count, silhouette: count > 0 ? "" : silhouetteOf(map) };
  };
  const specials = categories.flatMap(({ result }) => (result && counts.has(result.id) ? [result.id] : []));
  return categories.map(({ id, type, title, desc, puzzles, result }) => {
    const slots = puzzles.map(slotOf);
    const collected = slots.filter(({ count }) => count > 0).length;
    const special = result && { ...slotOf(result), unlocked: unlocked.has(result.id) };
    const description = special?.unlocked
      ? `Congratulations! ${special.puzzle.name} is fully unlocked!`
      : desc;
    const company = gardenVisitors(id, collected, specials);
    return { category: { id, type, title }, slots, special, collected, description, company };
  });
}
