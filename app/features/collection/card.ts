import type { PerNutrient } from "~/features/nutrition/amounts";
import { CATEGORIES, puzzleById } from "~/features/puzzles/catalogue";
import type { Puzzle } from "~/features/puzzles/puzzle";
import { type CollectedDay, type CollectedPuzzle, cardDate } from "./collected";

export type Card = {
  puzzle: Pick<Puzzle, "id" | "name" | "description" | "bgColor" | "map">;
  collection: string;
  date: string;
  /** Grams of that day; null for a special puzzle. */
  nutrition: PerNutrient | null;
  /** Wears the ribbon of a neat day. */
  neat?: boolean;
  hidesGrams?: boolean;
  /** Blocks in colour on a day that was called done; the others are in pencil. */
  filled?: PerNutrient;
};

type Recorded = Pick<CollectedPuzzle, "puzzleId" | "collectionType" | "nutrition" | "stored"> & {
  neat?: boolean;
  filled?: PerNutrient;
};

/** Of its first day, `firstDate` (`YYYY-MM-DD`), or of the one in `day`. */
export function cardOf(record: Recorded, firstDate: string, day?: CollectedDay): Card {
  const { puzzleId, collectionType, nutrition } = record;
  const puzzle = record.stored ?? puzzleById(puzzleId)?.puzzle;
  if (!puzzle) throw new Error(`no puzzle ${puzzleId} in the catalogue`);
  const { id, name, description, bgColor, map, unlockConditions } = puzzle;
  return {
    puzzle: { id, name, description, bgColor, map },
    collection: collectionType,
    date: cardDate(day?.date ?? firstDate),
    nutrition: unlockConditions ? null : (day?.nutrition ?? nutrition),
    ...((day ?? record).neat && { neat: true }),
    ...((day ?? record).filled && { filled: (day ?? record).filled }),
  };
}

export const SPECIALS = CATEGORIES.flatMap(({ result }) => (result ? [result.id] : []));

export const pendingCongratulation = (collection: readonly CollectedPuzzle[]): CollectedPuzzle | undefined =>
  collection.find(({ puzzleId, congratulatedAt }) => congratulatedAt === null && SPECIALS.includes(puzzleId));
