import type { Store } from "~/db/store";
import { ownGoalOf } from "~/features/goals/goal-of.server";
import { macroSplit } from "~/features/goals/macro-split";
import type { Amounts } from "~/features/nutrition/amounts";
import { perNutrient } from "~/features/nutrition/per-nutrient";
import { localDate } from "./calendar/local-date";
import { changeGoal, type GoalOptions } from "./change-goal.server";
import type { Player } from "./player";

type Goal = Pick<Amounts, "calories"> & Partial<Amounts> & GoalOptions & { estimated: boolean };

/** Sets the kcal a day from today on. Grams not given are split from them, but those of an unchanged goal stay. */
export async function saveGoal(
  store: Store,
  player: Player,
  { calories, estimated, finishAt, weekdayGoals, ...given }: Goal,
  now: number,
) {
  const today = localDate(player, now);
  const current = estimated ? undefined : await ownGoalOf(store.read, player.id, today);
  const goals = current?.goals.calories === calories ? current.goals : macroSplit(calories);
  const grams = perNutrient((nutrient) => given[nutrient] ?? goals[nutrient]);
  return changeGoal(store, player, { calories, ...grams }, now, { finishAt, weekdayGoals });
}
