import type { Amounts } from "~/features/nutrition/amounts";
import { goalRatio } from "~/features/nutrition/goal-ratio";
import { perNutrient } from "~/features/nutrition/per-nutrient";
import { type Fill, fillOf } from "~/features/puzzles/fill";
import type { Puzzle } from "~/features/puzzles/puzzle";

/** A completed day stays complete; else `finishAt` per cent of each goal are enough. */
export function measure(
  puzzle: Pick<Puzzle, "map">,
  totals: Amounts,
  goals: Amounts,
  completed: boolean,
  finishAt = 100,
): Fill {
  const ratios = perNutrient((nutrient) =>
    completed ? 1 : goalRatio(totals[nutrient], goals[nutrient], finishAt),
  );
  return fillOf(puzzle.map, ratios);
}
