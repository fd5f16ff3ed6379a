import { addDays } from "~/features/day/calendar-days";
import type { DayWithFoods } from "~/features/day/day.server";
import { fillFor, hasEnergy } from "~/features/day/day-rules";
import { foodTotals } from "~/features/day/food-totals.server";
import { foodsOfDay } from "~/features/food/logged.server";
import { AMOUNTS, type Amounts, addAmounts, mapAmounts, perNutrient } from "~/features/nutrition/amounts";
import { overGoal } from "~/features/nutrition/goal-ratio";
import { blocksOf } from "~/features/puzzles/puzzle";
import type { Caller } from "~/http/caller.server";
import { newKey } from "~/platform/crypto.server";
import { DAYS_MIN, fillsText, portionText, sayableServings, suggestFoods } from "./suggestions";

const DAYS_BACK = 90;
export const SUGGESTIONS_MAX = 6;

type Open = Pick<DayWithFoods, "date" | "totals" | "goals" | "finishAt" | "puzzle">;

/** What of the foods of the last 90 days fits into a day's open blocks; none for a day without any, or with its energy reached. */
export async function suggestionsFor(by: Caller, day: Open, count = SUGGESTIONS_MAX, hidesNumbers = false) {
  const { puzzle, date } = day;
  const before = { from: addDays(date, -DAYS_BACK), to: addDays(date, -1) };
  const days = [...(await foodTotals(by.db, by.viewer, before))].map(([date, foods]) => ({ date, foods }));
  const enough = days.length >= DAYS_MIN;
  if (!puzzle || !invites(day)) return { suggestions: [], enough };
  const blocks = blocksOf(puzzle.map);
  const open = perNutrient((nutrient) => blocks[nutrient] - puzzle.filled[nutrient]);
  const suggested = suggestFoods(days, (amounts) => brought(day, puzzle, amounts), open, count);
  const foods = await Promise.all(suggested.map((each) => foodsOfDay(by.db, by.viewer.id, each.date)));
  const shown = suggested.flatMap(({ at, times: most }, i) => {
    const food = foods[i]?.[at];
    if (!food) return [];
    const { id, entry } = food;
    const servings = sayableServings(entry, entry.servings * most);
    const times = servings / entry.servings;
    const amounts = mapAmounts(entry.amounts, (amount) => amount * times);
    const blocks = brought(day, puzzle, amounts);
    if (!blocks) return [];
    return [
      {
        ...{ id, name: entry.name, emoji: entry.emoji, calories: amounts.calories, servings },
        portion: portionText(entry, servings, hidesNumbers),
        fills: fillsText(blocks, open),
        blocks,
        key: newKey(),
      },
    ];
  });
  return { suggestions: shown, enough };
}

export type Suggestion = Omit<Awaited<ReturnType<typeof suggestionsFor>>["suggestions"][number], "blocks">;

/** Whether a day may be offered food: its picture has open blocks, and its energy is not reached. */
export const invites = ({ puzzle, totals, goals }: Open): boolean =>
  puzzle !== null && puzzle.progress < 1 && !hasEnergy(totals, goals);

/** The blocks that amounts bring; undefined if one of them goes over its goal. */
function brought({ totals, goals, finishAt }: Open, puzzle: NonNullable<Open["puzzle"]>, amounts: Amounts) {
  const after = addAmounts([totals, amounts]);
  if (AMOUNTS.some((name) => amounts[name] > 0 && overGoal(after[name], goals[name]) > 0)) return undefined;
  const { filled } = fillFor(puzzle, after, goals, false, finishAt);
  return perNutrient((nutrient) => filled[nutrient] - puzzle.filled[nutrient]);
}
