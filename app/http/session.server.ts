import { and, eq, gt, lte, or, sql } from "drizzle-orm";
import { dropInBatches, lockUser } from "~/db/rows.server";
import type { Db, Store } from "~/db/store";
import { newToken, type TokenKey } from "~/platform/crypto.server";

export type Viewer = {
  id: string;
  email: string;
  shareId: string;
  nickname: string | null;
  /** IANA name: the account's, else the browser's, else the server's. */
  timeZone: string;
  energy: "kcal" | "kj";
  numbers: "shown" | "hidden";
  dayStart: number;
  logsWeight: boolean;
  looksUpBarcodes: boolean | null;
  /** Further nutrients to show. */
  shownNutrients: readonly string[];
  unit: "us" | "metric" | null;
  profileComplete: boolean;
  prompted: boolean;
  /** New after each write of what a home page or a day is made of; null when nobody knows. */
  version: string | null;
};

/** After sessions end: browsers that are logged out get no notifications. */
export async function dropLoggedOutBrowsers(db: Db, userId: string): Promise<void> {
  const { push_subscription: browsers } = db.t;
  await db.delete(browsers).where(and(eq(browsers.user_id, userId), isLoggedOut(db)));
}

export const isLoggedOut = ({ t: { push_subscription: browsers, session } }: Db) =>
  sql`not exists (select 1 from ${session} where ${session.user_id} = ${browsers.user_id} and ${session.id_hash} = ${browsers.session_hash})`;

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

export const isLiveSession = (db: Db, key: TokenKey, { seenAfter, begunAfter }: Lifetimes) =>
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
  await dropInBatches(store, "session", ({ t }) => lte(t.session.last_seen_at, now - SESSION_IDLE_MS));
  await dropInBatches(store, "session", ({ t }) => lte(t.session.created_at, now - SESSION_MAX_MS));
}

export async function endSession(store: Store, key: TokenKey): Promise<void> {
  await store.tx(async (db) => {
    await db.delete(db.t.session).where(is(db, key));
    await dropLoggedOutBrowsers(db, key.userId);
  });
}

export const viewerColumns = ({ t: { users, user_info: info, user_version } }: Db) => ({
  id: users.id,
  email: users.email,
  shareId: users.share_id,
  timeZone: users.time_zone,
  energy: users.energy,
  numbers: users.numbers,
  dayStart: users.day_start,
  logsWeight: users.logs_weight,
  looksUpBarcodes: users.looks_up_barcodes,
  shownNutrients: users.shown_nutrients,
  name: info.name,
  nickname: info.nickname,
  gender: info.gender,
  age: info.age,
  height: info.height,
  weight: info.weight,
  unit: info.unit,
  promptedAt: info.prompted_at,
  version: user_version.version,
});

type Columns = ReturnType<typeof viewerColumns>;
type FromUsers =
  | "id"
  | "email"
  | "shareId"
  | "timeZone"
  | "energy"
  | "numbers"
  | "dayStart"
  | "logsWeight"
  | "looksUpBarcodes"
  | "shownNutrients";
type Value<K extends keyof Columns> = Columns[K]["_"]["data"];

type Same = Pick<
  Viewer,
  "id" | "email" | "shareId" | "energy" | "numbers" | "dayStart" | "logsWeight" | "looksUpBarcodes"
>;

export type ViewerRow = Same & { timeZone: string | null; shownNutrients: string[] | null } & {
  [K in Exclude<keyof Columns, FromUsers>]: Value<K> | null;
};
