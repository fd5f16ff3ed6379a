import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { todayCall } from "~/features/api/calls/day-calls.server";
import { dayWithFoods } from "~/features/day/day.server";
import { perNutrient } from "~/features/nutrition/amounts";
import { blocksOf } from "~/features/puzzles/puzzle";

const NONE = perNutrient(() => 0);

const calls = answerCalls(
  handle(todayCall, async (by) => {
    const { date, puzzle, line, totals, goals } = await dayWithFoods(by, null);
    const blocks = puzzle ? blocksOf(puzzle.map) : NONE;
    const filled = puzzle?.filled ?? NONE;
    return {
      date,
      puzzle_name: puzzle?.name ?? null,
      complete: puzzle?.complete ?? false,
      progress: puzzle?.progress ?? 0,
      fractions: perNutrient((nutrient) => (blocks[nutrient] ? filled[nutrient] / blocks[nutrient] : 0)),
      filled,
      blocks,
      totals,
      goals,
      stage_text: line,
    };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
