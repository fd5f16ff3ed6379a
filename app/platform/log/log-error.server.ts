import { log } from "./log.server";
import { loggedPath } from "./logged-path";
import { noteFailure } from "./request-context.server";

type Failed = Pick<Request, "method" | "url"> & { headers: Pick<Headers, "get"> };

/** Logs a bug or an outage, without the query, which may hold a token. */
export function logError(error: unknown, request: Failed): void {
  noteFailure();
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  const path = loggedPath(request.url);
  log.error({ method: request.method, path, request: request.headers.get("x-request-id"), stack }, message);
}
