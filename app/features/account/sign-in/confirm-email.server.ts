import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import type { Db, Store } from "~/db/store";
import { spendToken } from "~/features/mail/mail-token.server";
import { Refusal } from "~/http/refusal";
import { hashPassword } from "../password/password-hash.server";
import { passwordProblem } from "../password/password-problem.server";
import { replacePassword } from "../password/replace-password.server";
import { endOtherWays } from "./end-other-ways.server";

/** The password is read only where the form has the field. */
export const confirmEmailSchema = z.object({ password: z.string().default("") });

/**
 * Confirms an address by the token of its link; false when that is none, or no more. A `newPassword` replaces the one
 * typed at sign-up: only the link proves whose the address is. Throws Refusal for an unfit one.
 */
export async function confirmEmail(
  store: Store,
  { token, newPassword }: { token: unknown; newPassword?: { email: string; password: string } },
  now: number,
): Promise<boolean> {
  const problem = newPassword && (await passwordProblem(newPassword.password, newPassword.email));
  if (problem) throw new Refusal(400, { password: problem });
  const turn = { key: "a link", priority: true };
  const password_hash = newPassword && (await hashPassword(newPassword.password, turn));
  return store.tx(async (db) => {
    const userId = await spendToken(db, token, "confirm", now);
    if (userId === undefined) return false;
    const wasUnconfirmed = await setConfirmed(db, userId, now);
    if (password_hash && wasUnconfirmed) {
      await replacePassword(db, { userId, password_hash }, now);
      await endOtherWays(db, userId);
    }
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
