import { createHash, randomBytes } from "node:crypto";
import { and, eq, lt, or } from "drizzle-orm";
import type { Db, Store } from "~/db/store";

const DAY_MS = 24 * 60 * 60 * 1000;
export const SESSION_IDLE_MS = 14 * DAY_MS;
export const SESSION_MAX_MS = 30 * DAY_MS;
const SEEN_EVERY_MS = 60 * 60 * 1000;

/** A session as a cookie names it: the user it belongs to and the hash of its id. */
export type SessionKey = { userId: string; idHash: string };

const hash = (id: string) => createHash("sha256").update(id).digest("base64url");

/** What a cookie's value names; undefined for garbage. Nobody has looked yet whether the session lasts. */
export function sessionKey(value: unknown): SessionKey | undefined {
  const [, userId, id] = (typeof value === "string" && /^([\w-]{1,64})\.([\w-]{43})$/.exec(value)) || [];
  return userId && id ? { userId, idHash: hash(id) } : undefined;
}

/** The session's row while it lasts: seen within 14 days, begun within 30. */
export async function liveSession(db: Db, { userId, idHash }: SessionKey, now: number) {
  const { session } = db.t;
  const [row] = await db
    .select()
    .from(session)
    .where(and(eq(session.user_id, userId), eq(session.id_hash, idHash)));
  return row && row.last_seen_at > now - SESSION_IDLE_MS && row.created_at > now - SESSION_MAX_MS
    ? row
    : undefined;
}

/** Begins a session under a new id and ends the `presented` one. Gives the cookie's value. */
export async function startSession(store: Store, userId: string, now: number, presented?: SessionKey) {
  const id = randomBytes(32).toString("base64url");
  await store.tx(async (db) => {
    const { session } = db.t;
    if (presented) await deleteSession(db, presented);
    // A good moment to sweep this user's dead ones.
    const dead = or(
      lt(session.last_seen_at, now - SESSION_IDLE_MS),
      lt(session.created_at, now - SESSION_MAX_MS),
    );
    await db.delete(session).where(and(eq(session.user_id, userId), dead));
    await db
      .insert(session)
      .values({ user_id: userId, id_hash: hash(id), created_at: now, last_seen_at: now })
      .onConflictDoNothing();
  });
  return `${userId}.${id}`;
}

export const endSession = (store: Store, key: SessionKey) => store.tx((db) => deleteSession(db, key));

/** Notes that a session is in use, at most once an hour. A GET never does this. */
export async function touchSession(store: Store, key: SessionKey, lastSeenAt: number, now: number) {
  if (lastSeenAt > now - SEEN_EVERY_MS) return;
  await store.tx(async (db) => {
    const { session } = db.t;
    await db
      .update(session)
      .set({ last_seen_at: now })
      .where(and(eq(session.user_id, key.userId), eq(session.id_hash, key.idHash)));
  });
}

async function deleteSession(db: Db, { userId, idHash }: SessionKey) {
  const { session } = db.t;
  await db.delete(session).where(and(eq(session.user_id, userId), eq(session.id_hash, idHash)));
}
