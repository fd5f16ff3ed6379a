import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AMOUNTS } from "~/features/nutrition/amounts";
import { DEFAULT_RANGE, rangeIn } from "~/features/trends/trends";
import { furtherInWords, shownTrend, trendsUpTo } from "~/features/trends/trends.server";
import { trendsInWords, trendsShown } from "~/features/trends/trends-shown";
import { FurtherAverages, Ranges, TrendsView } from "~/features/trends/trends-view";
import { weightUnit } from "~/features/weight/weight";
import { WeightTrend } from "~/features/weight/weight-chart";
import { shownWeights } from "~/features/weight/weights.server";
import { callerOf } from "~/http/viewer.server";
import { Page } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Trends · Pixelplate" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  const { searchParams } = new URL(request.url);
  const range = rangeIn(searchParams.get("days")) ?? DEFAULT_RANGE;
  const open = AMOUNTS.find((name) => name === searchParams.get("of"));
  const hidden = by.viewer.numbers === "hidden";
  const { today } = by;
  const [trends, weights] = await Promise.all([
    trendsUpTo(by.db, by.viewer, today, range),
    by.viewer.logsWeight && !hidden ? shownWeights(by.db, by.viewer.id, today, range) : null,
  ]);
  const weight = weights && { weights, unit: weightUnit(by.viewer.unit), today, days: range };
  const shown = hidden
    ? trendsInWords(trends, range, open)
    : trendsShown(trends, range, by.viewer.energy, open);
  const further = hidden ? undefined : await shownTrend(by.db, by.viewer, trends);
  return { ...shown, weight, ...(further && { further: furtherInWords(further, by.viewer.timeZone) }) };
}

export default function Trends() {
  const shown = useLoaderData<typeof loader>();
  return (
    <Page title="Trends" wide actions={<Ranges shown={shown.range} />}>
      <TrendsView shown={shown} />
      {shown.further && <FurtherAverages lines={shown.further} />}
      {shown.weight && <WeightTrend {...shown.weight} />}
    </Page>
  );
}
