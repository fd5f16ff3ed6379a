import { eq } from "drizzle-orm";
import { lockUser } from "~/db/lock-user.server";
import type { Store } from "~/db/store";
import { wakeMail } from "~/features/mail/mailer.server";
import { newMailId, queueMail } from "~/features/mail/queue-mail.server";
import { endAllTokens } from "~/http/bearer.server";
import { signInNoticeLimit } from "~/http/limits.server";
import { dropLoggedOutBrowsers } from "~/http/session.server";
import type { Settings } from "~/platform/settings/settings.server";

/** Logs somebody out everywhere, programs too. Gives how many browsers that were. */
export async function endSessions(store: Store, userId: string): Promise<number> {
  return store.tx(async (db) => {
    const { session } = db.t;
    await lockUser(db, userId);
    await endAllTokens(db, userId);
    const ended = await db
      .delete(session)
      .where(eq(session.user_id, userId))
      .returning({ of: session.user_id });
    await dropLoggedOutBrowsers(db, userId);
    return ended.length;
  });
}

/** Mails an account's owner that something new opens it; not under OIDC_ONLY, where no password can be reset. */
export async function mailNewSignIn(
  store: Store,
  { oidc }: Pick<Settings, "oidc">,
  userId: string,
  now: number,
): Promise<void> {
  if (oidc?.only || (await signInNoticeLimit(userId))) return;
  const id = newMailId();
  await store.tx((db) => queueMail(db, { id, userId, kind: "sign-in-added" }, now));
  wakeMail();
}
