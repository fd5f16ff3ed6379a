import { createHash } from "node:crypto";
import { hasTag } from "~/http/has-tag";

export function pngAnswer(request: Request, png: Buffer, cacheControl: string): Response {
  const etag = `"${createHash("sha256").update(png).digest("base64url").slice(0, 22)}"`;
  const headers = { ETag: etag, "Cache-Control": cacheControl };
  if (hasTag(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(png), {
    headers: { ...headers, "Content-Type": "image/png", "Content-Length": String(png.length) },
  });
}
