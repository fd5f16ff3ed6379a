import { and, eq } from "drizzle-orm";
import { lockUser } from "~/db/lock-user.server";
import type { Store } from "~/db/store";
import type { Weight } from "./weights-of.server";

/** Sets the weight of a day. With `onlyNew` one that is there stays. */
export async function saveWeight(
  store: Store,
  userId: string,
  { date, kg }: Weight,
  now: number,
  { onlyNew = false } = {},
): Promise<void> {
  await store.tx(async (db) => {
    await lockUser(db, userId);
    const { weight } = db.t;
    const insert = db.insert(weight).values({ user_id: userId, date, kg, updated_at: now });
    const target = [weight.user_id, weight.date];
    await (onlyNew
      ? insert.onConflictDoNothing({ target })
      : insert.onConflictDoUpdate({ target, set: { kg, updated_at: now } }));
  });
}

/** The kg that were there; undefined for none. */
export async function deleteWeight(store: Store, userId: string, date: string): Promise<number | undefined> {
  return store.tx(async (db) => {
    const { weight } = db.t;
    const ofDay = and(eq(weight.user_id, userId), eq(weight.date, date));
    const [row] = await db.delete(weight).where(ofDay).returning({ kg: weight.kg });
    return row?.kg;
  });
}
