import { and, eq, gt, lt } from "drizzle-orm";
import { type Db, prepared, type Store } from "~/db/store";
import { DEFAULT_GOALS, macroSplit } from "~/features/goals/estimate";
import { chosenGoalOf, goalOf, weekdayGoalsOf } from "~/features/goals/goals.server";
import type { Amounts } from "~/features/nutrition/amounts";
import { type Caller, callerFor, type Tx } from "~/http/caller.server";
import type { Settings } from "~/platform/settings/settings.server";
import { changeDay, goalsToRow } from "./settle.server";

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
  const held = [everyday, ...(await weekdayGoalsOf(db, id, today))].map((goal) => goal?.goals.calories ?? 0);
  const goals = await estimateOf(db, id);
  for (const table of [nutrition_goal, weekday_goal]) {
    const isWrong = and(eq(table.user_id, id), gt(table.calories, 0), lt(table.calories, MISREAD_MAX));
    await db.update(table).set(goals).where(isWrong);
  }
  await mendToday(tx);
  const was = held.find(isMisread) ?? null;
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
