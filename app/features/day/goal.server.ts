import { and, eq, gt, lt } from "drizzle-orm";
import type { z } from "zod";
import { type Db, prepared, type Store } from "~/db/store";
import { DEFAULT_GOALS, macroSplit, typedGrams } from "~/features/goals/estimate";
import {
  chosenGoalOf,
  goalOf,
  type goalSchemas,
  goalsToRow,
  setWeekdayGoals,
  type WeekdayChange,
  weekdayGoalsOf,
} from "~/features/goals/goals.server";
import { type Amounts, perNutrient } from "~/features/nutrition/amounts";
import { type Caller, callerFor, type Tx } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import type { Settings } from "~/platform/settings/settings.server";
import { changeDay, type DayChange } from "./change-day.server";
import { shareOf } from "./day-rules";

type GoalOptions = { finishAt?: number; weekdayGoals?: WeekdayChange[] };

/** Sets the everyday goals, those of some weekdays, or both, from today on. */
export const changeGoal = (
  by: Caller,
  goals: Amounts | undefined,
  options?: GoalOptions,
): Promise<DayChange> => by.change((tx) => setGoals(tx, goals, options));

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
    throw new Refusal(
      400,
      { confirmed: ["A goal of 0 counts as reached. Is that right?"] },
      {},
      { values: { confirmed: typed.join(" ") } },
    );
  if (weekdays.length === 0) return saveGoal(by, { calories, ...grams, finishAt, estimated });
  const goals = { ...macroSplit(calories), ...grams };
  return changeGoal(by, undefined, { weekdayGoals: [{ weekdays, goals }] });
}

/** An older version stored "1,710" as 1.7 kcal. */
const MISREAD_MAX = 100;
const isMisread = (kcal: number) => kcal > 0 && kcal < MISREAD_MAX;

/** Sets the goals that an older version misread to the estimate, once. */
export async function mendGoals(store: Store, settings: Settings, now: number): Promise<void> {
  const { users } = store.read.t;
  const people = await store.read.select({ id: users.id }).from(users).where(eq(users.misread_goal, 0));
  for (const { id } of people)
    await callerFor(store, settings, id, now).then((by) => by?.change(mendGoalsOf));
}

async function mendGoalsOf(tx: Tx): Promise<void> {
  const { db, today } = tx;
  const { id } = tx.viewer;
  const { users, nutrition_goal, weekday_goal } = db.t;
  const isDue = and(eq(users.id, id), eq(users.misread_goal, 0));
  if ((await db.select({ id: users.id }).from(users).where(isDue)).length === 0) return;
  const everyday = await chosenGoalOf(db, id, today);
  const stored = [everyday, ...(await weekdayGoalsOf(db, id, today))].map(
    (goal) => goal?.goals.calories ?? 0,
  );
  const goals = await estimateOf(db, id);
  for (const table of [nutrition_goal, weekday_goal]) {
    const isWrong = and(eq(table.user_id, id), gt(table.calories, 0), lt(table.calories, MISREAD_MAX));
    await db.update(table).set(goals).where(isWrong);
  }
  await mendToday(tx);
  const was = stored.find(isMisread) ?? null;
  const said = { misread_goal: was, mended_goal: was === null ? null : goals.calories };
  await db.update(users).set(said).where(eq(users.id, id));
}

async function estimateOf(db: Db, userId: string): Promise<Amounts> {
  const { user_info: info } = db.t;
  const [row] = await db
    .select({ kcal: info.calculated_calories })
    .from(info)
    .where(eq(info.user_id, userId));
  return row?.kcal && row.kcal >= MISREAD_MAX ? macroSplit(row.kcal) : DEFAULT_GOALS;
}

async function mendToday(tx: Tx): Promise<void> {
  const { db, viewer, today } = tx;
  const { daily_home_data: days } = db.t;
  const ofToday = and(eq(days.user_id, viewer.id), eq(days.date, today));
  const [row] = await db.select({ kcal: days.calories_goal }).from(days).where(ofToday);
  if (!row || !isMisread(row.kcal)) return;
  const { goals } = await goalOf(db, viewer.id, today);
  await changeDay(tx, today, async () => goalsToRow(goals));
}

/** Goals in kcal a day, as they were misread and as they stand now, until the person has read it. */
export async function mendedGoalOf(db: Db, userId: string): Promise<{ was: number; is: number } | null> {
  const [row] = await mendedGoal(db, { userId });
  return row?.was && row.is !== null ? { was: row.was, is: row.is } : null;
}

const mendedGoal = prepared((db, { userId }: { userId: string }) => {
  const { users } = db.t;
  return db
    .select({ was: users.misread_goal, is: users.mended_goal })
    .from(users)
    .where(eq(users.id, userId));
});

export const dismissMendedGoal = (by: Caller): Promise<void> =>
  by.change(async ({ db, viewer }) => {
    const { users } = db.t;
    const isSaid = and(eq(users.id, viewer.id), gt(users.misread_goal, 0));
    await db.update(users).set({ misread_goal: null, mended_goal: null }).where(isSaid);
  });
