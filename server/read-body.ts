import type { IncomingMessage, ServerResponse } from "node:http";
import { partCount } from "./part-count";
import { Refusal } from "./refusal";

export const BODY_MAX_BYTES = 64 * 1024;
/** A photo of 8 MB and the form around it. */
export const MULTIPART_MAX_BYTES = 8 * 1024 * 1024 + BODY_MAX_BYTES;
/** More than any form has fields. */
export const PARTS_MAX = 20;
/** How long a body may take to arrive, a photo by a slow line twice as long. */
export const BODY_MAX_MS = 30_000;
const MULTIPART_MAX_MS = 60_000;
/** All bodies that are held at one time. */
export const BODIES_MAX_BYTES = 256 * 1024 * 1024;

/** The client went away; there is nobody to answer. */
export class ClientGone extends Error {}

let heldBytes = 0;

/**
 * Reads the whole body before anyone parses it: an action never sees half of what was sent, and a body over its cap
 * is refused (413) by its announced length or, when chunked, by counting, and one that dawdles too (408). Throws
 * Refusal or ClientGone.
 */
export async function readBody(req: IncomingMessage, res: ServerResponse): Promise<Buffer<ArrayBuffer>> {
  const isMultipart = /^multipart\/form-data\b/i.test(req.headers["content-type"] ?? "");
  const max = isMultipart ? MULTIPART_MAX_BYTES : BODY_MAX_BYTES;
  if (Number(req.headers["content-length"] ?? 0) > max) throw tooLarge();

  const chunks: Buffer[] = [];
  let bytes = 0;
  res.once("close", () => {
    heldBytes -= bytes;
  });
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => stop(new Refusal(408, "That took too long to be sent.")),
      isMultipart ? MULTIPART_MAX_MS : BODY_MAX_MS,
    );
    const stop = (error: Error) => {
      clearTimeout(late);
      req.off("data", take);
      reject(error);
    };
    const take = (chunk: Buffer) => {
      bytes += chunk.length;
      heldBytes += chunk.length;
      if (bytes > max) stop(tooLarge());
      else if (heldBytes > BODIES_MAX_BYTES) stop(new Refusal(503, "Busy.", { "Retry-After": "1" }));
      else chunks.push(chunk);
    };
    req.on("data", take);
    req.once("end", () => {
      clearTimeout(late);
      const body = Buffer.concat(chunks);
      if (isMultipart && partCount(body, req.headers["content-type"] ?? "") > PARTS_MAX) stop(tooLarge());
      else resolve(body);
    });
    req.once("error", () => stop(new ClientGone()));
    req.once("close", () => stop(new ClientGone()));
  });
}

const tooLarge = () => new Refusal(413, "That is too large to be sent.");
