import { and, count, eq, ne } from "drizzle-orm";
import { lockUser } from "~/db/lock-user.server";
import type { Db, Store } from "~/db/store";
import { Refusal } from "~/http/refusal";
import { isLive, lifetimes } from "~/http/session.server";
import type { TokenKey } from "~/platform/secret-token.server";
import { sha256 } from "~/platform/sha256.server";
import { BROWSERS_MAX, REMINDER_MESSAGES } from "./messages";
import { isPushEndpoint } from "./push-endpoint";
import { areBrowserKeys } from "./push-keys.server";

export type Browser = { id: string; browser: string; created_at: number };
type NewBrowser = { endpoint: string; p256dh: string; auth: string; browser: string };

/** Stores where a logged-in browser is reached. Throws Refusal: 400 for what can't be called, or too many browsers. */
export async function addBrowser(store: Store, key: TokenKey, added: NewBrowser, now: number): Promise<void> {
  const { endpoint, p256dh, auth, browser } = added;
  if (!isPushEndpoint(endpoint)) throw new Refusal(400, REMINDER_MESSAGES.notAPushService);
  if (!areBrowserKeys(added)) throw new Refusal(400, REMINDER_MESSAGES.badKeys);
  const row = { endpoint, public_key: p256dh, auth, browser, session_hash: key.hash, paused_until: null };
  const id = sha256(endpoint);
  await store.tx(async (db) => {
    await lockUser(db, key.userId);
    const { session, push_subscription: browsers } = db.t;
    const [live] = await db
      .select({ of: session.user_id })
      .from(session)
      .where(isLive(db, key, lifetimes(now)));
    if (!live) throw new Refusal(400, REMINDER_MESSAGES.loggedOut);
    const others = and(eq(browsers.user_id, key.userId), ne(browsers.id, id));
    const [held] = await db.select({ rows: count() }).from(browsers).where(others);
    if ((held?.rows ?? 0) >= BROWSERS_MAX) throw new Refusal(400, REMINDER_MESSAGES.tooMany);
    await db
      .insert(browsers)
      .values({ user_id: key.userId, id, ...row, created_at: now })
      .onConflictDoUpdate({ target: [browsers.user_id, browsers.id], set: row });
  });
}

export const removeBrowser = (store: Store, userId: string, id: string): Promise<boolean> =>
  store.tx(async (db) => {
    const { push_subscription: browsers } = db.t;
    const removed = await db
      .delete(browsers)
      .where(and(eq(browsers.user_id, userId), eq(browsers.id, id)))
      .returning({ id: browsers.id });
    return removed.length > 0;
  });

/** Oldest first. */
export function browsersOf(db: Db, userId: string): Promise<Browser[]> {
  const { push_subscription: browsers } = db.t;
  return db
    .select({ id: browsers.id, browser: browsers.browser, created_at: browsers.created_at })
    .from(browsers)
    .where(eq(browsers.user_id, userId))
    .orderBy(browsers.created_at, browsers.id);
}
