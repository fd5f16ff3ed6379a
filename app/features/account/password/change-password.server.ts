import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { Store } from "~/db/store";
import { newMailId } from "~/features/mail/queue-mail.server";
import { wakeMail } from "~/features/mail/wake-mail.server";
import { tryPassword } from "~/http/limits.server";
import { Refusal } from "~/http/refusal";
import type { Settings } from "~/platform/settings/settings.server";
import { checkNewPassword } from "./check-new-password.server";
import { hashPassword, isPassword } from "./password-hash.server";
import { PASSWORD_MESSAGES } from "./password-messages";
import { refusePasswords } from "./refuse-passwords.server";
import { replacePassword } from "./replace-password.server";

export const changePasswordSchema = z.object({
  currentPassword: z.string(PASSWORD_MESSAGES.currentEmpty),
  newPassword: z.string(PASSWORD_MESSAGES.changeTooShort),
  confirmPassword: z.string().default(""),
});

type User = { id: string; email: string };
type Passwords = z.output<typeof changePasswordSchema>;

/**
 * Changes a password, within the limits on guessing the current one. All sessions of the user end, this one too.
 * Throws Refusal: 400 for a wrong current or an unfit new password, 401 for a deleted account, 403 without passwords, 429.
 */
export async function changePassword(
  store: Store,
  settings: Pick<Settings, "oidc">,
  request: Request,
  { id, email }: User,
  passwords: Passwords,
  now: number,
): Promise<void> {
  refusePasswords(settings);
  const { changeTooShort: tooShort, changeDiffers: differs, changeSame } = PASSWORD_MESSAGES;
  await checkNewPassword({ ...passwords, email }, { tooShort, differs });
  if (passwords.newPassword === passwords.currentPassword)
    throw new Refusal(400, { newPassword: [changeSame] });
  if (!(await tryPassword(request, email, () => changeHash(store, id, passwords, now))))
    throw new Refusal(400, { currentPassword: [PASSWORD_MESSAGES.currentWrong] });
}

/** Null when the current password is wrong. */
async function changeHash(
  store: Store,
  userId: string,
  { currentPassword, newPassword }: Passwords,
  now: number,
): Promise<true | null> {
  const { users } = store.read.t;
  const turn = { key: userId, priority: true };
  const [user] = await store.read
    .select({ stored: users.password_hash })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new Refusal(401, PASSWORD_MESSAGES.nobody);
  if (!(await isPassword(currentPassword, user.stored, turn))) return null;
  const password_hash = await hashPassword(newPassword, turn);
  const mailId = newMailId();
  const done = await store.tx(async (db) => {
    // A change that came first has made the current password a former one.
    const same = and(eq(users.id, userId), eq(users.password_hash, user.stored));
    const [row] = await db.forUpdate(db.select({ id: users.id }).from(users).where(same));
    if (row) await replacePassword(db, { userId, password_hash, mailId }, now);
    return row !== undefined;
  });
  if (!done) return null;
  wakeMail();
  return true;
}
