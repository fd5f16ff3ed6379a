import type { Puzzle } from "./puzzle";

/** A `synthesis` combines its puzzles into `result`, which only collecting unlocks. */
export type Category = {
  id: string;
  type: "collection" | "synthesis";
  title: string;
  desc: string;
  /** Puzzles to collect, without `result`. */
  count: number;
  bgColor: string;
  puzzles: Puzzle[];
  result?: Puzzle;
};
