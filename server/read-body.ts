import type { IncomingMessage, ServerResponse } from "node:http";
import { boundaryOf, hasFewParts } from "./check-parts";
import type { HeldBytes } from "./held-bytes";
import { HttpError } from "./http-error";

/** The most bytes of a body that an address takes, and what its visitor reads when one has more. */
export type BodyLimit = { maxBytes: number; tooLarge?: string };

/** Where nothing else is said. */
export const BODY_MAX_BYTES = 64 * 1024;
/** Only a form of files has more; that much of each of two thousand connections fits into memory. */
const LARGE_BYTES = 2 * BODY_MAX_BYTES;
/** How long a body may take to be sent, one that may be larger twice as long. */
export const BODY_MAX_MS = 30_000;
const LARGE_BODY_MAX_MS = 60_000;
/** All larger bodies that are held at one time; small ones always have room. */
export const BODIES_MAX_BYTES = 256 * 1024 * 1024;

/** The client went away; there is nobody to answer. */
export class ClientGone extends Error {}

/**
 * Reads the whole body before anyone parses it: an action never sees half of what was sent, and a body over its cap
 * is refused (413) by its announced length or, when chunked, by counting, and one that dawdles too (408). What is read
 * stays in `held` until the caller gives it back. Throws HttpError or ClientGone.
 */
export async function readBody(
  req: IncomingMessage,
  res: ServerResponse,
  limit: BodyLimit,
  held: HeldBytes,
): Promise<Buffer<ArrayBuffer>> {
  const boundary = boundaryOf(req.headers["content-type"]);
  const maxBytes = boundary === undefined ? Math.min(limit.maxBytes, LARGE_BYTES) : limit.maxBytes;
  const isLarge = maxBytes > LARGE_BYTES;
  const over = new HttpError(413, limit.tooLarge ?? "That is too large to be sent.");
  if (Number(req.headers["content-length"] ?? 0) > maxBytes) throw over;
  if (waitsToSend(req)) res.writeContinue();

  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => stop(new HttpError(408, "That took too long to be sent.")),
      isLarge ? LARGE_BODY_MAX_MS : BODY_MAX_MS,
    );
    const stop = (error: Error) => {
      clearTimeout(late);
      req.off("data", take);
      reject(error);
    };
    const take = (chunk: Buffer) => {
      bytes += chunk.length;
      if (isLarge) held.add(req.socket, chunk.length);
      if (bytes > maxBytes) stop(over);
      else if (held.total > BODIES_MAX_BYTES && isLarge)
        stop(new HttpError(503, "Busy.", { "Retry-After": "1" }));
      else chunks.push(chunk);
    };
    req.on("data", take);
    req.once("end", () => {
      clearTimeout(late);
      const body = Buffer.concat(chunks);
      if (boundary !== undefined && !hasFewParts(body, boundary)) stop(over);
      else resolve(body);
    });
    req.once("error", () => stop(new ClientGone()));
    req.once("close", () => stop(new ClientGone()));
  });
}

/** It sends its body only once it is let. */
const waitsToSend = ({ headers, httpVersion }: IncomingMessage) =>
  httpVersion === "1.1" && /100-continue/i.test(headers.expect ?? "");
