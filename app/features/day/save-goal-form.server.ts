import type { z } from "zod";
import type { Store } from "~/db/store";
import type { goalSchemas } from "~/features/goals/goal-schema.server";
import { macroSplit } from "~/features/goals/macro-split";
import { ownGrams } from "~/features/goals/own-grams";
import { changeGoal } from "./change-goal.server";
import type { Player } from "./player";
import { saveGoal } from "./save-goal.server";

type Sent = z.output<typeof goalSchemas.kcal> & { estimated: boolean };

/** Sets the goals of a form, everyday or on its weekdays, from today on. Throws Refusal: 400. */
export async function saveGoalForm(store: Store, player: Player, sent: Sent, now: number) {
  const { calories, split, weekdays, finish_at: finishAt, estimated } = sent;
  const grams = split === "own" ? ownGrams(calories, sent) : split && macroSplit(calories);
  if (weekdays.length === 0) return saveGoal(store, player, { calories, ...grams, finishAt, estimated }, now);
  const goals = { ...macroSplit(calories), ...grams };
  return changeGoal(store, player, undefined, now, { weekdayGoals: [{ weekdays, goals }] });
}
