import { and, gt } from "drizzle-orm";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { presentedSession } from "./auth.server";
import { isLive, lifetimes } from "./session.server";

const RECENT_MS = 3_600_000;

export async function loggedInLately(request: Request): Promise<boolean> {
  const key = await presentedSession(request);
  if (!key) return false;
  const { session } = store.read.t;
  const recent = and(isLive(store.read, key, lifetimes(now())), gt(session.created_at, now() - RECENT_MS));
  return (await store.read.select({ at: session.created_at }).from(session).where(recent)).length > 0;
}
