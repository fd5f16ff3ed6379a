import { createCookie } from "@remix-run/node";
import { settings, store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { logEvent, logUser } from "~/platform/log/request-context.server";
import { secretOf } from "~/platform/secret.server";
import { type TokenKey, tokenKey } from "~/platform/secret-token.server";
import type { RequestLike } from "./request-like";
import { endSession, SESSION_MAX_MS, startSession } from "./session.server";

const https = settings.baseUrl.startsWith("https:");

// A browser drops Secure cookies over plain http, and a `__Host-` name requires one.
const cookie = createCookie(https ? "__Host-pp" : "pp", {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  secure: https,
  maxAge: SESSION_MAX_MS / 1000,
  secrets: [secretOf(settings)],
});

/** The session cookie's key, not yet validated. */
export async function presentedSession(request: RequestLike): Promise<TokenKey | undefined> {
  return tokenKey(await cookie.parse(request.headers.get("Cookie")));
}

/** Starts a session for this browser, ending its previous one. Returns response headers. */
export async function signIn(request: Request, userId: string): Promise<Headers> {
  const id = await startSession(store, userId, now(), await presentedSession(request));
  logUser(userId);
  logEvent("logged in");
  return new Headers({ "Set-Cookie": await cookie.serialize(id) });
}

export async function signOut(request: Request): Promise<Headers> {
  const key = await presentedSession(request);
  if (key) await endSession(store, key);
  return new Headers({
    "Set-Cookie": await cookie.serialize("", { maxAge: 0 }),
    // Not "storage", which holds this browser's answered prompts.
    "Clear-Site-Data": '"cache"',
  });
}
