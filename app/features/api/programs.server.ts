import type { Db } from "~/db/store";
import { apiTokenPerson, isApiToken, type TokenScope, tokenPerson } from "~/http/bearer.server";
import type { Caller } from "~/http/caller.server";
import { errorWording, Refusal } from "~/http/refusal";
import type { Viewer } from "~/http/session.server";
import { callerBy, callerOf, guestBy, savesForm, viewerIn, viewerOf } from "~/http/viewer.server";
import { now } from "~/platform/clock.server";
import { logUser } from "~/platform/log/log.server";
import { type CallScope, codedRefusal } from "./answer";
import { bearerOf } from "./read-json.server";

const scopeMissing = (scope: string, needed: string) =>
  `This token’s scope is ${scope}; the call needs ${needed === "all" ? "all" : `${needed} or all`}.`;

/** Who sends a bearer token, and which: null for that of a log-in. */
export type Program = { viewer: Viewer; token: { id: string; name: string; scope: TokenScope } | null };

export async function programOf(request: Request, db: Db): Promise<Program | undefined> {
  const value = bearerOf(request);
  if (value === undefined) return undefined;
  const owner = await apiTokenPerson(db, value, now());
  const person = isApiToken(value) ? owner : await tokenPerson(db, value, now());
  if (!person) throw new Refusal(401, errorWording(401));
  logUser(person.id);
  return {
    viewer: viewerIn(person, request),
    token: owner ? { id: owner.tokenId, name: owner.tokenName, scope: owner.scope } : null,
  };
}

/**
 * The owner of the bearer token, else of the session cookie. Throws Refusal for a bad token even beside a good cookie,
 * and for a personal token whose scope is not the one that is needed.
 */
export async function viewerByToken(request: Request, db: Db, needed: CallScope): Promise<Viewer | null> {
  const program = await programOf(request, db);
  if (!program) return viewerOf(request);
  if (program.token) allow(program.token.scope, needed);
  return program.viewer;
}

/** Who saves a file outside of /api: by a session, or a token that exports. Throws a Response, with a sentence to a token. */
export async function exporterOf(request: Request): Promise<Caller> {
  if (bearerOf(request) === undefined) return callerOf(request);
  const viewer = await viewerByToken(request, guestBy(request).db, "export").catch((error) => {
    throw error instanceof Refusal ? new Response(`${error.message}\n`, error) : error;
  });
  return viewer ? callerBy(request, viewer) : callerOf(request);
}

/** Whether a form or a call comes from somebody with an account, or holds fields that are saved for the next log-in. */
export async function isKnown(request: Request, db: Db): Promise<boolean> {
  try {
    return (await viewerByToken(request, db, "any")) !== null || (await savesForm(request));
  } catch (error) {
    // A database that is away decides nothing.
    return !(error instanceof Refusal);
  }
}

export const covers = (scope: TokenScope, needed: CallScope): boolean =>
  scope === "all" || needed === "any" || scope === needed || (scope === "propose" && needed === "read");

function allow(scope: TokenScope, needed: CallScope): void {
  if (needed === "none")
    throw new Refusal(
      403,
      "No personal token may do this, whatever its scope. It takes a log-in: POST /api/auth/token gives a token for an hour.",
    );
  if (covers(scope, needed)) return;
  throw codedRefusal(403, "insufficient_scope", scopeMissing(scope, needed), {
    "WWW-Authenticate": `Bearer error="insufficient_scope", scope="${needed}"`,
  });
}
