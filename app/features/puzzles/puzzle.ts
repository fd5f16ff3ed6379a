import type { PixelMap } from "./pixel-map";

export type PuzzleId = string;

export type Picture = Pick<Puzzle, "name" | "map">;

/** `progressTexts` are shown below 25, 50, 75, 90 and 100 percent. */
export type Puzzle = {
  id: PuzzleId;
  name: string;
  description: string;
  progressTexts: readonly [string, string, string, string, string];
  bgColor: string;
  map: PixelMap;
  /** Special puzzles only: their parts. */
  unlockConditions?: readonly PuzzleId[];
};
