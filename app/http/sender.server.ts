import { randomBytes } from "node:crypto";
import { createCookie } from "@remix-run/node";
import { and, gt } from "drizzle-orm";
import { secret, settings, store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { type TokenKey, tokenKey } from "~/platform/crypto.server";
import { logEvent, logUser } from "~/platform/log/log.server";
import { foldAscii } from "~/platform/text";
import type { AnyCaller } from "./caller.server";
import { endSession, isLiveSession, lifetimes, SESSION_MAX_MS, startSession } from "./session.server";

const https = settings.baseUrl.startsWith("https:");
const MINUTE_S = 60;
const DAY_S = 24 * 60 * MINUTE_S;

export const sessionCookie = hostCookie("pp", { maxAgeS: SESSION_MAX_MS / 1000, signed: true });

/** The key to an interrupted form, until its sender has logged in. */
export const interruptedFormCookie = hostCookie("pp_late_form", { maxAgeS: 60 * MINUTE_S });

/** The token of a recovery link, taken out of the URL. The link's own expiry decides. */
export const recoveryCookie = hostCookie("pp_recovery", { maxAgeS: 30 * MINUTE_S });

/** The unconfirmed account created in this browser, for as long as its link can be sent again. */
export const signedUpCookie = hostCookie("pp_signed_up", { maxAgeS: 7 * DAY_S, signed: true });

/** A log-in under way at the home's sign-in provider; each has one of its own, for several tabs. */
export const ssoFlowCookie = (name: string) =>
  hostCookie(`pp_house_${name}`, { maxAgeS: 10 * MINUTE_S, signed: true });

/** The challenge of a passkey that is being made or used; the edge of a few minutes stands in it. */
export const passkeyCookie = hostCookie("pp_passkey", { maxAgeS: 5 * MINUTE_S, signed: true });

/** Whom the provider named, until it is confirmed that they are to be linked. */
export const pendingLinkCookie = hostCookie("pp_found", { maxAgeS: 10 * MINUTE_S, signed: true });

/** Over plain http a browser drops `Secure` cookies, and under a path of its own a site can't have `__Host-`, whose path is `/`. */
export function hostCookieName(name: string): string {
  if (!https) return name;
  return settings.basePath ? `__Secure-${name}` : `__Host-${name}`;
}

function hostCookie(name: string, { maxAgeS, signed = false }: { maxAgeS: number; signed?: boolean }) {
  const cookie = createCookie(hostCookieName(name), {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: https,
    maxAge: maxAgeS,
    secrets: signed ? [secret] : [],
  });
  return {
    set: (value: string): Promise<string> => cookie.serialize(value),
    clear: (): Promise<string> => cookie.serialize("", { maxAge: 0 }),
    async read(request: Request): Promise<string | undefined> {
      const value: unknown = await cookie.parse(request.headers.get("Cookie"));
      return typeof value === "string" && value !== "" ? value : undefined;
    },
  };
}

export async function sessionKeyOf(request: Request): Promise<TokenKey | undefined> {
  return tokenKey(await sessionCookie.read(request));
}

export async function signIn(request: Request, userId: string): Promise<Headers> {
  const id = await startSession(store, userId, now(), await sessionKeyOf(request));
  logUser(userId);
  logEvent("logged in");
  return new Headers({ "Set-Cookie": await sessionCookie.set(id) });
}

export async function signOut(request: Request): Promise<Headers> {
  const key = await sessionKeyOf(request);
  if (key) await endSession(store, key);
  return new Headers({
    "Set-Cookie": await sessionCookie.clear(),
    // Not "storage", which holds this browser's answered prompts.
    "Clear-Site-Data": '"cache"',
  });
}

/** Random, so that nobody but the HTTP edge can set it: without the edge nobody is believed. */
const NAME = `x-proxy-user-${randomBytes(16).toString("hex")}`;

/** For the edge: the header in which a proxy names who is logged in there, and what it becomes. */
export const proxyUserHeader = settings.authHeader ? { from: settings.authHeader, to: NAME } : undefined;

/** Whom the proxy in front names; undefined where it names nobody. It may be no address. */
export function proxyUser({ headers }: Request): string | undefined {
  const said = headers.get(NAME);
  return said === null ? undefined : foldAscii(said);
}

const RECENT_MS = 3_600_000;

/** Whether the session that is shown began within the last hour. */
export async function loggedInLately({ db, now, sender }: AnyCaller): Promise<boolean> {
  const key = await sender.session();
  if (!key) return false;
  const { session } = db.t;
  const recent = and(isLiveSession(db, key, lifetimes(now)), gt(session.created_at, now - RECENT_MS));
  return (await db.select({ at: session.created_at }).from(session).where(recent)).length > 0;
}
