import type { PerNutrient } from "~/features/nutrition/per-nutrient";
import type { Puzzle } from "~/features/puzzles/puzzle";
import { puzzleById } from "~/features/puzzles/puzzle-by-id";
import type { CollectedPuzzle } from "./collected-puzzle";
import { completionDate } from "./completion-date";

/** What the card of one collected puzzle says, on a page and as an image; every text is ready to be shown. */
export type Card = {
  puzzle: Pick<Puzzle, "id" | "name" | "description" | "bgColor" | "map">;
  /** The collection's title. */
  collection: string;
  /** The day it was first completed. */
  date: string;
  /** Grams of that day; null for a special puzzle, which has none. */
  nutrition: PerNutrient | null;
};

type Recorded = Pick<CollectedPuzzle, "puzzleId" | "collectionType" | "nutrition" | "firstCompletedAt">;

/** The card of a record, its day told in a zone. */
export function cardOf(record: Recorded, timeZone: string): Card {
  const { puzzleId, collectionType, nutrition, firstCompletedAt } = record;
  const found = puzzleById(puzzleId);
  if (!found) throw new Error(`no puzzle ${puzzleId} in the catalogue`);
  const { id, name, description, bgColor, map, unlockConditions } = found.puzzle;
  return {
    puzzle: { id, name, description, bgColor, map },
    collection: collectionType,
    date: completionDate(firstCompletedAt, timeZone),
    nutrition: unlockConditions ? null : nutrition,
  };
}
