import { MIMEType } from "node:util";
import { HttpError } from "./http-error";

/** More than any form has fields. */
export const PARTS_MAX = 20;
/** What stands before the value of a field: its name, its file's name and type. */
const PART_HEAD_MAX_BYTES = 4096;
/** Browsers and libraries use 24 characters and more; a search for few of them would stop at every other byte. */
export const BOUNDARY_MIN_CHARS = 8;
/** By RFC 2046. */
const BOUNDARY_MAX_CHARS = 70;

/** The boundary of a multipart form; undefined for any other body. Throws HttpError. */
export function boundaryOf(contentType = ""): string | undefined {
  if (!/^multipart\/form-data\b/i.test(contentType)) return undefined;
  const boundary = read(contentType) ?? "";
  if (boundary.length >= BOUNDARY_MIN_CHARS && boundary.length <= BOUNDARY_MAX_CHARS) return boundary;
  throw new HttpError(400, "That form can't be read: its boundary must have 8 to 70 characters.");
}

/** Whether a multipart body has few enough parts, with short enough heads, to be taken apart quickly. */
export function hasFewParts(body: Buffer, boundary: string): boolean {
  const mark = Buffer.from(`--${boundary}`);
  let marks = 0;
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) {
    // The last one ends the body.
    if (++marks > PARTS_MAX + 1) return false;
    const head = body.subarray(at + mark.length, at + mark.length + PART_HEAD_MAX_BYTES);
    const isLast = head.subarray(0, 2).toString() === "--";
    if (!isLast && (marks > PARTS_MAX || !head.includes("\r\n\r\n"))) return false;
  }
  return true;
}

/** As the parser of the form reads it: with another boundary nothing would be found. */
function read(contentType: string) {
  try {
    return new MIMEType(contentType).params.get("boundary");
  } catch {
    return undefined;
  }
}
