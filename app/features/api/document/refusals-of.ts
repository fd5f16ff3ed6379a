import { errorWording } from "~/http/error-wording";
import { type AnyCall, scopeOf } from "../call";

/** What a call may be answered with when it is not done. */
export function refusalsOf(call: AnyCall): Record<string, string> {
  const { access, withoutToken, body, path, refusals } = call;
  const limited = access !== "anyone" && scopeOf(call) !== "any";
  return {
    400: "The request is invalid or has an unknown field; `error` says which.",
    ...(access === "signed-in" && { 401: withoutToken ?? errorWording(401) }),
    ...(limited && { 403: "The token's scope is another one." }),
    ...(path.includes("{") && { 404: errorWording(404) }),
    ...(body && { 415: "The body is not JSON." }),
    429: errorWording(429),
    500: errorWording(500),
    503: "The server or its database is busy; try again after `Retry-After` seconds.",
    ...refusals,
  };
}
