import { now } from "./clock.server";

/** The one way in which a bug or an outage is written down. Never the query: it may hold a token. */
export function logError(error: unknown, request: Request): void {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  const { pathname } = new URL(request.url);
  const time = new Date(now()).toISOString();
  console.error(
    JSON.stringify({ level: "error", time, method: request.method, path: pathname, message, stack }),
  );
}
