import type { Readable } from "node:stream";
import type { z } from "zod";
import type { TokenScope } from "~/http/bearer.server";
import { type Errors, RETRY_AFTER, Refusal } from "~/http/refusal";

const BY_STATUS: Record<number, string> = {
  400: "invalid",
  401: "not_signed_in",
  403: "forbidden",
  404: "not_found",
  405: "method_not_allowed",
  409: "conflict",
  412: "precondition_failed",
  413: "too_large",
  415: "unsupported_type",
  429: "too_many_requests",
  500: "server_error",
  502: "upstream_failed",
  503: "unavailable",
};

/** The code of an error that has none of its own. */
const codeOf = (status: number): string => BY_STATUS[status] ?? (status < 500 ? "invalid" : "server_error");

/** Codes that say more than their status. */
const FURTHER_CODES = [
  "unknown_field",
  "insufficient_scope",
  "idempotency_key_reused",
  "puzzle_not_completed",
  "day_open",
  "day_complete",
  "day_past",
  "changed_meanwhile",
] as const;

type FurtherCode = (typeof FURTHER_CODES)[number];

/** Every code, for the description; more may come. */
export const ERROR_CODES: readonly string[] = [...Object.values(BY_STATUS), ...FURTHER_CODES];

type Details = {
  /** By default that of the status. */
  code?: string;
  /** What is wrong with each field, by its dotted name. */
  fields?: Record<string, string>;
};

/** Names of headers in small letters. */
export type JsonAnswer = { status: number; headers: Record<string, string>; body: string };

export type BytesAnswer = Omit<JsonAnswer, "body"> & { body: Buffer };

export type FileAnswer = Omit<JsonAnswer, "body"> & { body: Readable };

const HEADERS = { "content-type": "application/json", "cache-control": "private, no-store" };

export const dataAnswer = (data: unknown, plain = false, headers = {}): JsonAnswer => ({
  status: 200,
  headers: { ...HEADERS, ...headers },
  body: JSON.stringify({ success: true, data, error: null, ...(plain && (data as object)) }),
});

export const errorAnswer = (
  status: number,
  error: string,
  headers: Record<string, string> = {},
  { code = codeOf(status), fields = {} }: Details = {},
): JsonAnswer => {
  const named = Object.keys(fields).length > 0 && { fields };
  return {
    status,
    headers: { ...HEADERS, ...(status === 503 && { "retry-after": RETRY_AFTER }), ...headers },
    body: JSON.stringify({ success: false, data: null, error, code, ...named }),
  };
};

export const toResponse = ({ body, ...rest }: JsonAnswer): Response => new Response(body || null, rest);

/** A refusal that a program can tell from others of its status. */
export const codedRefusal = (
  status: number,
  code: FurtherCode,
  said: string | Errors,
  headers: Record<string, string> = {},
): Refusal => new Refusal(status, said, headers, { code });

type Fields = Readonly<Record<string, unknown>>;

/** Whether every field that was sent is as it was answered. */
export const isAsAnswered = (sent: Fields, answered: Fields): boolean =>
  Object.entries(sent).every(([name, value]) => value === undefined || value === answered[name]);

export const API_MESSAGES = {
  wrongMethod: "Method not allowed.",
  notMultipart: "Send the body as a form, with Content-Type: multipart/form-data.",
  saveFailed: "Save failed",
  missingName: "Missing required fields: name",
  badParts: "parts must be a list of foods.",
  tooManyParts: "A food can have up to 20 parts.",
  idStays: "id can't be changed.",
  keyUsed: "This Idempotency-Key was used for another request.",
  noSuchPuzzle: "That puzzle doesn't exist.",
  notInCollection: "Puzzle not found in collection",
  notCompleted: "Puzzle not completed or missing puzzle name",
  collectionNotFound: "Collection not found",
  changedMeanwhile: "It was changed meanwhile. Read it again; its ETag is another one now.",
} as const;

/** Who may call: `anyone`; `anyone`, but known when signed in; the `signed-in` only. */
type Access = "anyone" | "maybe-signed-in" | "signed-in";

/** The scope that a personal token needs; `all` has every one but `none`, which only a log-in makes. */
export type CallScope = TokenScope | "any" | "none";

/** One call of the API: what it takes and answers. Its description is made of the same. */
export type Call<
  Q extends z.ZodType,
  B extends z.ZodType,
  F extends z.ZodObject,
  A extends z.ZodType,
  W extends Access = Access,
> = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** With path parameters in braces. */
  path: `/api/${string}`;
  /** A verb and what it acts on; generated clients call it by this name. */
  operationId: string;
  summary: string;
  access: W;
  /** By default `read` for a GET, and `all` for what changes something. */
  scope?: CallScope;
  query?: Q;
  body?: B;
  form?: F;
  /** The answer's `data`. Whatever else a handler gives is left out. */
  answer: A;
  /** The fields of `data` stand beside it too. */
  plain?: boolean;
  /** Made of the query, the day and the person's data alone, and so the same until one of them changes. */
  cached?: boolean;
  /** What else it answers than `answer`, by media type. */
  files?: Record<string, z.ZodType>;
  idempotent?: boolean;
  /** A GET, PUT or PATCH answers with an ETag; what changes something takes it as If-Match. */
  tagged?: boolean;
  /** What else it may answer than 200, and what every call may. */
  refusals?: Partial<Record<400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 502 | 503, string>>;
  /** Words a refused query or body; by default as the first problem says. */
  wording?: (error: z.ZodError) => string;
  /** The error for a caller who shows no token at all; by default as for one that is no good. */
  withoutToken?: string;
  /** The error of a failure that nobody foresaw. */
  failure?: string;
};

export type AnyCall = Call<z.ZodType, z.ZodType, z.ZodObject, z.ZodType>;

export const scopeOf = ({ method, scope }: Pick<AnyCall, "method" | "scope">): CallScope =>
  scope ?? (method === "GET" ? "read" : "all");

/** Declares a call; what it leaves out is taken as nothing. */
export const defineCall = <
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
  F extends z.ZodObject = z.ZodObject<Record<never, never>>,
  A extends z.ZodType = z.ZodNull,
  W extends Access = Access,
>(
  call: Call<Q, B, F, A, W>,
) => call;

export const instant = <T extends number | null>(ms: T) =>
  (ms === null ? null : new Date(ms).toISOString()) as T extends null ? null : string;
