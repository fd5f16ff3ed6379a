import { errorWording } from "./error-wording";

export type Errors = Record<string, string[]>;

/** Why a request is refused: its HTTP status, and messages by field; those under "" are about the request as a whole. */
export class Refusal extends Error {
  readonly errors: Errors;

  constructor(
    readonly status: number,
    said: string | Errors = errorWording(status),
    readonly headers: Record<string, string> = {},
    /** Fields that the form is to hold now, by name. */
    readonly values: Record<string, string> = {},
  ) {
    const errors = typeof said === "string" ? { "": [said] } : said;
    super(Object.values(errors)[0]?.[0]);
    this.errors = errors;
  }
}

export const errorPage = (refusal: Refusal): Response => new Response(refusal.message, refusal);

export const tooOften = (waitMs: number): Refusal =>
  new Refusal(429, undefined, { "Retry-After": String(Math.max(1, Math.ceil(waitMs / 1000))) });
