export type PuzzleView = { hideGrid: boolean; hideUnfinished: boolean };
