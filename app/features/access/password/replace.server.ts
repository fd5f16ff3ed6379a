import { and, eq, ne } from "drizzle-orm";
import type { Db } from "~/db/store";
import { queueMail } from "~/features/mail/queue-mail.server";
import { endAllTokens } from "~/http/bearer.server";
import { dropLoggedOutBrowsers } from "~/http/session.server";
import type { TokenKey } from "~/platform/crypto.server";
import type { Settings } from "~/platform/settings/settings.server";
import { NO_PASSWORD } from "./password";

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

/** The address whose password proves this person once more; null where there is none, and only logging in again does. */
export async function passwordToAsk(
  db: Db,
  { oidc }: Pick<Settings, "oidc">,
  { id, email }: { id: string; email: string },
): Promise<string | null> {
  if (oidc?.only) return null;
  const { users } = db.t;
  const [user] = await db.select({ stored: users.password_hash }).from(users).where(eq(users.id, id));
  return user?.stored === NO_PASSWORD ? null : email;
}
