import { errorAnswer, toResponse } from "~/features/api/json-answer";
import { API_MESSAGES } from "~/features/api/messages";

const headers = { Allow: "GET, HEAD" };

/** Replaces Remix's "unexpected error" by a 405 with its Allow header. */
export function asWrongMethod(request: Request, response: Response): Response {
  if (response.status !== 405 || response.headers.has("Allow")) return response;
  if (!response.headers.has("X-Remix-Error")) {
    response.headers.set("Allow", headers.Allow);
    return response;
  }
  if (new URL(request.url).pathname.startsWith("/api/"))
    return toResponse(errorAnswer(405, API_MESSAGES.wrongMethod, headers));
  const type = { "Content-Type": "text/plain; charset=utf-8" };
  return new Response(`${API_MESSAGES.wrongMethod}\n`, { status: 405, headers: { ...headers, ...type } });
}
