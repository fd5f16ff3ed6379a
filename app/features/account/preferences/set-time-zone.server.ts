import { and, eq, isNull } from "drizzle-orm";
import type { Store } from "~/db/store";

/** Sets the account's zone (IANA name). Food already logged stays on its day. */
export async function setTimeZone(store: Store, userId: string, timeZone: string): Promise<void> {
  await store.tx(async (db) => {
    await db.update(db.t.users).set({ time_zone: timeZone }).where(eq(db.t.users.id, userId));
  });
}

/** Sets the zone that a browser told, unless the account has one. */
export async function learnTimeZone(store: Store, userId: string, timeZone: string): Promise<void> {
  await store.tx(async (db) => {
    const { users } = db.t;
    await db
      .update(users)
      .set({ time_zone: timeZone })
      .where(and(eq(users.id, userId), isNull(users.time_zone)));
  });
}
