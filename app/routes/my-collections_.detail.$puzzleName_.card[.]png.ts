import type { LoaderFunctionArgs } from "@remix-run/node";
import { cardOf } from "~/features/collection/card";
import { collectedPuzzle } from "~/features/collection/collected-puzzle.server";
import { cardPng } from "~/features/share/card-png.server";
import { pngAnswer } from "~/features/share/png-answer.server";
import { requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";

/** The viewer's own card as an image to keep; `columns=off` leaves the grams out. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  const record = await collectedPuzzle(store.read, viewer.id, params.puzzleName ?? "");
  if (!record) throw new Response("Not Found", { status: 404 });
  const format = new URL(request.url).searchParams.get("columns") === "off" ? "portrait-plain" : "portrait";
  return pngAnswer(request, await cardPng(format, cardOf(record, viewer.timeZone)), "private, no-cache");
}
