import { MIMEType } from "node:util";

/** The number of parts in a multipart body; 0 without a boundary. */
export function partCount(body: Buffer, contentType: string): number {
  const boundary = boundaryOf(contentType);
  if (!boundary) return 0;
  const mark = `--${boundary}`;
  let marks = 0;
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) marks++;
  // The last one ends the body.
  return Math.max(0, marks - 1);
}

/** Read as whoever takes the body apart reads it: another boundary would count nothing. */
function boundaryOf(contentType: string) {
  try {
    return new MIMEType(contentType).params.get("boundary");
  } catch {
    return undefined;
  }
}
