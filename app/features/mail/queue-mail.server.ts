import { randomBytes } from "node:crypto";
import { and, count, eq, gt } from "drizzle-orm";
import type { Db } from "~/db/store";
import type { LinkPurpose, MailKind } from "./mail-kind";
import { TOKEN_COUNTED_MS } from "./mail-token.server";

export const LINK_MAILS_PER_HOUR = 3;

export const newMailId = (): string => randomBytes(16).toString("hex");

type NewMail = { id: string; userId: string; kind: MailKind };

export async function queueMail(db: Db, { id, userId, kind }: NewMail, now: number): Promise<void> {
  await db
    .insert(db.t.outbox)
    .values({ user_id: userId, id, kind, attempts: 0, due_at: now, created_at: now })
    .onConflictDoNothing();
}

export async function unqueueMail(db: Db, { id, userId }: NewMail): Promise<void> {
  const { outbox } = db.t;
  await db.delete(outbox).where(and(eq(outbox.user_id, userId), eq(outbox.id, id)));
}

/** Mails of this kind to this person in the last hour: queued ones plus tokens sent. */
export async function recentMails(db: Db, userId: string, kind: LinkPurpose, now: number): Promise<number> {
  const { outbox, mail_token: token } = db.t;
  const since = now - TOKEN_COUNTED_MS;
  const waiting = and(eq(outbox.user_id, userId), eq(outbox.kind, kind), gt(outbox.created_at, since));
  const sent = and(eq(token.user_id, userId), eq(token.purpose, kind), gt(token.created_at, since));
  const [queued] = await db.select({ mails: count() }).from(outbox).where(waiting);
  const [left] = await db.select({ mails: count() }).from(token).where(sent);
  return (queued?.mails ?? 0) + (left?.mails ?? 0);
}
