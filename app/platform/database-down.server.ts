import { isUnavailable } from "~/db/unavailable";

const requests = new WeakSet<Request>();

/** Remembers that a request failed because the database can't serve it now. */
export function noteIfDown(error: unknown, request: Request): void {
  if (isUnavailable(error)) requests.add(request);
}

/** Remix answers every failure with 500; one of the database passes, and a program should try again. */
export const asUnavailable = (request: Request, response: Response): Response =>
  response.status === 500 && requests.has(request)
    ? new Response(response.body, { status: 503, headers: response.headers })
    : response;
