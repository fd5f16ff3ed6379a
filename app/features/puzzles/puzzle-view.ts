/** How a browser shows puzzles that are being filled. */
export type PuzzleView = { hideGrid: boolean; hideUnfinished: boolean };
