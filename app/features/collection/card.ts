import type { PerNutrient } from "~/features/nutrition/per-nutrient";
import type { Puzzle } from "~/features/puzzles/puzzle";
import { puzzleById } from "~/features/puzzles/puzzle-by-id";
import type { CollectedPuzzle } from "./collected-puzzle";
import { completionDate } from "./completion-date";

/** The texts of a collected puzzle's card. */
export type Card = {
  puzzle: Pick<Puzzle, "id" | "name" | "description" | "bgColor" | "map">;
  collection: string;
  /** The day of its first completion. */
  date: string;
  /** Grams of that day; null for a special puzzle. */
  nutrition: PerNutrient | null;
};

type Recorded = Pick<CollectedPuzzle, "puzzleId" | "collectionType" | "nutrition" | "firstCompletedAt">;

export function cardOf(record: Recorded, timeZone: string): Card {
  const { puzzleId, collectionType, nutrition, firstCompletedAt } = record;
  const match = puzzleById(puzzleId);
  if (!match) throw new Error(`no puzzle ${puzzleId} in the catalogue`);
  const { id, name, description, bgColor, map, unlockConditions } = match.puzzle;
  return {
    puzzle: { id, name, description, bgColor, map },
    collection: collectionType,
    date: completionDate(firstCompletedAt, timeZone),
    nutrition: unlockConditions ? null : nutrition,
  };
}
