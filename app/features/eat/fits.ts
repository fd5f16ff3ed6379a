import type { FoodEntry } from "~/features/food/entry";
import {
  type Amounts,
  type FoodTotals,
  NUTRIENTS,
  type Nutrient,
  type PerNutrient,
  perAmount,
} from "~/features/nutrition/amounts";
import { fieldText } from "~/features/nutrition/field-text";

export type OldDay = { date: string; foods: FoodTotals };

/** A food as last eaten, the `at`th of its day; `times` of it bring so many `blocks`. */
export type Fit = { date: string; at: number; times: number; blocks: PerNutrient };

export const DAYS_MIN = 7;
const DAYS_OF_FOOD_MIN = 2;
const BLOCKS_MIN = 3;
/** The portion eaten last comes first: of equals it is offered. */
const TIMES = [1, 0.75, 1.25, 0.5, 1.5];

type Habit = { days: number; date: string; at: number; amounts: Amounts };

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

function bestPortion({ date, at, amounts }: Habit, brings: (amounts: Amounts) => PerNutrient | undefined) {
  let best: Fit | undefined;
  for (const times of TIMES) {
    const blocks = brings(perAmount((name) => amounts[name] * times));
    if (blocks && sum(blocks) >= BLOCKS_MIN && (!best || sum(blocks) > sum(best.blocks)))
      best = { date, at, times, blocks };
  }
  return best;
}

/** By name, whatever its case; as last eaten. */
function habits(days: readonly OldDay[]): Habit[] {
  const found = new Map<string, Habit>();
  for (const { date, foods } of days) {
    foods.name.forEach((name, at) => {
      const key = name.toLowerCase();
      const before = found.get(key);
      const daysSoFar = before ? before.days + (before.date === date ? 0 : 1) : 1;
      found.set(key, {
        days: daysSoFar,
        date,
        at,
        amounts: perAmount((amount) => (foods[amount][at] ?? 0) / 10),
      });
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
