export const LOG_IN_AGAIN = "Authentication failed. Please log in again.";

export const UNREADABLE_ANSWER = "API request failed";

/** The wording of an HTTP status (0: no answer); `text` is the server's own, for other statuses. */
export function errorWording(status: number, text?: string): string {
  if (status === 0) return "No response from server. Please check your internet connection.";
  if (status === 401) return LOG_IN_AGAIN;
  if (status === 403) return "Access denied. You do not have permission to perform this action.";
  if (status === 404) return "Resource not found.";
  if (status === 405) return "Method not allowed.";
  if (status === 429) return "Too many requests. Please try again later.";
  if (status >= 500) return "Server error. Please try again later.";
  return text || `Request failed with status ${status}`;
}

export const TOO_LARGE = "too-large";

export type Errors = Record<string, string[]>;

type RefusalDetails = {
  /** Fields that the form is to hold now, by name. */
  values?: Record<string, string>;
  /** Tells it from others of its status. */
  code?: string;
  /** For the log. */
  detail?: string;
};

/** Why a request is refused: its HTTP status, and messages by field; those under "" are about the request as a whole. */
export class Refusal extends Error {
  readonly errors: Errors;
  readonly values: Record<string, string>;
  readonly code: string | undefined;
  readonly detail: string | undefined;

  constructor(
    readonly status: number,
    said: string | Errors = errorWording(status),
    readonly headers: Record<string, string> = {},
    { values = {}, code, detail }: RefusalDetails = {},
  ) {
    const errors = typeof said === "string" ? { "": [said] } : said;
    super((errors[""] ?? Object.values(errors)[0])?.[0]);
    this.errors = errors;
    this.values = values;
    this.code = code;
    this.detail = detail;
  }
}

export const errorPage = (refusal: Refusal): Response => new Response(refusal.message, refusal);

export const tooOften = (waitMs: number): Refusal =>
  new Refusal(429, undefined, { "Retry-After": String(Math.max(1, Math.ceil(waitMs / 1000))) });

/** In seconds, while the database is unavailable. */
export const RETRY_AFTER = "1";
