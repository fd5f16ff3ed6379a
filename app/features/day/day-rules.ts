import {
  AMOUNTS,
  type Amounts,
  type FoodTotals,
  mapNames,
  NUTRIENTS,
  type PerNutrient,
  perAmount,
  perNutrient,
} from "~/features/nutrition/amounts";
import { goalRatio, isNearGoal } from "~/features/nutrition/goal-ratio";
import { type Fill, fillOf, type Puzzle } from "~/features/puzzles/puzzle";

/** A completed day is full, unless it was called done; else `finishAt` per cent of each goal are enough. */
export function fillFor(
  puzzle: Pick<Puzzle, "map">,
  totals: Amounts,
  goals: Amounts,
  completed: boolean,
  finishAt = 100,
): Fill {
  const ratios = perNutrient((nutrient) =>
    completed ? 1 : goalRatio(totals[nutrient], goals[nutrient], finishAt),
  );
  return fillOf(puzzle.map, ratios);
}

/** Calories and all three nutrients within 90 to 110 % of their goals. */
export const isNeat = (totals: Amounts, goals: Amounts): boolean =>
  totals.calories > 0 && AMOUNTS.every((name) => isNearGoal(totals[name], goals[name]));

/** From then on nothing invites to eat more. */
export const hasEnergy = (totals: Amounts, goals: Amounts): boolean =>
  goalRatio(totals.calories, goals.calories) === 1;

/** Of each nutrient's goal, once the calories are reached. */
const CLOSE_FROM = 0.8;

export const canClose = (totals: Amounts, goals: Amounts): boolean =>
  hasEnergy(totals, goals) &&
  NUTRIENTS.every((nutrient) => goalRatio(totals[nutrient], goals[nutrient]) >= CLOSE_FROM);

/** The part of a day's goals that is left at a time (`HH:MM`); undefined before 14:00. */
export const shareAt = (time: string): number | undefined =>
  time >= "17:00" ? 1 / 3 : time >= "14:00" ? 2 / 3 : undefined;

/** A shrunk goal is a whole number; others stay as they are. */
export const shareOf = (goals: Amounts, share: number): Amounts =>
  share === 1 ? goals : perAmount((name) => Math.round(goals[name] * share));

type FoodOfDay = Amounts & { name: string; time: number };

const MINUTE_MS = 60_000;
export const DAY_MINUTES = 24 * 60;

/** Times and `midnight`, the end of the calendar day, in ms since 1970. */
export const foodTotalsOf = (foods: readonly FoodOfDay[], midnight: number): FoodTotals => ({
  name: foods.map(({ name }) => name),
  minute: foods.map(
    ({ time }) => (Math.floor(time / MINUTE_MS) % DAY_MINUTES) + (time >= midnight ? DAY_MINUTES : 0),
  ),
  ...mapNames(AMOUNTS, (amount) => foods.map((food) => Math.round(food[amount] * 10))),
});

export const FOODS_A_DAY_MAX = 1000;

/** "A bit more protein would finish the puzzle." */
export function whatIsMissing(filled: PerNutrient, blocks: PerNutrient): string {
  const open = NUTRIENTS.filter((nutrient) => filled[nutrient] < blocks[nutrient]);
  const names = open.length > 1 ? `${open.slice(0, -1).join(", ")} and ${open.at(-1)}` : open.join();
  return `A bit more ${names} would finish the puzzle.`;
}
