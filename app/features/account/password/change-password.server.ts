import { and, eq } from "drizzle-orm";
import type { Store } from "~/db/store";
import { newMailId } from "~/features/mail/queue-mail.server";
import { wakeMail } from "~/features/mail/wake-mail.server";
import { hashPassword, isPassword } from "./password-hash.server";
import { replacePassword } from "./replace-password.server";

type Passwords = { currentPassword: string; newPassword: string };
type Change = "changed" | "nobody" | "wrong";

/** Changes the password of somebody who knows the current one. All their sessions end, this one too. */
export async function changePassword(
  store: Store,
  userId: string,
  { currentPassword, newPassword }: Passwords,
  now: number,
): Promise<Change> {
  const { users } = store.read.t;
  const turn = { key: userId, priority: true };
  const [user] = await store.read
    .select({ stored: users.password_hash })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) return "nobody";
  if (!(await isPassword(currentPassword, user.stored, turn))) return "wrong";
  const password_hash = await hashPassword(newPassword, turn);
  const mailId = newMailId();
  const done = await store.tx(async (db) => {
    // Whoever was a moment quicker has made the current password a former one.
    const same = and(eq(users.id, userId), eq(users.password_hash, user.stored));
    const [still] = await db.forUpdate(db.select({ id: users.id }).from(users).where(same));
    if (still) await replacePassword(db, { userId, password_hash, mailId }, now);
    return still !== undefined;
  });
  if (done) wakeMail();
  return done ? "changed" : "wrong";
}
