import type { LoaderFunctionArgs } from "@remix-run/node";
import { DEFAULT_RANGE, rangeIn } from "~/features/trends/trends";
import { trendsUpTo } from "~/features/trends/trends.server";
import { trendsCsv } from "~/features/trends/trends-csv.server";
import { TREND_MESSAGES } from "~/features/trends/trends-shown";
import { requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { localDate } from "~/platform/local-date";

/** What `/trends` shows, as a table to save. */
export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  const days = new URL(request.url).searchParams.get("days");
  const range = days === null ? DEFAULT_RANGE : rangeIn(days);
  if (!range) throw new Response(TREND_MESSAGES.notARange, { status: 400 });
  const trends = await trendsUpTo(store.read, viewer, localDate(viewer, now()), range);
  return new Response(trendsCsv(trends, viewer.energy), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="pixelplate-trends-${range}.csv"`,
      "Cache-Control": "private, no-cache",
    },
  });
}
