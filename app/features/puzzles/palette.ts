import { type PerNutrient, perNutrient } from "~/features/nutrition/amounts";
import type { PixelMap, Puzzle, PuzzleId } from "./puzzle";

export type Shade = { color: string; share: number };

const palettes = new WeakMap<PixelMap, PerNutrient<readonly Shade[]>>();

/** Commonest colour first, with its share of the nutrient's cells (0 to 1). */
export function paletteOf(map: PixelMap): PerNutrient<readonly Shade[]> {
  const palette = palettes.get(map) ?? countedPalette(map);
  palettes.set(map, palette);
  return palette;
}

function countedPalette(map: PixelMap): PerNutrient<Shade[]> {
  return perNutrient((nutrient) => {
    const cells = new Map<string, number>();
    for (const letter of map.rows.join("")) {
      const ink = map.legend[letter];
      if (ink?.nutrient === nutrient) cells.set(ink.color, (cells.get(ink.color) ?? 0) + 1);
    }
    const total = [...cells.values()].reduce((sum, count) => sum + count, 0);
    return [...cells]
      .sort(([, a], [, b]) => b - a)
      .map(([color, count]) => ({ color, share: count / total }));
  });
}

export const COLLECTED_TEXT = "Puzzle collected! Treat yourself in tomorrow’s challenge!";
export const MISSED_TEXT = "So close to completing this puzzle! — try again next time!";

const BOUNDS = [0.25, 0.5, 0.75, 0.9, 1];

export function stageText(puzzle: Pick<Puzzle, "progressTexts">, progress: number): string {
  const stage = BOUNDS.findIndex((bound) => progress < bound);
  return puzzle.progressTexts[stage] ?? COLLECTED_TEXT;
}

export const pastText = (progress: number) => (progress >= 1 ? COLLECTED_TEXT : MISSED_TEXT);

export const greeting = (user: string | null) =>
  `Hey ${user || "there"}! Ready to collect today's nutrition puzzle?`;

/** `art-version.test.ts` prints the new value after a picture changed. */
export const ART_VERSION = "acd65681";

/** A permanent URL: the version changes with the pictures. */
export const artPath = (id: PuzzleId) => `/art/${id}.png?v=${ART_VERSION}`;
