import { MIMEType } from "node:util";
import { HttpError } from "../answers/http-error";

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
