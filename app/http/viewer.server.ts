import { redirect } from "@remix-run/node";
import { eq } from "drizzle-orm";
import Negotiator from "negotiator";
import { prepared, undefinedIfUnavailable } from "~/db/store";
import { settings, store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import type { TokenKey } from "~/platform/crypto.server";
import { logUser } from "~/platform/log/log.server";
import { attempt } from "~/platform/text";
import { isTimeZone } from "~/platform/time-zone";
import {
  type AnyCaller,
  type Caller,
  makeCaller,
  type SentFrom,
  type SignInRequest,
  viewerFrom,
} from "./caller.server";
import { allowInterruptedForm, toastCookie, typedIn } from "./form.server";
import { saveInterruptedForm } from "./interrupted-form.server";
import { formLimit, interruptedFormLimit, senderOf } from "./limits.server";
import { plainCookie } from "./plain-cookie";
import { LOG_IN_AGAIN } from "./refusal";
import { interruptedFormCookie, proxyUser, sessionKeyOf } from "./sender.server";
import {
  isLiveSession,
  type Lifetimes,
  lifetimes,
  touchSession,
  type Viewer,
  type ViewerRow,
  viewerColumns,
} from "./session.server";

export const viewerOf = (request: Request) => viewerBy(sharedLookUp, request);

/** As `viewerOf`, by a look-up that began after the request. */
export const viewerNow = (request: Request) => viewerBy(lookUp, request);

async function viewerBy(find: (key: TokenKey) => Promise<Found>, request: Request): Promise<Viewer | null> {
  const key = await sessionKeyOf(request);
  const person = key && (await find(key));
  if (!person || (proxyUser(request) ?? person.email) !== person.email) return null;
  logUser(person.id);
  await undefinedIfUnavailable(() => touchSession(store, key, person.lastSeenAt, now()));
  return viewerIn(person, request);
}

export const viewerIn = (person: ViewerRow, request: Request): Viewer =>
  viewerFrom(person, {
    timeZone: browserZone(request) ?? settings.timeZone,
    prompted: plainCookie(request, "prompted") === "1",
  });

/** The languages that a browser prefers, the best first: "de", "en". */
export const languagesOf = ({ headers }: Request): string[] =>
  new Negotiator({ headers: { "accept-language": (headers.get("Accept-Language") ?? "").slice(0, 200) } })
    .languages()
    .map((language) => language.slice(0, 2).toLowerCase());

/** Who sends a request to a page or a form; null for visitors. */
export async function knownCaller(request: Request): Promise<Caller | null> {
  const viewer = await viewerOf(request);
  return viewer && callerBy(request, viewer);
}

/** As `knownCaller`; redirects visitors to log in and back, with a message. */
export const callerOf = async (request: Request, message?: string): Promise<Caller> =>
  callerBy(request, await requireViewer(request, message));

/** As `callerOf`, for a form's action: saves a visitor's typed fields, to be restored after the log-in. */
export const callerOfForm = async (request: Request): Promise<Caller> =>
  callerBy(request, await requireSender(request));

export const callerBy = (request: Request, viewer: Viewer): Caller =>
  makeCaller(store, { viewer, settings, now: now(), sender: senderIn(request) });

export const guestBy = (request: Request): AnyCaller => ({
  viewer: null,
  db: store.read,
  settings,
  now: now(),
  sender: senderIn(request),
});

export const signInRequest = (request: Request): SignInRequest => ({ store, settings, request, now: now() });

/** Beside a token no cookie counts. */
const senderIn = (request: Request): SentFrom => ({
  block: senderOf(request),
  session: async () =>
    /^bearer\b/i.test(request.headers.get("Authorization") ?? "") ? undefined : sessionKeyOf(request),
});

const isRead = ({ method }: Request) => method === "GET" || method === "HEAD";

/** As `viewerOf`; redirects visitors to log in and back, with a message. */
export async function requireViewer(
  request: Request,
  message = isRead(request) ? undefined : LOG_IN_AGAIN,
): Promise<Viewer> {
  const viewer = await viewerOf(request);
  if (viewer) return viewer;
  const headers = new Headers();
  if (message) headers.append("Set-Cookie", await toastCookie({ type: "error", text: message }));
  throw redirect(`/log-in?redirectTo=${encodeURIComponent(addressOf(request))}`, { headers });
}

/** As `requireViewer`, for a form's action: saves a visitor's typed fields, to be restored after the log-in. */
async function requireSender(request: Request): Promise<Viewer> {
  try {
    const viewer = await requireViewer(request);
    allowInterruptedForm(request, viewer.id);
    return viewer;
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer;
    const key = await undefinedIfUnavailable(() => savedForm(request));
    if (key) answer.headers.append("Set-Cookie", await interruptedFormCookie.set(key));
    throw answer;
  }
}

/** Only a known person's form may carry a picture. */
const KNOWN_MAX_BYTES = 5_000_000;
const NOBODYS_MAX_BYTES = 65_536;

/** Whether a form without a live session is small enough to be saved for the log-in. */
export async function savesForm(request: Request): Promise<boolean> {
  const ended = await sessionKeyOf(request);
  const bytes = Number(request.headers.get("Content-Length") ?? Number.POSITIVE_INFINITY);
  return bytes <= (ended ? KNOWN_MAX_BYTES : NOBODYS_MAX_BYTES);
}

async function savedForm(request: Request): Promise<string | undefined> {
  if (!(await savesForm(request))) return undefined;
  const ended = await sessionKeyOf(request);
  if (await (ended ? formLimit(request) : interruptedFormLimit(request))) return undefined;
  const fields = await typedIn(request);
  if (!fields) return undefined;
  return saveInterruptedForm(store, { userId: ended?.userId, address: addressOf(request), fields }, now());
}

function addressOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

export function browserZone(request: Request): string | undefined {
  const zone = attempt(() => decodeURIComponent(plainCookie(request, "zone") ?? ""));
  return isTimeZone(zone) ? zone : undefined;
}

type Found = Awaited<ReturnType<typeof lookUp>>;

// A page's loaders run in parallel with separate Requests; they share one look-up.
const underWay = new Map<string, Promise<Found>>();

function sharedLookUp(key: TokenKey): Promise<Found> {
  const shared = underWay.get(key.hash);
  if (shared) return shared;
  const lookingUp = lookUp(key).finally(() => underWay.delete(key.hash));
  underWay.set(key.hash, lookingUp);
  return lookingUp;
}

async function lookUp(key: TokenKey) {
  const [row] = await ofSession(store.read, { ...key, ...lifetimes(now()) });
  return row;
}

const ofSession = prepared((db, key: TokenKey & Lifetimes) => {
  const { session, users, user_info: info, user_version } = db.t;
  return db
    .select({ ...viewerColumns(db), lastSeenAt: session.last_seen_at })
    .from(session)
    .innerJoin(users, eq(users.id, session.user_id))
    .leftJoin(info, eq(info.user_id, session.user_id))
    .leftJoin(user_version, eq(user_version.user_id, session.user_id))
    .where(isLiveSession(db, key, key));
});

/** `BASE_URL`, else the origin of the request, whose host the edge checked. For links on this page only; never store or mail it. */
export const shownOrigin = ({ url }: Pick<Request, "url">): string =>
  settings.baseUrlGiven ? settings.baseUrl : new URL(url).origin;
