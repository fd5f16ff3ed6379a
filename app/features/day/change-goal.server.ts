import type { Db, Store } from "~/db/store";
import { goalOf } from "~/features/goals/goal-of.server";
import { setWeekdayGoals, type WeekdayChange } from "~/features/goals/weekday-goals.server";
import type { Amounts } from "~/features/nutrition/amounts";
import { localDate } from "./calendar/local-date";
import { goalsToRow } from "./goal-columns";
import { openDay } from "./open-day.server";
import type { Player } from "./player";
import { type Settled, settleDay } from "./settle-day.server";

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
    return settleDay(db, { ...day, ...goalsToRow(today.goals), finish_at: today.finishAt }, player, now);
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
