import { and, eq, isNull } from "drizzle-orm";
import type { Db, Store } from "~/db/store";
import { spendToken } from "~/features/mail/mail-token.server";
import { hashPassword } from "../password/password-hash.server";
import { replacePassword } from "../password/replace-password.server";

/**
 * Takes the token of a confirmation link; false when it is none, or no more. With a `newPassword` that one counts from
 * now on, not the one that was typed at sign-up: only the link proves whose the address is.
 */
export async function confirmEmail(
  store: Store,
  { token, newPassword }: { token: unknown; newPassword?: string },
  now: number,
): Promise<boolean> {
  const password_hash = newPassword && (await hashPassword(newPassword, { key: "a link", priority: true }));
  return store.tx(async (db) => {
    const userId = await spendToken(db, token, "confirm", now);
    if (userId === undefined) return false;
    const wasUnconfirmed = await setConfirmed(db, userId, now);
    if (password_hash && wasUnconfirmed) await replacePassword(db, { userId, password_hash }, now);
    return true;
  });
}

/** Notes that somebody proved to read this person's mail; false when that was known. */
export async function setConfirmed(db: Db, userId: string, now: number): Promise<boolean> {
  const { users } = db.t;
  const unconfirmed = and(eq(users.id, userId), isNull(users.email_confirmed_at));
  const set = await db
    .update(users)
    .set({ email_confirmed_at: now })
    .where(unconfirmed)
    .returning({ id: users.id });
  return set.length > 0;
}
