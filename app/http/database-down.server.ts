import { AccountGone, isUnavailable } from "~/db/store";
import { RETRY_AFTER } from "./refusal";

const statuses = new WeakMap<Request, 401 | 503>();

/** The status of an error that is no bug. */
export function statusOf(error: unknown): 401 | 503 | undefined {
  if (error instanceof AccountGone) return 401;
  return isUnavailable(error) ? 503 : undefined;
}

/** Keeps the status that an error has, where it has one. */
export function noteCause(error: unknown, request: Request): number | undefined {
  const status = statusOf(error);
  if (status) statuses.set(request, status);
  return status;
}

/** Turns Remix's 500 into a 503 with Retry-After where the database was the cause, and a 401 where the account was gone. */
export function withCause(request: Request, response: Response): Response {
  const status = response.status === 500 ? (statuses.get(request) ?? 500) : response.status;
  const waits = status === 503 && !(response.status === 503 && response.headers.has("Retry-After"));
  if (status === response.status && !waits) return response;
  const headers = new Headers(response.headers);
  if (waits) headers.set("Retry-After", RETRY_AFTER);
  return new Response(response.body, { status, headers });
}
