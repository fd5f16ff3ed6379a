import { and, eq, isNull } from "drizzle-orm";
import type { Db, Store } from "~/db/store";
import { spendToken } from "../mail/mail-token.server";

/** Takes the token of a confirmation link; false when it is none, or no more. */
export async function confirmEmail(store: Store, token: unknown, now: number): Promise<boolean> {
  return store.tx(async (db) => {
    const userId = await spendToken(db, token, "confirm", now);
    if (userId) await setConfirmed(db, userId, now);
    return userId !== undefined;
  });
}

/** Notes that somebody proved to read this person's mail. */
export async function setConfirmed(db: Db, userId: string, now: number): Promise<void> {
  const { users } = db.t;
  const unconfirmed = and(eq(users.id, userId), isNull(users.email_confirmed_at));
  await db.update(users).set({ email_confirmed_at: now }).where(unconfirmed);
}
