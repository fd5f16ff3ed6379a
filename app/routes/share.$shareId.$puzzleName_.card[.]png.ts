import type { LoaderFunctionArgs } from "@remix-run/node";
import { cardOf } from "~/features/collection/shelves";
import { cardPng, pngAnswer } from "~/features/share/card-png.server";
import { sharedPuzzle } from "~/features/share/shared-puzzle.server";
import { settings, store } from "~/platform/boot.server";
import { localDate } from "~/platform/local-date";

/** The preview picture of a share link. Never cached, so that it ends with the link. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const shared = await sharedPuzzle(store.read, params.shareId ?? "", params.puzzleName ?? "");
  if (!shared) throw new Response("Not Found", { status: 404 });
  const hours = { ...shared, timeZone: shared.timeZone ?? settings.timeZone };
  const card = cardOf(shared, shared.firstDate ?? localDate(hours, shared.firstCompletedAt));
  const answer = await pngAnswer(request, cardPng("landscape", card), "public, no-cache");
  // Chats show it on their own pages.
  answer.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
  answer.headers.set("X-Robots-Tag", "noindex");
  return answer;
}
