import type { Home } from "../day/home-of.server";
import { blocksOf } from "../puzzles/fill";

/** A day as the API tells it. */
export const homeAnswer = ({ puzzle, ...home }: Home) => ({
  date: home.date,
  is_today: home.isToday,
  totals: home.totals,
  goals: home.goals,
  daily_text: home.line,
  puzzle: puzzle && puzzleAnswer(puzzle),
  can_change_puzzle: home.canChange,
  foods: home.foods,
});

const puzzleAnswer = ({
  id,
  name,
  map,
  categoryTitle,
  progress,
  complete,
  filled,
}: NonNullable<Home["puzzle"]>) => ({
  id,
  name,
  category: categoryTitle,
  progress,
  complete,
  filled,
  blocks: blocksOf(map),
});
