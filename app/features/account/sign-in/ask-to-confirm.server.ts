import { and, eq, isNull } from "drizzle-orm";
import type { Store } from "~/db/store";
import { LINK_MAILS_PER_HOUR, newMailId, queueMail, recentMails } from "~/features/mail/queue-mail.server";
import { wakeMail } from "~/features/mail/wake-mail.server";

/** Whether this account's address is still unconfirmed; its owner is then mailed the link once more, within limits. */
export async function askToConfirm(store: Store, userId: string, now: number): Promise<boolean> {
  const id = newMailId();
  const unconfirmed = await store.tx(async (db) => {
    const { users } = db.t;
    const waiting = and(eq(users.id, userId), isNull(users.email_confirmed_at));
    // Held, so that two requests at once are counted one after the other.
    const [user] = await db.forUpdate(db.select({ id: users.id }).from(users).where(waiting));
    if (!user) return false;
    if ((await recentMails(db, userId, "confirm", now)) < LINK_MAILS_PER_HOUR)
      await queueMail(db, { id, userId, kind: "confirm" }, now);
    return true;
  });
  if (unconfirmed) wakeMail();
  return unconfirmed;
}
