import { redirect } from "@remix-run/node";
import { eq } from "drizzle-orm";
import { prepared } from "~/db/prepared";
import type { Asked } from "../../server/asked";
import { presentedSession } from "./auth.server";
import { settings, store } from "./boot.server";
import { now } from "./clock.server";
import { type Person, personColumns } from "./person";
import { plainCookie } from "./plain-cookie";
import type { ProofKey } from "./proof.server";
import { noteUser } from "./request-notes.server";
import { isLive, type Lifetimes, lifetimes, touchSession } from "./session.server";
import { isTimeZone } from "./time-zone";
import { toastCookie } from "./toast.server";
import { unlessDown } from "./unless-down.server";
import type { Viewer } from "./viewer";

/** The signed-in person behind a request; null for visitors and for cookies that mean nothing. */
export async function viewerOf(request: Asked): Promise<Viewer | null> {
  const key = await presentedSession(request);
  const found = key && (await sharedLookUp(key));
  if (!found) return null;
  noteUser(found.id);
  await unlessDown(() => touchSession(store, key, found.lastSeenAt, now()));
  return viewerFrom(found, request);
}

/** The person of `personColumns`, with what their browser told. */
export function viewerFrom(found: Person, request: Asked): Viewer {
  const profile = [found.name, found.gender, found.age, found.height, found.weight];
  return {
    id: found.id,
    email: found.email,
    shareId: found.shareId,
    nickname: found.nickname || found.name || null,
    timeZone: found.timeZone ?? zoneTold(request) ?? settings.timeZone,
    profileComplete: profile.every((part) => part !== null && part !== ""),
    prompted: found.promptedAt !== null || plainCookie(request, "prompted") === "1",
  };
}

/** As `viewerOf`; a visitor is sent to log in, with `words` on why, and comes back afterwards. */
export async function requireViewer(request: Request, words?: string): Promise<Viewer> {
  const viewer = await viewerOf(request);
  if (viewer) return viewer;
  const { pathname, search } = new URL(request.url);
  const headers = new Headers();
  if (words) headers.set("Set-Cookie", await toastCookie({ type: "error", text: words }));
  throw redirect(`/log-in?redirectTo=${encodeURIComponent(pathname + search)}`, { headers });
}

/** The zone that the browser told in its cookie, if it is one. */
export function zoneTold(request: Asked): string | undefined {
  const told = plainCookie(request, "zone")?.replaceAll(/%2f/gi, "/");
  return isTimeZone(told) ? told : undefined;
}

type Found = Awaited<ReturnType<typeof lookUp>>;

// The loaders of a page run side by side, each with a Request of its own: they share one look-up.
const underWay = new Map<string, Promise<Found>>();

function sharedLookUp(key: ProofKey): Promise<Found> {
  const shared = underWay.get(key.hash);
  if (shared) return shared;
  const mine = lookUp(key).finally(() => underWay.delete(key.hash));
  underWay.set(key.hash, mine);
  return mine;
}

async function lookUp(key: ProofKey) {
  const [found] = await ofSession(store.read, { ...key, ...lifetimes(now()) });
  return found;
}

const ofSession = prepared((db, given: ProofKey & Lifetimes) => {
  const { session, users, user_info: info } = db.t;
  return db
    .select({ ...personColumns(db), lastSeenAt: session.last_seen_at })
    .from(session)
    .innerJoin(users, eq(users.id, session.user_id))
    .leftJoin(info, eq(info.user_id, session.user_id))
    .where(isLive(db, given, given));
});
