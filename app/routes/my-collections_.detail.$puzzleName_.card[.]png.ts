import type { LoaderFunctionArgs } from "@remix-run/node";
import { cardOn } from "~/features/collection/collection.server";
import { cardPng, pngAnswer } from "~/features/share/card-png.server";
import { callerOf } from "~/http/viewer.server";
import { localDate } from "~/platform/local-date";

/** The viewer's own card as an image to keep, of the day `on` or the first; `columns=off` leaves the grams out. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  const query = new URL(request.url).searchParams;
  const dated = { id: by.viewer.id, dateOf: (instant: number) => localDate(by.viewer, instant) };
  const found = await cardOn(by.db, dated, params.puzzleName ?? "", query.get("on"));
  if (!found) throw new Response("Not Found", { status: 404 });
  const format =
    query.get("columns") === "off" || by.viewer.numbers === "hidden" ? "portrait-plain" : "portrait";
  return pngAnswer(request, cardPng(format, found.card), "private, no-cache");
}
