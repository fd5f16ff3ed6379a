import { and, eq, gt, lte, or } from "drizzle-orm";
import { dropInBites } from "~/db/drop-in-bites.server";
import { lockUser } from "~/db/lock-user.server";
import type { Db, Store } from "~/db/store";
import { newToken, type TokenKey } from "~/platform/secret-token.server";
import { dropLoggedOutBrowsers } from "./logged-out-browsers.server";

const DAY_MS = 24 * 3_600_000;

export const SESSION_IDLE_MS = 30 * DAY_MS;
export const SESSION_MAX_MS = 180 * DAY_MS;
const SEEN_EVERY_MS = DAY_MS;

/** Instants (ms) after which a valid session was last seen and began. */
export type Lifetimes = { seenAfter: number; begunAfter: number };

export const lifetimes = (now: number): Lifetimes => ({
  seenAfter: now - SESSION_IDLE_MS,
  begunAfter: now - SESSION_MAX_MS,
});

export const isLive = (db: Db, key: TokenKey, { seenAfter, begunAfter }: Lifetimes) =>
  and(is(db, key), gt(db.t.session.last_seen_at, seenAfter), gt(db.t.session.created_at, begunAfter));

const isOver = ({ t: { session } }: Db, now: number) =>
  or(lte(session.last_seen_at, now - SESSION_IDLE_MS), lte(session.created_at, now - SESSION_MAX_MS));

const is = ({ t: { session } }: Db, { userId, hash }: TokenKey) =>
  and(eq(session.user_id, userId), eq(session.id_hash, hash));

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
    if (presented) {
      await db.delete(session).where(is(db, presented));
      await dropLoggedOutBrowsers(db, presented.userId);
    }
    await db.delete(session).where(and(eq(session.user_id, userId), isOver(db, now)));
    await dropLoggedOutBrowsers(db, userId);
    await db
      .insert(session)
      .values({ user_id: userId, id_hash: hash, created_at: now, last_seen_at: now })
      .onConflictDoNothing();
  });
  return value;
}

/** Updates `last_seen_at` once a day: the only write of a GET, beside the way back from a sign-in provider. */
export async function touchSession(store: Store, key: TokenKey, lastSeenAt: number, now: number) {
  if (now - lastSeenAt < SEEN_EVERY_MS) return;
  await store.tx(async (db) => {
    await db.update(db.t.session).set({ last_seen_at: now }).where(is(db, key));
  });
}

export async function endSessionAt(db: Db, key: TokenKey, endsAt: number): Promise<void> {
  const { session } = db.t;
  await db
    .update(session)
    .set({ created_at: endsAt - SESSION_MAX_MS })
    .where(and(is(db, key), gt(session.created_at, endsAt - SESSION_MAX_MS)));
}

export async function dropOldSessions(store: Store, now: number): Promise<void> {
  await dropInBites(store, "session", ({ t }) => lte(t.session.last_seen_at, now - SESSION_IDLE_MS));
  await dropInBites(store, "session", ({ t }) => lte(t.session.created_at, now - SESSION_MAX_MS));
}

export async function endSession(store: Store, key: TokenKey): Promise<void> {
  await store.tx(async (db) => {
    await db.delete(db.t.session).where(is(db, key));
    await dropLoggedOutBrowsers(db, key.userId);
  });
}
