import { and, eq } from "drizzle-orm";
import type { Db } from "~/db/store";
import { endAllTokens } from "~/platform/bearer.server";
import { queueMail } from "../mail/queue-mail.server";

type Replacement = { userId: string; password_hash: string; mailId: string };

/**
 * Stores a new password, logs the person out everywhere, ends every link that was mailed to them, and has them told.
 * The tokens of programs end too.
 */
export async function replacePassword(db: Db, { userId, password_hash, mailId }: Replacement, now: number) {
  const { users, session, mail_token, outbox } = db.t;
  await db.update(users).set({ password_hash }).where(eq(users.id, userId));
  await db.delete(session).where(eq(session.user_id, userId));
  await endAllTokens(db, userId);
  await db.delete(mail_token).where(eq(mail_token.user_id, userId));
  await db.delete(outbox).where(and(eq(outbox.user_id, userId), eq(outbox.kind, "recovery")));
  await queueMail(db, { id: mailId, userId, kind: "password-changed" }, now);
}
