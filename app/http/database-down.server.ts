import { isUnavailable } from "~/db/unavailable";
import { RETRY_AFTER } from "./retry-after";

const requests = new WeakSet<Request>();

/** Remembers that a request failed because the database can't serve it now. */
export function noteIfDown(error: unknown, request: Request): void {
  if (isUnavailable(error)) requests.add(request);
}

/** Remix answers every failure with 500; one of the database passes. Whoever gets a 503 is told when to try again. */
export function asUnavailable(request: Request, response: Response): Response {
  const status = response.status === 500 && requests.has(request) ? 503 : response.status;
  if (status !== 503 || (response.status === 503 && response.headers.has("Retry-After"))) return response;
  const headers = new Headers(response.headers);
  headers.set("Retry-After", RETRY_AFTER);
  return new Response(response.body, { status, headers });
}
