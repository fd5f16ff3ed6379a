import type { Amounts } from "~/features/nutrition/amounts";
import { goalRatio } from "~/features/nutrition/goal-ratio";
import { perNutrient } from "~/features/nutrition/per-nutrient";
import { type Fill, fillOf } from "~/features/puzzles/fill";
import type { Puzzle } from "~/features/puzzles/puzzle";

/** A completed day stays complete. */
export function measure(
  puzzle: Pick<Puzzle, "map">,
  totals: Amounts,
  goals: Amounts,
  completed: boolean,
): Fill {
  const ratios = perNutrient((nutrient) => (completed ? 1 : goalRatio(totals[nutrient], goals[nutrient])));
  return fillOf(puzzle.map, ratios);
}
