import { readFigures } from "~/db/figures/food-figures";
import { foundByKey } from "~/db/figures/found-by-key";
import { AMOUNTS, type Amounts } from "~/features/nutrition/amounts";
import { NUTRIENTS } from "~/features/nutrition/nutrients";
import type { PerNutrient } from "~/features/nutrition/per-nutrient";
import { recordOf } from "~/features/nutrition/record-of";

export type OldDay = { date: string; figures: string };

/** A food as last eaten, the `at`th of its day; `times` of it bring so many `blocks`. */
export type Fit = { date: string; at: number; times: number; blocks: PerNutrient };

export const DAYS_MIN = 7;
const DAYS_OF_FOOD_MIN = 2;
const BLOCKS_MIN = 3;
/** The portion eaten last comes first: of equals it is offered. */
const TIMES = [1, 0.75, 1.25, 0.5, 1.5];

type Habit = { rest: number; days: number; date: string; at: number; tenths: number[] };

/**
 * The foods that bring most blocks, weighed by the days they were eaten on, each in its best portion. `days` are sorted
 * oldest first; `brings`: the blocks that amounts bring, undefined if they go over a goal.
 */
export function whatFits(
  days: readonly OldDay[],
  brings: (amounts: Amounts) => PerNutrient | undefined,
  count: number,
): Fit[] {
  if (days.length < DAYS_MIN) return [];
  return habits(days)
    .filter((habit) => habit.days >= DAYS_OF_FOOD_MIN)
    .flatMap((habit) => {
      const best = bestPortion(habit, brings);
      return best ? [{ ...best, score: sum(best.blocks) * Math.log2(habit.days) }] : [];
    })
    .sort((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({ score: _, ...fit }) => fit);
}

function bestPortion({ date, at, tenths }: Habit, brings: (amounts: Amounts) => PerNutrient | undefined) {
  let best: Fit | undefined;
  for (const times of TIMES) {
    const blocks = brings(recordOf(AMOUNTS, (name) => ((tenths[AMOUNTS.indexOf(name)] ?? 0) * times) / 10));
    if (blocks && sum(blocks) >= BLOCKS_MIN && (!best || sum(blocks) > sum(best.blocks)))
      best = { date, at, times, blocks };
  }
  return best;
}

function habits(days: readonly OldDay[]): Habit[] {
  const found = new Map<number, Habit>();
  for (const { date, figures } of days) {
    let at = 0;
    readFigures(figures, (key, rest, _, tenths) => {
      const habit = foundByKey(found, key, rest, () => ({ rest, days: 0, date: "", at: 0, tenths: [] }));
      if (habit.date !== date) habit.days++;
      habit.date = date;
      habit.at = at++;
      habit.tenths = [...tenths];
    });
  }
  return [...found.values()];
}

const sum = (blocks: PerNutrient): number => NUTRIENTS.reduce((all, nutrient) => all + blocks[nutrient], 0);
