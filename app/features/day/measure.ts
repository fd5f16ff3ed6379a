import type { Amounts } from "../nutrition/amounts";
import { goalRatio } from "../nutrition/goal-ratio";
import { perNutrient } from "../nutrition/per-nutrient";
import { type Fill, fillOf } from "../puzzles/fill";
import type { Puzzle } from "../puzzles/puzzle";

/** How far a day's food has filled its puzzle. A day that was complete once stays complete. */
export function measure(
  puzzle: Pick<Puzzle, "map">,
  totals: Amounts,
  goals: Amounts,
  completed: boolean,
): Fill {
  const ratios = perNutrient((nutrient) => (completed ? 1 : goalRatio(totals[nutrient], goals[nutrient])));
  return fillOf(puzzle.map, ratios);
}
