import type { Db } from "~/db/store";
import { apiTokenPerson, isApiToken } from "~/http/api-token.server";
import { tokenPerson } from "~/http/bearer.server";
import { errorWording } from "~/http/error-wording";
import { Refusal } from "~/http/refusal";
import type { TokenScope } from "~/http/token-scope";
import type { Viewer } from "~/http/viewer";
import { viewerFrom, viewerOf } from "~/http/viewer.server";
import { now } from "~/platform/clock.server";
import { logUser } from "~/platform/log/request-context.server";
import { bearerOf } from "./bearer-of";
import type { CallScope } from "./call";
import { CodedRefusal } from "./errors/coded-refusal";
import { API_MESSAGES } from "./messages";

/**
 * The owner of the bearer token, else of the session cookie. Throws Refusal for a bad token even beside a good cookie,
 * and for a personal token whose scope is not the one that is needed.
 */
export async function callerOf(request: Request, db: Db, needed: CallScope): Promise<Viewer | null> {
  const token = bearerOf(request);
  if (token === undefined) return viewerOf(request);
  const person = isApiToken(token) ? await ownerOf(db, token, needed) : await tokenPerson(db, token, now());
  if (!person) throw new Refusal(401, errorWording(401));
  logUser(person.id);
  return viewerFrom(person, request);
}

async function ownerOf(db: Db, token: string, needed: CallScope) {
  const owner = await apiTokenPerson(db, token, now());
  if (owner) allow(owner.scope, needed);
  return owner;
}

function allow(scope: TokenScope, needed: CallScope): void {
  if (needed === "none") throw new Refusal(403, errorWording(403));
  if (scope === "all" || needed === "any" || scope === needed) return;
  throw new CodedRefusal(403, "insufficient_scope", API_MESSAGES.scopeMissing(scope, needed), {
    headers: { "WWW-Authenticate": `Bearer error="insufficient_scope", scope="${needed}"` },
  });
}
