import type { IncomingMessage, ServerResponse } from "node:http";
import { HttpError } from "../answers/send";
import { boundaryOf, hasFewParts } from "./check-request";
import type { BodyBytes } from "./connections";

export type BodyLimit = {
  maxBytes: number;
  tooLarge?: string;
  /** In the query of the path, asks its page to say that it was too large. */
  shownBy?: string;
  /** What an address block may hold here of large bodies from people without an account; with 0 none is read. */
  strangersBytes?: number;
};

export const BODY_MAX_BYTES = 64 * 1024;
/** Only forms with files are larger; this much for each of 2,000 connections fits into memory. */
const LARGE_BYTES = 2 * BODY_MAX_BYTES;
export const BODY_MAX_MS = 30_000;
const LARGE_BODY_MAX_MS = 60_000;
export const BODIES_MAX_BYTES = 256 * 1024 * 1024;
/** Of all its connections together, with an account or without. */
export const BODIES_OF_BLOCK_MAX_BYTES = BODIES_MAX_BYTES / 3;

/** Thrown where nobody waits for an answer any more. */
export const CLIENT_GONE = new HttpError(499, "The client is gone.");

type Sender = { addressBlock: string; isKnown: () => Promise<boolean> };

/**
 * Reads the whole body, counted in `counted`; undefined for one that is not read, as its sender needs an account and has
 * none. Throws HttpError: 413 too large, or 303 to the page that says so, 408 too slow, 503 no memory; CLIENT_GONE.
 */
export async function readBody(
  req: IncomingMessage,
  res: ServerResponse,
  { limit, sender }: { limit: BodyLimit; sender: Sender },
  counted: BodyBytes,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const boundary = boundaryOf(req.headers["content-type"]);
  const maxBytes = boundary === undefined ? Math.min(limit.maxBytes, LARGE_BYTES) : limit.maxBytes;
  const isLarge = maxBytes > LARGE_BYTES;
  const over = () => refusal(req, limit);
  if (Number(req.headers["content-length"] ?? 0) > maxBytes) throw over();
  const blockMaxBytes = isLarge ? await shareOf(req, limit, sender) : BODIES_OF_BLOCK_MAX_BYTES;
  if (blockMaxBytes === 0) return undefined;
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
      if (isLarge) counted.add(req.socket, sender.addressBlock, chunk.length);
      const isFull = counted.total > BODIES_MAX_BYTES || counted.of(sender.addressBlock) > blockMaxBytes;
      if (bytes > maxBytes) stop(over());
      else if (isFull && isLarge) stop(new HttpError(503, "Busy.", { "Retry-After": "1" }));
      else chunks.push(chunk);
    };
    req.on("data", take);
    req.once("end", () => {
      clearTimeout(late);
      const body = Buffer.concat(chunks);
      if (boundary !== undefined && !hasFewParts(body, boundary)) stop(over());
      else resolve(body);
    });
    const gone = () => {
      if (!req.readableEnded) stop(CLIENT_GONE);
    };
    req.once("error", gone);
    req.once("close", gone);
  });
}

function refusal({ url = "", headers }: IncomingMessage, { tooLarge, shownBy }: BodyLimit): HttpError {
  const message = tooLarge ?? "That is too large to be sent.";
  if (!shownBy || !headers.accept?.includes("text/html")) return new HttpError(413, message);
  const { searchParams } = new URL(url, "http://path");
  searchParams.set(shownBy, "");
  return new HttpError(303, message, { Location: `?${searchParams}` });
}

/** How many bytes of large bodies the sender's address block may hold with this one. */
async function shareOf({ headers, socket }: IncomingMessage, limit: BodyLimit, sender: Sender) {
  const { strangersBytes = BODIES_OF_BLOCK_MAX_BYTES } = limit;
  const isOrdinary = Number(headers["content-length"] ?? Number.POSITIVE_INFINITY) <= BODY_MAX_BYTES;
  const isShared = isOrdinary || strangersBytes === BODIES_OF_BLOCK_MAX_BYTES || (await sender.isKnown());
  if (socket.destroyed) throw CLIENT_GONE;
  return isShared ? BODIES_OF_BLOCK_MAX_BYTES : strangersBytes;
}

const waitsToSend = ({ headers, httpVersion }: IncomingMessage) =>
  httpVersion === "1.1" && /100-continue/i.test(headers.expect ?? "");
