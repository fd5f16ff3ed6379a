import { and, count, eq, lt } from "drizzle-orm";
import type { Db } from "~/db/store";

/** How many days before `today` (`YYYY-MM-DD`) ended neat. */
export async function neatDays(db: Db, userId: string, today: string): Promise<number> {
  const { daily_home_data: days } = db.t;
  const past = and(eq(days.user_id, userId), lt(days.date, today), eq(days.neat, true));
  const [row] = await db.select({ days: count() }).from(days).where(past);
  return row?.days ?? 0;
}
