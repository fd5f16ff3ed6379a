import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Store } from "~/db/store";
import {
  LINK_MAILS_PER_HOUR,
  newMailId,
  queueMail,
  recentMails,
  unqueueMail,
} from "~/features/mail/queue-mail.server";
import { wakeMail } from "~/features/mail/wake-mail.server";
import { recoveryLimit } from "~/http/limits.server";
import type { Settings } from "~/platform/settings/settings.server";
import { ACCOUNT_MESSAGES } from "../messages";
import { isEmail, normalEmail } from "../sign-in/email";
import { PASSWORD_MESSAGES } from "./password-messages";
import { refusePasswords } from "./refuse-passwords.server";

const NOBODY = "nobody";

export const forgotSchema = z.object({
  email: z
    .string(PASSWORD_MESSAGES.emailEmpty)
    .transform(normalEmail)
    .refine((text) => text !== "", { error: PASSWORD_MESSAGES.emailEmpty, abort: true })
    .refine(isEmail, ACCOUNT_MESSAGES.emailShape),
});

/** Answers 'forgot password', within the limit of its sender. Throws Refusal: 429, 403 without passwords. */
export async function forgotPassword(
  store: Store,
  settings: Pick<Settings, "oidc">,
  request: Request,
  email: string,
  now: number,
) {
  refusePasswords(settings);
  const tooOften = await recoveryLimit(request);
  if (tooOften) throw tooOften;
  await requestRecovery(store, email, now);
}

/**
 * Queues the mail with which the owner of an address chooses a new password, if there is one and they got few of them
 * within the hour. The writes are always the same, so that timing tells nothing.
 */
export async function requestRecovery(store: Store, email: string, now: number): Promise<void> {
  const id = newMailId();
  await store.tx(async (db) => {
    const { users } = db.t;
    // Held, so that two requests at once are counted one after the other.
    const [owner] = await db.forUpdate(db.select({ id: users.id }).from(users).where(eq(users.email, email)));
    const userId = owner?.id ?? NOBODY;
    const before = await recentMails(db, userId, "recovery", now);
    const mail = { id, userId, kind: "recovery" } as const;
    await queueMail(db, mail, now);
    if (!owner || before >= LINK_MAILS_PER_HOUR) await unqueueMail(db, mail);
  });
  wakeMail();
}
