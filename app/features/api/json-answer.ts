import type { Readable } from "node:stream";
import { RETRY_AFTER } from "~/http/retry-after";
import { codeOf } from "./errors/error-code";

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

export const dataAnswer = (data: unknown, plain = false): JsonAnswer => ({
  status: 200,
  headers: HEADERS,
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

export const toResponse = ({ body, ...rest }: JsonAnswer): Response => new Response(body, rest);
