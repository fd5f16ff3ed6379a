import type { LoaderFunctionArgs } from "@remix-run/node";
import { exporterOf } from "~/features/api/programs.server";
import { DEFAULT_RANGE, rangeIn } from "~/features/trends/trends";
import { shownTrend, trendsCsv, trendsUpTo } from "~/features/trends/trends.server";
import { TREND_MESSAGES } from "~/features/trends/trends-shown";

/** What `/trends` shows, as a table to save, in a browser or by a token with the scope `export`. */
export async function loader({ request }: LoaderFunctionArgs) {
  const by = await exporterOf(request);
  const days = new URL(request.url).searchParams.get("days");
  const range = days === null ? DEFAULT_RANGE : rangeIn(days);
  if (!range) throw new Response(TREND_MESSAGES.notARange, { status: 400 });
  const trends = await trendsUpTo(by.db, by.viewer, by.today, range);
  const further = await shownTrend(by.db, by.viewer, trends);
  return new Response(trendsCsv(trends, by.viewer.energy, further, by.viewer.timeZone), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="pixelplate-trends-${range}.csv"`,
      "Cache-Control": "private, no-cache",
    },
  });
}
