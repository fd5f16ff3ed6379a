import type { Db } from "~/db/store";
import { apiTokenPerson, isApiToken } from "~/http/api-token.server";
import { tokenPerson } from "~/http/bearer.server";
import { errorWording } from "~/http/error-wording";
import { Refusal } from "~/http/refusal";
import type { Viewer } from "~/http/viewer";
import { viewerFrom, viewerOf } from "~/http/viewer.server";
import { now } from "~/platform/clock.server";
import { logUser } from "~/platform/log/request-context.server";
import { bearerOf } from "./bearer-of";

/** The owner of the bearer token, else of the session cookie. Throws Refusal for a bad token even beside a good cookie. */
export async function callerOf(request: Request, db: Db): Promise<Viewer | null> {
  const token = bearerOf(request);
  if (token === undefined) return viewerOf(request);
  const person = await (isApiToken(token) ? apiTokenPerson : tokenPerson)(db, token, now());
  if (!person) throw new Refusal(401, errorWording(401));
  logUser(person.id);
  return viewerFrom(person, request);
}
