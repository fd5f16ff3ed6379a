import { AuthorizationResponseError, ResponseBodyError } from "openid-client";
import type { HouseProblem } from "./house-problem";
import { HouseRefusal } from "./house-refusal";

/** Why a provider let nobody in, without its own texts: they may hold tokens. */
export function refusalOf(error: unknown): HouseRefusal {
  if (error instanceof HouseRefusal) return error;
  const { code, name, cause } = error as { code?: unknown; name?: unknown; cause?: unknown };
  const said =
    error instanceof AuthorizationResponseError || error instanceof ResponseBodyError ? error.error : code;
  const detail = String(said ?? name)
    .replace(/[^\w-]/g, "")
    .slice(0, 60);
  return new HouseRefusal(problemOf(error, detail, cause), detail);
}

function problemOf(error: unknown, detail: string, cause: unknown): HouseProblem {
  if (error instanceof AuthorizationResponseError)
    return detail === "access_denied" ? "denied" : isBusy(detail) ? "down" : "failed";
  if (error instanceof ResponseBodyError)
    return detail === "invalid_grant" ? "expired" : isBusy(detail) ? "down" : "failed";
  if (cause instanceof Response && cause.status >= 500) return "down";
  return UNREACHED.test(detail) ? "down" : "failed";
}

const isBusy = (error: string) => error === "server_error" || error === "temporarily_unavailable";

/** Node's own errors of connections and time. */
const UNREACHED = /^(?:TypeError|TimeoutError|AbortError|OAUTH_TIMEOUT|OAUTH_ABORT|UND_ERR_\w+|E[A-Z]{4,})$/;
