import { CATEGORIES } from "~/features/puzzles/catalogue";
import type { CollectedPuzzle } from "./collected-puzzle";

const SPECIALS = CATEGORIES.flatMap(({ result }) => (result ? [result.id] : []));

export const pendingCongratulation = (collection: readonly CollectedPuzzle[]): CollectedPuzzle | undefined =>
  collection.find(({ puzzleId, congratulatedAt }) => congratulatedAt === null && SPECIALS.includes(puzzleId));
