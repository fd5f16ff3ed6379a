import type { Puzzle } from "./puzzle";

/**
 * A family of puzzles. Those of a `collection` stand side by side; those of a `synthesis` are the
 * ingredients of one more picture, `result`, that no day can fill and only collecting unlocks.
 */
export type Category = {
  id: string;
  type: "collection" | "synthesis";
  title: string;
  desc: string;
  /** How many puzzles there are to collect; `result` is not counted. */
  count: number;
  bgColor: string;
  puzzles: Puzzle[];
  result?: Puzzle;
};
