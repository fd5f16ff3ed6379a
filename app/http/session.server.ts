import { and, eq, gt, lte, or } from "drizzle-orm";
import { dropInBites } from "~/db/drop-in-bites.server";
import { lockUser } from "~/db/lock-user.server";
import type { Db, Store } from "~/db/store";
import { newToken, type TokenKey } from "~/platform/secret-token.server";

const DAY_MS = 24 * 3_600_000;

/** A session ends this long after it was last seen, */
export const SESSION_IDLE_MS = 30 * DAY_MS;
/** and this long after it began, seen or not. */
export const SESSION_MAX_MS = 180 * DAY_MS;
/** How old `last_seen_at` may grow before it is written again. */
const SEEN_EVERY_MS = DAY_MS;

/** A session was last seen, and began, after these instants (ms), or is over. */
export type Lifetimes = { seenAfter: number; begunAfter: number };

export const lifetimes = (now: number): Lifetimes => ({
  seenAfter: now - SESSION_IDLE_MS,
  begunAfter: now - SESSION_MAX_MS,
});

/** The row of a session while it lasts, as a condition. */
export const isLive = (db: Db, key: TokenKey, { seenAfter, begunAfter }: Lifetimes) =>
  and(is(db, key), gt(db.t.session.last_seen_at, seenAfter), gt(db.t.session.created_at, begunAfter));

const isOver = ({ t: { session } }: Db, now: number) =>
  or(lte(session.last_seen_at, now - SESSION_IDLE_MS), lte(session.created_at, now - SESSION_MAX_MS));

const is = ({ t: { session } }: Db, { userId, hash }: TokenKey) =>
  and(eq(session.user_id, userId), eq(session.id_hash, hash));

/**
 * Begins a session under an id of its own, and gives the cookie's value. The session presented before ends,
 * and so do this person's forgotten ones.
 */
export async function startSession(
  store: Store,
  userId: string,
  now: number,
  presented?: TokenKey,
): Promise<string> {
  const { value, hash } = newToken(userId);
  await store.tx(async (db) => {
    const { session } = db.t;
    await lockUser(db, userId);
    if (presented) await db.delete(session).where(is(db, presented));
    await db.delete(session).where(and(eq(session.user_id, userId), isOver(db, now)));
    await db
      .insert(session)
      .values({ user_id: userId, id_hash: hash, created_at: now, last_seen_at: now })
      .onConflictDoNothing();
  });
  return value;
}

/** Notes that a session is in use, once a day: the only thing that a GET may write. */
export async function touchSession(store: Store, key: TokenKey, lastSeenAt: number, now: number) {
  if (now - lastSeenAt < SEEN_EVERY_MS) return;
  await store.tx(async (db) => {
    await db.update(db.t.session).set({ last_seen_at: now }).where(is(db, key));
  });
}

/** Lets a session live until `endsAt` (ms) and no longer, inside the transaction that makes it end. */
export async function endSessionAt(db: Db, key: TokenKey, endsAt: number): Promise<void> {
  const { session } = db.t;
  await db
    .update(session)
    .set({ created_at: endsAt - SESSION_MAX_MS })
    .where(and(is(db, key), gt(session.created_at, endsAt - SESSION_MAX_MS)));
}

/** Removes everybody's sessions that are over. */
export async function dropOldSessions(store: Store, now: number): Promise<void> {
  await dropInBites(store, "session", ({ t }) => lte(t.session.last_seen_at, now - SESSION_IDLE_MS));
  await dropInBites(store, "session", ({ t }) => lte(t.session.created_at, now - SESSION_MAX_MS));
}

export async function endSession(store: Store, key: TokenKey): Promise<void> {
  await store.tx(async (db) => {
    await db.delete(db.t.session).where(is(db, key));
  });
}
