import { hasTag } from "~/http/has-tag";
import { tagOf } from "~/http/tag-of.server";

export function pngAnswer(request: Request, png: Buffer, cacheControl: string): Response {
  const etag = tagOf(png);
  const headers = { ETag: etag, "Cache-Control": cacheControl };
  if (hasTag(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(png), {
    headers: { ...headers, "Content-Type": "image/png", "Content-Length": String(png.length) },
  });
}
