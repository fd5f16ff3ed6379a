import type { LoaderFunctionArgs } from "@remix-run/node";
import { albumAnswer, yearPng } from "~/features/album/album.server";
import { isYear } from "~/features/day/calendar";
import { requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { localDate } from "~/platform/local-date";

/** A year as a poster of A3 at 200 dpi; with `only=days` its pictures alone, a pixel a block. */
export async function loader({ request, params: { year } }: LoaderFunctionArgs) {
  const { id, ...hours } = await requireViewer(request);
  if (!isYear(year)) throw new Response("Not Found", { status: 404 });
  const today = localDate(hours, now());
  const onlyDays = new URL(request.url).searchParams.get("only") === "days";
  return albumAnswer(request, () => yearPng(store.read, id, year, today, onlyDays));
}
