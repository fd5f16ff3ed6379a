import type { LoaderFunctionArgs } from "@remix-run/node";
import { avatarNamed } from "~/features/account/picture/avatar.server";
import { store } from "~/platform/boot.server";

export async function loader({ params }: LoaderFunctionArgs) {
  const picture = await avatarNamed(store.read, params.file ?? "");
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
