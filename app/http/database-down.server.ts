import { isUnavailable } from "~/db/errors";
import { RETRY_AFTER } from "./plain-cookie";

const requests = new WeakSet<Request>();

export function noteIfDown(error: unknown, request: Request): void {
  if (isUnavailable(error)) requests.add(request);
}

/** Turns Remix's 500 into a 503 with Retry-After where the database was the cause. */
export function asUnavailable(request: Request, response: Response): Response {
  const status = response.status === 500 && requests.has(request) ? 503 : response.status;
  if (status !== 503 || (response.status === 503 && response.headers.has("Retry-After"))) return response;
  const headers = new Headers(response.headers);
  headers.set("Retry-After", RETRY_AFTER);
  return new Response(response.body, { status, headers });
}
