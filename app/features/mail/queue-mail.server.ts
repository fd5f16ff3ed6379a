import { randomBytes } from "node:crypto";
import { and, count, eq, gt, lt } from "drizzle-orm";
import { dropInBatches } from "~/db/rows.server";
import type { Db, Store } from "~/db/store";
import { newToken, type TokenKey, tokenKey } from "~/platform/crypto.server";
import type { LinkPurpose, MailKind } from "./mail-kind";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export const TOKEN_LIFE_MS: Record<LinkPurpose, number> = {
  recovery: 30 * MINUTE_MS,
  confirm: 24 * HOUR_MS,
};
/** Expired tokens stay this long, to count the mails of the last hour. */
export const TOKEN_COUNTED_MS = HOUR_MS;

type NewToken = { userId: string; purpose: LinkPurpose };

export async function makeToken(db: Db, { userId, purpose }: NewToken, now: number): Promise<string> {
  const { value, hash } = newToken(userId);
  const { mail_token: token } = db.t;
  const forgotten = lt(token.expires_at, now - TOKEN_COUNTED_MS);
  await db.delete(token).where(and(eq(token.user_id, userId), forgotten));
  await db.insert(token).values({
    user_id: userId,
    token_hash: hash,
    purpose,
    expires_at: now + TOKEN_LIFE_MS[purpose],
    created_at: now,
  });
  return value;
}

export async function tokenOwner(db: Db, value: unknown, purpose: LinkPurpose, now: number) {
  const key = tokenKey(value);
  if (!key) return undefined;
  const { mail_token: token } = db.t;
  const [row] = await db
    .select({ userId: token.user_id })
    .from(token)
    .where(isLive(db, key, purpose, now));
  return row?.userId;
}

/** Consumes a token and returns its user's id; only once, even for simultaneous attempts. */
export async function spendToken(db: Db, value: unknown, purpose: LinkPurpose, now: number) {
  const key = tokenKey(value);
  if (!key) return undefined;
  const { mail_token: token, users } = db.t;
  // Who spends one ends the others too: two at once would wait for each other.
  await db.forUpdate(db.select({ id: users.id }).from(users).where(eq(users.id, key.userId)));
  const [used] = await db
    .delete(token)
    .where(isLive(db, key, purpose, now))
    .returning({ userId: token.user_id });
  return used?.userId;
}

export async function endOlderTokens(db: Db, { userId, purpose }: NewToken, madeAt: number) {
  const { mail_token: token } = db.t;
  const older = and(eq(token.user_id, userId), eq(token.purpose, purpose), lt(token.created_at, madeAt));
  await db
    .update(token)
    .set({ expires_at: madeAt })
    .where(and(older, gt(token.expires_at, madeAt)));
}

export async function dropOldMailTokens(store: Store, now: number): Promise<void> {
  await dropInBatches(store, "mail_token", ({ t }) => lt(t.mail_token.expires_at, now - TOKEN_COUNTED_MS));
}

function isLive(db: Db, { userId, hash }: TokenKey, purpose: LinkPurpose, now: number) {
  const { mail_token: token } = db.t;
  const named = and(eq(token.user_id, userId), eq(token.token_hash, hash));
  return and(named, eq(token.purpose, purpose), gt(token.expires_at, now));
}

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
