import type { LoaderFunctionArgs } from "@remix-run/node";
import { yearPng } from "~/features/album/album-png.server";
import { isYear } from "~/features/day/calendar";
import { pngAnswer } from "~/features/share/card-png.server";
import { callerOf } from "~/http/viewer.server";

/** A year as a poster of A3 at 200 dpi; with `only=days` its pictures alone, a pixel a block. */
export async function loader({ request, params: { year } }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  if (!isYear(year)) throw new Response("Not Found", { status: 404 });
  const onlyDays = new URL(request.url).searchParams.get("only") === "days";
  return pngAnswer(request, yearPng(by, year, onlyDays), "private, no-cache");
}
