import type { LoaderFunctionArgs } from "@remix-run/node";
import { settings } from "~/platform/boot.server";
import { blobsIn } from "~/platform/files/blobs.server";

/** `/avatars/{file}`: a stored picture, by its unguessable name. */
export async function loader({ params }: LoaderFunctionArgs) {
  const name = params.file ?? "";
  const picture = name.endsWith(".jpg") && (await blobsIn(settings.dataDir, "avatars").read(name));
  if (!picture) throw new Response("Not Found", { status: 404 });
  return new Response(new Uint8Array(picture), {
    headers: {
      "Content-Type": "image/jpeg",
      "Content-Length": String(picture.length),
      "Content-Disposition": "inline",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
