import type { FoodEntry } from "~/features/food/entry";
import {
  type Amounts,
  type FoodTotals,
  NUTRIENTS,
  type PerNutrient,
  perAmount,
} from "~/features/nutrition/amounts";
import { mixText } from "~/features/nutrition/goal-ratio";
import { fieldText } from "~/features/nutrition/read-number";

type OldDay = { date: string; foods: FoodTotals };

/** A food as last eaten, the `at`th of its day; `times` of it bring so many `blocks`. */
type SuggestedPortion = { date: string; at: number; times: number; blocks: PerNutrient };

export const DAYS_MIN = 7;
const DAYS_OF_FOOD_MIN = 2;
const BLOCKS_MIN = 3;
/** Of the portion eaten last: the largest that goes over no goal. */
const TIMES = [1, 0.75, 0.5];
/** Where they finish a nutrient that it leaves open. */
const MORE_TIMES = [1.25, 1.5];

type Habit = { days: number; date: string; at: number; amounts: Amounts };

/**
 * The foods that close most of what is open, weighed by the days they were eaten on, each in its best portion. `days` are
 * sorted oldest first; `brings`: the blocks that amounts bring, undefined if they go over a goal; `open`: those still open.
 */
export function suggestFoods(
  days: readonly OldDay[],
  brings: Brings,
  open: PerNutrient,
  count: number,
): SuggestedPortion[] {
  if (days.length < DAYS_MIN) return [];
  return habits(days)
    .filter((habit) => habit.days >= DAYS_OF_FOOD_MIN)
    .flatMap((habit) => {
      const best = bestPortion(habit, brings, open);
      return best ? [{ ...best, score: best.score * Math.log2(habit.days) }] : [];
    })
    .sort((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({ date, at, times, blocks }) => ({ date, at, times, blocks }));
}

type Brings = (amounts: Amounts) => PerNutrient | undefined;

function bestPortion({ date, at, amounts }: Habit, brings: Brings, open: PerNutrient) {
  const portions = (all: number[]) =>
    all.flatMap((times) => {
      const blocks = brings(perAmount((name) => amounts[name] * times));
      if (!blocks || sum(blocks) < BLOCKS_MIN) return [];
      const finished = NUTRIENTS.filter(
        (nutrient) => open[nutrient] > 0 && blocks[nutrient] >= open[nutrient],
      );
      return [{ date, at, times, blocks, finished: finished.length, score: closed(blocks, open) }];
    });
  const [usual] = portions(TIMES);
  const more = usual?.times === 1 && portions(MORE_TIMES).find(({ finished }) => finished > usual.finished);
  return more || usual;
}

/** Of open blocks: the first of a nutrient count for more than its last, so that some of each beats all of one. */
function closed(blocks: PerNutrient, open: PerNutrient): number {
  return NUTRIENTS.reduce((all, nutrient) => {
    const share = open[nutrient] > 0 ? blocks[nutrient] / open[nutrient] : 0;
    return all + open[nutrient] * (share * (2 - share));
  }, 0);
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

/** What blocks do for a picture: "finishes the fats", "mostly protein". `open`: those still open before. */
export function fillsText(blocks: PerNutrient, open: PerNutrient): string {
  const finished = NUTRIENTS.filter(
    (nutrient) => blocks[nutrient] > 0 && blocks[nutrient] === open[nutrient],
  );
  if (finished.length === NUTRIENTS.filter((nutrient) => open[nutrient] > 0).length)
    return "finishes the puzzle";
  return finished.length > 0 ? `finishes the ${finished.join(" and the ")}` : mixText(blocks);
}

const MEASURES = ["g", "ml", "kg", "l", "oz", "lb"];

/** "150 g", "½ cup", "2 × slice", "1½ servings". */
export function portionText(
  { parts }: Pick<FoodEntry, "parts">,
  servings: number,
  hidesNumbers = false,
): string {
  const [part] = parts?.length === 1 ? parts : [];
  const count = Math.round((part?.amount ?? 1) * servings * 100) / 100;
  if (!part || (hidesNumbers && MEASURES.includes(part.unit))) return servingsText(servings);
  if (MEASURES.includes(part.unit)) return `${fieldText(count)} ${part.unit}`;
  return count <= 1 ? `${countText(count)} ${part.unit}` : `${countText(count)} × ${part.unit}`;
}

const servingsText = (servings: number) => `${countText(servings)} serving${servings <= 1 ? "" : "s"}`;

function countText(count: number) {
  const quarters = Math.round(count * 4);
  const isExact = Math.abs(count * 4 - quarters) < 0.001;
  return isExact ? quartersText(quarters) : fieldText(Math.round(count * 10) / 10);
}

const quartersText = (quarters: number) =>
  `${Math.floor(quarters / 4) || ""}${["", "¼", "½", "¾"][quarters % 4]}`;

/** As people say it: half servings and half slices, of little a quarter; never more. Grams stay as they are. */
export function sayableServings({ parts }: Pick<FoodEntry, "parts">, servings: number): number {
  const [part] = parts?.length === 1 ? parts : [];
  if (part && MEASURES.includes(part.unit)) return servings;
  const one = part?.amount || 1;
  const count = one * servings;
  const steps = count >= 0.5 ? 2 : 4;
  return (Math.floor(count * steps + EXACT) / steps || count) / one;
}

const EXACT = 1e-6;

export const SUGGESTION_MESSAGES = {
  lead: "Foods you often eat that still fit today.",
  noPuzzle: "Pick today’s puzzle first.",
  energyReached: "You’ve reached today’s calories, so there is nothing to suggest.",
  full: "Today’s picture is finished.",
  tooFew: "After a week of logging, your own foods that fit show up here.",
  none: "None of your usual foods fits what’s left today.",
} as const;
