import type { z } from "zod";
import { DEFAULT_GOALS, macroSplit, typedGrams } from "~/features/goals/estimate";
import {
  chosenGoalOf,
  goalOf,
  type goalSchemas,
  setWeekdayGoals,
  type WeekdayChange,
} from "~/features/goals/goals.server";
import { GOAL_MESSAGES } from "~/features/goals/messages";
import { type Amounts, perNutrient } from "~/features/nutrition/amounts";
import type { Caller, Tx } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import { TooBusy } from "~/platform/semaphore";
import { shareOf } from "./measure";
import { DAY_MESSAGES } from "./messages";
import { changeDay, goalsToRow, type Settled } from "./settle.server";

export type GoalOptions = { finishAt?: number; weekdayGoals?: WeekdayChange[] };

/** Sets the everyday goals, those of some weekdays, or both, from today on. */
export const changeGoal = (by: Caller, goals: Amounts | undefined, options?: GoalOptions): Promise<Settled> =>
  by.change((tx) => setGoals(tx, goals, options));

function setGoals(tx: Tx, goals: Amounts | undefined, { finishAt, weekdayGoals = [] }: GoalOptions = {}) {
  return changeDay(tx, tx.today, async (day) => {
    for (const change of weekdayGoals) await setWeekdayGoals(tx, change);
    if (goals) await setEverydayGoal(tx, { goals, finishAt });
    const today = await goalOf(tx.db, tx.viewer.id, tx.today);
    const ofToday = goalsToRow(shareOf(today.goals, day.goal_share ?? 1));
    return { ...ofToday, finish_at: today.finishAt };
  });
}

async function setEverydayGoal(
  tx: Tx,
  { goals, finishAt }: { goals: Amounts; finishAt: number | undefined },
): Promise<void> {
  const { nutrition_goal } = tx.db.t;
  const finish_at = finishAt ?? (await goalOf(tx.db, tx.viewer.id, tx.today)).finishAt;
  const set = { created_at: tx.now, ...goals, finish_at };
  await tx.db
    .insert(nutrition_goal)
    .values({ user_id: tx.viewer.id, local_date: tx.today, ...set })
    .onConflictDoUpdate({ target: [nutrition_goal.user_id, nutrition_goal.local_date], set });
}

type Goal = Pick<Amounts, "calories"> & Partial<Amounts> & GoalOptions & { estimated: boolean };

/** Sets the kcal a day from today on. Grams not given are split from them, but those of an unchanged goal stay. */
export const saveGoal = (by: Caller, { calories, estimated, finishAt, weekdayGoals, ...given }: Goal) =>
  by.change(async (tx) => {
    const current = (await chosenGoalOf(tx.db, tx.viewer.id, tx.today))?.goals ?? DEFAULT_GOALS;
    const goals = !estimated && current.calories === calories ? current : macroSplit(calories);
    const grams = perNutrient((nutrient) => given[nutrient] ?? goals[nutrient]);
    return setGoals(tx, { calories, ...grams }, { finishAt, weekdayGoals });
  });

type Sent = z.output<typeof goalSchemas.kcal> & { estimated: boolean };

/** Sets the goals of a form, everyday or on its weekdays, from today on. Throws Refusal: 400, once for a goal of 0. */
export async function saveGoalForm(by: Caller, sent: Sent) {
  const { calories, split, weekdays, finish_at: finishAt, estimated } = sent;
  const grams = split === "own" ? typedGrams(calories, sent) : split && macroSplit(calories);
  const typed = [calories, ...Object.values(grams ?? {})];
  if (typed.includes(0) && sent.confirmed !== typed.join(" "))
    throw new Refusal(400, { confirmed: [GOAL_MESSAGES.zero] }, {}, { confirmed: typed.join(" ") });
  if (weekdays.length === 0) return saveGoal(by, { calories, ...grams, finishAt, estimated });
  const goals = { ...macroSplit(calories), ...grams };
  return changeGoal(by, undefined, { weekdayGoals: [{ weekdays, goals }] });
}

/** The answer with a picture, or 503 while too many are being drawn. */
export async function unlessBusy(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof TooBusy)) throw error;
    return new Response(DAY_MESSAGES.pictureBusy, { status: 503, headers: { "Retry-After": "2" } });
  }
}
