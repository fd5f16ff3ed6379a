import { and, asc, desc, eq, lte } from "drizzle-orm";
import { Temporal } from "temporal-polyfill";
import { type Db, prepared } from "~/db/store";
import { type Amounts, NO_AMOUNTS, pickAmounts } from "~/features/nutrition/amounts";
import type { Tx } from "~/http/caller.server";
import { DEFAULT_GOALS, macroSplit } from "./estimate";

/** The goals of some weekdays, 1 Monday to 7 Sunday. */
export type WeekdayGoal = { weekdays: number[]; goals: Amounts };

/** Without goals, the everyday ones hold there again. */
export type WeekdayChange = { weekdays: number[]; goals: Amounts | undefined };

/** The goals that the weekday of a day (`YYYY-MM-DD`) had on it; undefined when it was a day like any other. */
export async function weekdayGoalOn(db: Db, userId: string, date: string): Promise<Amounts | undefined> {
  const weekday = Temporal.PlainDate.from(date).dayOfWeek;
  const [row] = await newestOf(db, { userId, weekday, date });
  return row && !row.ended ? pickAmounts(row) : undefined;
}

const newestOf = prepared(
  (db, { userId, weekday, date }: { userId: string; weekday: number; date: string }) => {
    const { weekday_goal: goals } = db.t;
    return db
      .select({ ...pickAmounts(goals), ended: goals.ended })
      .from(goals)
      .where(and(eq(goals.user_id, userId), eq(goals.weekday, weekday), lte(goals.local_date, date)))
      .orderBy(desc(goals.local_date))
      .limit(1);
  },
);

/** What holds on a day, weekdays with equal goals together, Monday first. */
export async function weekdayGoalsOf(db: Db, userId: string, date: string): Promise<WeekdayGoal[]> {
  const { weekday_goal: goals } = db.t;
  const rows = await db
    .select()
    .from(goals)
    .where(and(eq(goals.user_id, userId), lte(goals.local_date, date)))
    .orderBy(asc(goals.weekday), asc(goals.local_date));
  const newest = new Map(rows.map((row) => [row.weekday, row]));
  const groups = new Map<string, WeekdayGoal>();
  for (const row of newest.values()) {
    if (row.ended) continue;
    const goals = pickAmounts(row);
    const key = JSON.stringify(goals);
    const group = groups.get(key) ?? { weekdays: [], goals };
    groups.set(key, { ...group, weekdays: [...group.weekdays, row.weekday] });
  }
  return [...groups.values()];
}

export async function setWeekdayGoals(tx: Tx, { weekdays, goals }: WeekdayChange): Promise<void> {
  if (weekdays.length === 0) return;
  const { weekday_goal: table } = tx.db.t;
  const set = { ...(goals ?? NO_AMOUNTS), ended: goals === undefined, created_at: tx.now };
  await tx.db
    .insert(table)
    .values(weekdays.map((weekday) => ({ user_id: tx.viewer.id, weekday, local_date: tx.today, ...set })))
    .onConflictDoUpdate({ target: [table.user_id, table.weekday, table.local_date], set });
}

/** `finishAt`: per cent of a goal that complete its part of the picture. */
export type Goal = { goals: Amounts; finishAt: number };

/** The goals of a day (`YYYY-MM-DD`): its weekday's, else the newest everyday ones by then, else the oldest, else the defaults. */
export async function goalOf(db: Db, userId: string, date: string): Promise<Goal> {
  const [everyday, weekdays] = await Promise.all([
    chosenGoalOf(db, userId, date),
    weekdayGoalOn(db, userId, date),
  ]);
  return { goals: weekdays ?? everyday?.goals ?? DEFAULT_GOALS, finishAt: everyday?.finishAt ?? 100 };
}

export async function chosenGoalOf(db: Db, userId: string, date: string): Promise<Goal | undefined> {
  const [newest] = await newestGoal(db, { userId, date });
  const row = newest ?? (await firstGoal(db, { userId }))[0];
  return row && { goals: pickAmounts(row), finishAt: row.finish_at };
}

const newestGoal = prepared((db, { userId, date }: { userId: string; date: string }) => {
  const { nutrition_goal: goals } = db.t;
  const until = and(eq(goals.user_id, userId), lte(goals.local_date, date));
  return db.select(columnsOf(goals)).from(goals).where(until).orderBy(desc(goals.local_date)).limit(1);
});

const firstGoal = prepared((db, { userId }: { userId: string }) => {
  const { nutrition_goal: goals } = db.t;
  return db
    .select(columnsOf(goals))
    .from(goals)
    .where(eq(goals.user_id, userId))
    .orderBy(asc(goals.local_date))
    .limit(1);
});

const columnsOf = (goals: Db["t"]["nutrition_goal"]) => ({
  ...pickAmounts(goals),
  finish_at: goals.finish_at,
});

type Listed = Pick<Amounts, "calories"> & Partial<Amounts> & { weekdays: number[] };

/** What makes the weekdays' goals those listed and no others; grams left out are a share of the calories. */
export async function allWeekdays(
  db: Db,
  userId: string,
  today: string,
  listed: Listed[],
): Promise<WeekdayChange[]> {
  const named = new Set(listed.flatMap(({ weekdays }) => weekdays));
  const before = (await weekdayGoalsOf(db, userId, today)).flatMap(({ weekdays }) => weekdays);
  return [
    ...listed.map(({ weekdays, ...goals }) => ({
      weekdays,
      goals: { ...macroSplit(goals.calories), ...goals },
    })),
    { weekdays: before.filter((day) => !named.has(day)), goals: undefined },
  ];
}
