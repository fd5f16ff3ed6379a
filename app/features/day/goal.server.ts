import type { z } from "zod";
import type { Db, Store } from "~/db/store";
import { DEFAULT_GOALS, macroSplit, typedGrams } from "~/features/goals/estimate";
import type { goalSchemas } from "~/features/goals/goal-schema.server";
import { chosenGoalOf, goalOf, setWeekdayGoals, type WeekdayChange } from "~/features/goals/goals.server";
import { GOAL_MESSAGES } from "~/features/goals/messages";
import { type Amounts, perNutrient } from "~/features/nutrition/amounts";
import { Refusal } from "~/http/refusal";
import { localDate } from "~/platform/local-date";
import { TooBusy } from "~/platform/semaphore";
import type { Player } from "./dates";
import { shareOf } from "./measure";
import { DAY_MESSAGES } from "./messages";
import { goalsToRow, openDay, type Settled, settleDay } from "./settle.server";

export type GoalOptions = { finishAt?: number; weekdayGoals?: WeekdayChange[] };

/** Sets the everyday goals, those of some weekdays, or both, from today on. */
export async function changeGoal(
  store: Store,
  player: Player,
  goals: Amounts | undefined,
  now: number,
  { finishAt, weekdayGoals = [] }: GoalOptions = {},
): Promise<Settled> {
  const date = localDate(player, now);
  return store.tx(async (db) => {
    const day = await openDay(db, player.id, date, now);
    for (const change of weekdayGoals) await setWeekdayGoals(db, player.id, date, change, now);
    if (goals) await setEverydayGoal(db, player.id, date, { goals, finishAt }, now);
    const today = await goalOf(db, player.id, date);
    const ofToday = goalsToRow(shareOf(today.goals, day.goal_share ?? 1));
    return settleDay(db, { ...day, ...ofToday, finish_at: today.finishAt }, player, now);
  });
}

async function setEverydayGoal(
  db: Db,
  userId: string,
  date: string,
  { goals, finishAt }: { goals: Amounts; finishAt: number | undefined },
  now: number,
): Promise<void> {
  const { nutrition_goal } = db.t;
  const finish_at = finishAt ?? (await goalOf(db, userId, date)).finishAt;
  const set = { created_at: now, ...goals, finish_at };
  await db
    .insert(nutrition_goal)
    .values({ user_id: userId, local_date: date, ...set })
    .onConflictDoUpdate({ target: [nutrition_goal.user_id, nutrition_goal.local_date], set });
}

type Goal = Pick<Amounts, "calories"> & Partial<Amounts> & GoalOptions & { estimated: boolean };

/** Sets the kcal a day from today on. Grams not given are split from them, but those of an unchanged goal stay. */
export async function saveGoal(
  store: Store,
  player: Player,
  { calories, estimated, finishAt, weekdayGoals, ...given }: Goal,
  now: number,
) {
  const today = localDate(player, now);
  const current = (await chosenGoalOf(store.read, player.id, today))?.goals ?? DEFAULT_GOALS;
  const goals = !estimated && current.calories === calories ? current : macroSplit(calories);
  const grams = perNutrient((nutrient) => given[nutrient] ?? goals[nutrient]);
  return changeGoal(store, player, { calories, ...grams }, now, { finishAt, weekdayGoals });
}

type Sent = z.output<typeof goalSchemas.kcal> & { estimated: boolean };

/** Sets the goals of a form, everyday or on its weekdays, from today on. Throws Refusal: 400, once for a goal of 0. */
export async function saveGoalForm(store: Store, player: Player, sent: Sent, now: number) {
  const { calories, split, weekdays, finish_at: finishAt, estimated } = sent;
  const grams = split === "own" ? typedGrams(calories, sent) : split && macroSplit(calories);
  const typed = [calories, ...Object.values(grams ?? {})];
  if (typed.includes(0) && sent.confirmed !== typed.join(" "))
    throw new Refusal(400, { confirmed: [GOAL_MESSAGES.zero] }, {}, { confirmed: typed.join(" ") });
  if (weekdays.length === 0) return saveGoal(store, player, { calories, ...grams, finishAt, estimated }, now);
  const goals = { ...macroSplit(calories), ...grams };
  return changeGoal(store, player, undefined, now, { weekdayGoals: [{ weekdays, goals }] });
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
