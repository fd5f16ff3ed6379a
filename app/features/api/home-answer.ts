import type { PlayedDay } from "~/features/day/played-day.server";
import { blocksOf } from "~/features/puzzles/fill";
import { foodAnswer } from "./food-answer";

/** A day as the API tells it. */
export const homeAnswer = ({ puzzle, ...day }: PlayedDay) => ({
  date: day.date,
  is_today: day.date === day.today,
  totals: day.totals,
  goals: day.goals,
  finish_at: day.finishAt,
  neat: day.neat,
  daily_text: day.line,
  puzzle: puzzle && puzzleAnswer(puzzle),
  can_change_puzzle: day.canChange,
  foods: day.foods.map((food) => ({ ...foodAnswer(food), calories: food.entry.amounts.calories })),
});

const puzzleAnswer = ({
  id,
  name,
  map,
  categoryTitle,
  progress,
  complete,
  filled,
}: NonNullable<PlayedDay["puzzle"]>) => ({
  id,
  name,
  category: categoryTitle,
  progress,
  complete,
  filled,
  blocks: blocksOf(map),
});
