import type { LoaderFunctionArgs } from "@remix-run/node";
import { pictureAnswer, pictureOf } from "~/features/album/picture-link.server";

import { settings, store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

/** `/today/{token}.png` and `.svg`: a person's picture as it stands, for other screens. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const [, link = "", kind = ""] = /^([0-9a-f]{32})\.(png|svg)$/.exec(params.file ?? "") ?? [];
  const shown = link
    ? await pictureOf(store.read, link, { defaultZone: settings.timeZone, now: now() })
    : null;
  if (!shown) throw new Response("Not Found", { status: 404 });
  return pictureAnswer(request, kind === "svg" ? "svg" : "png", shown);
}
