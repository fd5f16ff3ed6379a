import type { PixelMap } from "~/features/puzzles/pixel-map";

/** `problem`: what it needs before it can be chosen; `chosen`: it is or was a day's puzzle. */
export type OwnPuzzle = { id: string; name: string; map: PixelMap; problem?: string; chosen: boolean };
