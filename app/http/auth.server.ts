import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { logEvent, logUser } from "~/platform/log/request-context.server";
import { type TokenKey, tokenKey } from "~/platform/secret-token.server";
import { sessionCookie } from "./host-cookies.server";
import { endSession, startSession } from "./session.server";

export async function presentedSession(request: Request): Promise<TokenKey | undefined> {
  return tokenKey(await sessionCookie.read(request));
}

export async function signIn(request: Request, userId: string): Promise<Headers> {
  const id = await startSession(store, userId, now(), await presentedSession(request));
  logUser(userId);
  logEvent("logged in");
  return new Headers({ "Set-Cookie": await sessionCookie.set(id) });
}

export async function signOut(request: Request): Promise<Headers> {
  const key = await presentedSession(request);
  if (key) await endSession(store, key);
  return new Headers({
    "Set-Cookie": await sessionCookie.clear(),
    // Not "storage", which holds this browser's answered prompts.
    "Clear-Site-Data": '"cache"',
  });
}
