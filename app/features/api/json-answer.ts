import type { Readable } from "node:stream";
import { RETRY_AFTER } from "~/http/retry-after";

/** The shape of every answer of the API. */
type Envelope = { success: boolean; data: unknown; error: string | null };

/** Names of headers in small letters. */
export type JsonAnswer = { status: number; headers: Record<string, string>; body: string };

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
): JsonAnswer => ({
  status,
  headers: { ...HEADERS, ...(status === 503 && { "retry-after": RETRY_AFTER }), ...headers },
  body: JSON.stringify({ success: false, data: null, error } satisfies Envelope),
});

/** For Remix. */
export const toResponse = ({ body, ...rest }: JsonAnswer): Response => new Response(body, rest);
