import { errorAnswer } from "~/features/api/json-answer";

/** The body of a refusal by the HTTP edge: API calls get the API's envelope, all others plain text. */
export const refusalBody = (path: string, status: number, message: string) =>
  path.startsWith("/api/")
    ? { type: "application/json", body: errorAnswer(status, message).body }
    : { type: "text/plain; charset=utf-8", body: `${message}\n` };
