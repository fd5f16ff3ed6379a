import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { Store } from "~/db/store";
import { loggedInLately } from "~/http/recent-log-in.server";
import { Refusal } from "~/http/refusal";
import type { Settings } from "~/platform/settings/settings.server";
import { HOUSE_TEXTS } from "../house/house-texts";
import { checkNewPassword } from "./check-new-password.server";
import { NO_PASSWORD } from "./no-password";
import { hashPassword } from "./password-hash.server";
import { PASSWORD_MESSAGES } from "./password-messages";
import { refusePasswords } from "./refuse-passwords.server";
import { replacePassword } from "./replace-password.server";

export const firstPasswordSchema = z.object({
  newPassword: z.string(PASSWORD_MESSAGES.changeTooShort),
  confirmPassword: z.string().default(""),
});

/**
 * Sets the password of an account that has none, by a session that began within the last hour; all sessions end, this
 * one too. Throws Refusal: 400 for an unfit one or a long session, 403 without passwords, 409 when there is one.
 */
export async function setFirstPassword(
  store: Store,
  settings: Pick<Settings, "oidc">,
  request: Request,
  { id, email }: { id: string; email: string },
  passwords: z.output<typeof firstPasswordSchema>,
  now: number,
): Promise<void> {
  refusePasswords(settings);
  if (!(await loggedInLately(request))) throw new Refusal(400, HOUSE_TEXTS.logInAgain);
  const { changeTooShort: tooShort, changeDiffers: differs } = PASSWORD_MESSAGES;
  await checkNewPassword({ ...passwords, email }, { tooShort, differs });
  const password_hash = await hashPassword(passwords.newPassword, { key: id, priority: true });
  const done = await store.tx(async (db) => {
    const { users } = db.t;
    const none = and(eq(users.id, id), eq(users.password_hash, NO_PASSWORD));
    const [row] = await db.forUpdate(db.select({ id: users.id }).from(users).where(none));
    if (row) await replacePassword(db, { userId: id, password_hash }, now);
    return row !== undefined;
  });
  if (!done) throw new Refusal(409, PASSWORD_MESSAGES.unexpected);
}
