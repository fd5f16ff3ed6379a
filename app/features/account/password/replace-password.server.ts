import { and, eq, ne } from "drizzle-orm";
import type { Db } from "~/db/store";
import { queueMail } from "~/features/mail/queue-mail.server";
import { endAllTokens } from "~/http/bearer.server";
import { dropLoggedOutBrowsers } from "~/http/logged-out-browsers.server";
import type { TokenKey } from "~/platform/secret-token.server";

type Replacement = { userId: string; password_hash: string; mailId?: string; spare?: TokenKey };

/** Stores a new password. All sessions but `spare`, all tokens and all mailed links end; `mailId` queues the notice. */
export async function replacePassword(db: Db, replacement: Replacement, now: number) {
  const { userId, password_hash, mailId, spare } = replacement;
  const { users, session, mail_token, outbox } = db.t;
  await db.update(users).set({ password_hash }).where(eq(users.id, userId));
  const others = spare && ne(session.id_hash, spare.hash);
  await db.delete(session).where(and(eq(session.user_id, userId), others));
  await dropLoggedOutBrowsers(db, userId);
  await endAllTokens(db, userId);
  await db.delete(mail_token).where(eq(mail_token.user_id, userId));
  await db.delete(outbox).where(and(eq(outbox.user_id, userId), eq(outbox.kind, "recovery")));
  if (mailId) await queueMail(db, { id: mailId, userId, kind: "password-changed" }, now);
}
