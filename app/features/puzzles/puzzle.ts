import type { PixelMap } from "./pixel-map";

export type PuzzleId = string;

/** A picture and what it shows. */
export type Picture = Pick<Puzzle, "name" | "map">;

/** One picture to collect. `progressTexts` are the five lines shown below 25, 50, 75, 90 and 100 percent. */
export type Puzzle = {
  id: PuzzleId;
  name: string;
  description: string;
  progressTexts: readonly [string, string, string, string, string];
  bgColor: string;
  map: PixelMap;
  /** Special puzzles only: the ids that must be collected first. */
  unlockConditions?: readonly PuzzleId[];
};
