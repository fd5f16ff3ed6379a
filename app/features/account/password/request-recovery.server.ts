import { eq } from "drizzle-orm";
import type { Store } from "~/db/store";
import {
  LINK_MAILS_PER_HOUR,
  newMailId,
  queueMail,
  recentMails,
  unqueueMail,
} from "~/features/mail/queue-mail.server";
import { wakeMail } from "~/features/mail/wake-mail.server";

const NOBODY = "nobody";

/**
 * Queues the mail that lets the owner of this address choose a new password, if there is one and they did not get
 * enough of them within the hour. All of these write the same, so that the time it takes tells nothing.
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
