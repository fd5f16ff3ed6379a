import type { IncomingMessage } from "node:http";
import { MIMEType } from "node:util";
import { HttpError } from "../answers/send";
import { isHost } from "./addresses";

export const URL_MAX_CHARS = 4096;
/** Browsers send 20, proxies add 10. Node drops those past 2,000, which a proxy may have read. */
export const HEADERS_MAX = 200;

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

export const wrongMethod = (taken = METHODS) =>
  new HttpError(405, "Method not allowed.", { Allow: taken.join(", ") });

/** OPTIONS is for those who answer it themselves. */
export function checkRequest(req: IncomingMessage) {
  if (![...METHODS, "OPTIONS"].includes(req.method ?? "")) throw wrongMethod();
  if (req.rawHeaders.length / 2 > HEADERS_MAX) throw new HttpError(431, "Too many headers.");
  const target = req.url ?? "";
  if (target.length > URL_MAX_CHARS) throw new HttpError(414, "The address is too long.");
  if (!isHost(req.headers.host ?? "") || hostCount(req) > 1) throw new HttpError(400, "Bad host.");

  const [path = "", query = ""] = splitOnce(target, "?");
  if (!path.startsWith("/") || !isReadable(path))
    throw new HttpError(400, "This address can't be read. Please check it.");
  // Remix would still run the action, without its origin check.
  if (query && new URLSearchParams(query).has("_data")) throw new HttpError(403, "Access denied.");
}

const hostCount = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((text, i) => i % 2 === 0 && text.toLowerCase() === "host").length;

function splitOnce(text: string, mark: string) {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function isReadable(path: string) {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for, and what browsers take for a slash.
    return !/[\u0000-\u001f\u007f\\]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

export const PARTS_MAX = 20;
const PART_HEAD_MAX_BYTES = 4096;
/** Clients use 24 and more; searching for a short boundary is slow. */
export const BOUNDARY_MIN_CHARS = 8;
const BOUNDARY_MAX_CHARS = 70;

export function boundaryOf(contentType = ""): string | undefined {
  if (!/^multipart\/form-data\b/i.test(contentType)) return undefined;
  const boundary = read(contentType) ?? "";
  if (boundary.length >= BOUNDARY_MIN_CHARS && boundary.length <= BOUNDARY_MAX_CHARS) return boundary;
  throw new HttpError(400, "That form can't be read: its boundary must have 8 to 70 characters.");
}

export function hasFewParts(body: Buffer, boundary: string): boolean {
  const mark = Buffer.from(`--${boundary}`);
  let marks = 0;
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) {
    if (++marks > PARTS_MAX + 1) return false;
    const head = body.subarray(at + mark.length, at + mark.length + PART_HEAD_MAX_BYTES);
    const isLast = head.subarray(0, 2).toString() === "--";
    if (!isLast && (marks > PARTS_MAX || !head.includes("\r\n\r\n"))) return false;
  }
  return true;
}

/** Read as the form's parser does, or the two would find different parts. */
function read(contentType: string) {
  try {
    return new MIMEType(contentType).params.get("boundary");
  } catch {
    return undefined;
  }
}
