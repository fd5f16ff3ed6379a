import type { Store } from "~/db/store";
import { ownGoalOf } from "~/features/goals/goal-of.server";
import { macroSplit } from "~/features/goals/macro-split";
import { localDate } from "./calendar/local-date";
import { changeGoal } from "./change-goal.server";
import type { Player } from "./player";

type Goal = { calories: number; finishAt?: number; estimated: boolean };

/** Sets the kcal a day from today on. Grams are split from them, but those of an unchanged goal stay. */
export async function saveGoal(
  store: Store,
  player: Player,
  { calories, finishAt, estimated }: Goal,
  now: number,
) {
  const today = localDate(player.timeZone, now);
  const current = estimated ? undefined : await ownGoalOf(store.read, player.id, today);
  const goals = current?.goals.calories === calories ? current.goals : macroSplit(calories);
  return changeGoal(store, player, goals, now, finishAt);
}
