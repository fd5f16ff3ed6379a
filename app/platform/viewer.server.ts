import { redirect } from "@remix-run/node";
import { eq } from "drizzle-orm";
import { presentedSession } from "./auth.server";
import { settings, store } from "./boot.server";
import { now } from "./clock.server";
import { liveSession, touchSession } from "./session.server";
import { isTimeZone, ZONE_COOKIE } from "./time-zone";
import type { Viewer } from "./viewer";

/** The signed-in person behind a request, or null. */
export async function viewerOf(request: Request): Promise<Viewer | null> {
  const key = await presentedSession(request);
  if (!key) return null;
  const session = await liveSession(store.read, key, now());
  if (!session) return null;
  if (request.method !== "GET" && request.method !== "HEAD")
    await touchSession(store, key, session.last_seen_at, now());
  return viewerById(key.userId, zoneCookieOf(request));
}

/** As `viewerOf`; a visitor is sent to log in and comes back afterwards. */
export async function requireViewer(request: Request): Promise<Viewer> {
  const viewer = await viewerOf(request);
  if (viewer) return viewer;
  const { pathname, search } = new URL(request.url);
  throw redirect(`/log-in?redirectTo=${encodeURIComponent(pathname + search)}`);
}

/** The zone the browser told in its cookie, if it is one. */
export function zoneCookieOf(request: Request): string | null {
  const found = new RegExp(`(?:^|;\\s*)${ZONE_COOKIE}=([^;]*)`).exec(
    request.headers.get("Cookie") ?? "",
  )?.[1];
  const zone = found && decodeSafely(found);
  return isTimeZone(zone) ? zone : null;
}

async function viewerById(userId: string, browserZone: string | null): Promise<Viewer | null> {
  const { users, user_info: info } = store.read.t;
  const [user] = await store.read.select().from(users).where(eq(users.id, userId));
  if (!user) return null;
  const [known] = await store.read.select().from(info).where(eq(info.user_id, userId));
  const profile = [known?.name, known?.gender, known?.age, known?.height, known?.weight];
  return {
    id: user.id,
    email: user.email,
    shareId: user.share_id,
    nickname: known?.nickname || known?.name || null,
    timeZone: user.time_zone ?? browserZone ?? settings.timeZone,
    profileComplete: profile.every((value) => value !== null && value !== undefined && value !== ""),
    prompted: known?.prompted_at != null,
  };
}

function decodeSafely(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
