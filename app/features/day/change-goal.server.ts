import type { Store } from "~/db/store";
import { goalOf } from "~/features/goals/goal-of.server";
import type { Amounts } from "~/features/nutrition/amounts";
import { localDate } from "./calendar/local-date";
import { goalsToRow } from "./goal-columns";
import { openDay } from "./open-day.server";
import type { Player } from "./player";
import { type Settled, settleDay } from "./settle-day.server";

/** Without `finishAt`, the current one stays. */
export async function changeGoal(
  store: Store,
  player: Player,
  goals: Amounts,
  now: number,
  finishAt?: number,
): Promise<Settled> {
  const date = localDate(player.timeZone, now);
  return store.tx(async (db) => {
    const { nutrition_goal } = db.t;
    const day = await openDay(db, player.id, date, now);
    const finish_at = finishAt ?? (await goalOf(db, player.id, date)).finishAt;
    await db
      .insert(nutrition_goal)
      .values({ user_id: player.id, local_date: date, created_at: now, ...goals, finish_at })
      .onConflictDoUpdate({
        target: [nutrition_goal.user_id, nutrition_goal.local_date],
        set: { created_at: now, ...goals, finish_at },
      });
    return settleDay(db, { ...day, ...goalsToRow(goals), finish_at }, player, now);
  });
}
