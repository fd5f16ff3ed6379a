import type { z } from "zod";
import type { TokenScope } from "~/http/bearer.server";

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
  /** Takes an Idempotency-Key. */
  idempotent?: boolean;
  /** What else it may answer than 200, and what every call may. */
  refusals?: Partial<Record<400 | 401 | 403 | 404 | 409 | 413 | 415 | 502 | 503, string>>;
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
