import { foundByKey, readFigures } from "~/db/food-figures";
import type { FoodEntry } from "~/features/food/entry";
import {
  AMOUNTS,
  type Amounts,
  NUTRIENTS,
  type Nutrient,
  type PerNutrient,
  recordOf,
} from "~/features/nutrition/amounts";
import { fieldText } from "~/features/nutrition/field-text";

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

/** `last`: they are all that are still open. */
type Brought = { count: number; last: boolean };

/** "9 carbs, 14 protein and the last 68 fats blocks" */
export function blocksText(blocks: PerNutrient<Brought>): string {
  const brought = NUTRIENTS.filter((nutrient) => blocks[nutrient].count > 0);
  const texts = brought.map((nutrient) => text(nutrient, blocks[nutrient]));
  const all = brought.reduce((sum, nutrient) => sum + blocks[nutrient].count, 0);
  const end = texts.pop() ?? "";
  return `${texts.length > 0 ? `${texts.join(", ")} and ${end}` : end} block${all === 1 ? "" : "s"}`;
}

function text(nutrient: Nutrient, { count, last }: Brought): string {
  if (!last) return `${count} ${nutrient}`;
  return count === 1 ? `the last ${nutrient}` : `the last ${count} ${nutrient}`;
}

const MEASURES = ["g", "ml", "kg", "l", "oz", "lb"];

/** "150 g", "2 × slice", "1.5 servings". */
export function portionText(
  { parts }: Pick<FoodEntry, "parts">,
  servings: number,
  hidesNumbers = false,
): string {
  const [part] = parts?.length === 1 ? parts : [];
  const count = Math.round((part?.amount ?? 1) * servings * 100) / 100;
  const text = fieldText(count);
  if (!part || (hidesNumbers && MEASURES.includes(part.unit))) return servingsText(servings);
  return count === 1 || MEASURES.includes(part.unit) ? `${text} ${part.unit}` : `${text} × ${part.unit}`;
}

function servingsText(servings: number) {
  const count = Math.round(servings * 100) / 100;
  return `${fieldText(count)} serving${count === 1 ? "" : "s"}`;
}

export const FITS_MESSAGES = {
  noPuzzle: "Choose a puzzle first: what fits depends on its open blocks.",
  full: "Every block is filled. Nothing is left to fit.",
  tooFew: "After a week of logging, your own foods that fit show up here.",
  none: "None of your foods fits into what is open now.",
} as const;
