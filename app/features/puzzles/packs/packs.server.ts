import type { Category } from "../category";
import type { Puzzle, PuzzleId } from "../puzzle";
import { packsIn, type RefusedPack } from "./packs-in.server";

let loaded: readonly Category[] = [];

/** Reads DATA_DIR/packs; gives the files that are refused, each with a sentence. */
export async function loadPacks(dataDir: string): Promise<RefusedPack[]> {
  const { categories, refused } = await packsIn(dataDir);
  loaded = categories;
  return refused;
}

export const packs = (): readonly Category[] => loaded;

export function packPuzzle(id: PuzzleId): { puzzle: Puzzle; category: Category } | undefined {
  for (const category of loaded) {
    const puzzle = category.puzzles.find((each) => each.id === id);
    if (puzzle) return { puzzle, category };
  }
}
