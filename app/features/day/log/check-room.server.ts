import { and, count, eq, isNull } from "drizzle-orm";
import { prepared } from "~/db/prepared";
import type { Db } from "~/db/store";
import { Refusal } from "~/http/refusal";
import { FOODS_A_DAY_MAX } from "../foods-a-day-max";

const FULL = `A day can hold up to ${FOODS_A_DAY_MAX} foods. Delete some of this day first.`;

/** Inside a transaction, after foods were added to a day. Throws Refusal 400 when the day holds more than it can. */
export async function checkRoom(db: Db, userId: string, date: string): Promise<void> {
  const [foods] = await foodsOn(db, { userId, date });
  if ((foods?.all ?? 0) > FOODS_A_DAY_MAX) throw new Refusal(400, FULL);
}

const foodsOn = prepared((db, { userId, date }: { userId: string; date: string }) => {
  const { food } = db.t;
  const ofDay = and(eq(food.user_id, userId), eq(food.local_date, date), isNull(food.deleted_at));
  return db.select({ all: count() }).from(food).where(ofDay);
});
