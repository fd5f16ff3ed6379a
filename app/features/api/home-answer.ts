import type { Home } from "../day/home-of.server";
import { blocksOf } from "../puzzles/fill";
import { puzzleById } from "../puzzles/puzzle-by-id";

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

function puzzleAnswer({ id, categoryTitle, progress, complete, filled }: NonNullable<Home["puzzle"]>) {
  const found = puzzleById(id);
  if (!found) return null;
  const { name, map } = found.puzzle;
  return { id, name, category: categoryTitle, progress, complete, filled, blocks: blocksOf(map) };
}
