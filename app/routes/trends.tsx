import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { localDate } from "~/features/day/dates";
import { DEFAULT_RANGE, rangeIn } from "~/features/trends/trends";
import { trendsUpTo } from "~/features/trends/trends.server";
import { trendsInWords, trendsShown } from "~/features/trends/trends-shown";

import { TrendsView } from "~/features/trends/trends-view";
import { weightUnit } from "~/features/weight/weight";
import { WeightTrend } from "~/features/weight/weight-chart";
import { shownWeights } from "~/features/weight/weights.server";
import { requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { Icon } from "~/ui/icon";
import { Page } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Trends · Pixelplate" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  const range = rangeIn(new URL(request.url).searchParams.get("days")) ?? DEFAULT_RANGE;
  const hidden = viewer.numbers === "hidden";
  const today = localDate(viewer, now());
  const [trends, weights] = await Promise.all([
    trendsUpTo(store.read, viewer, today, range),
    viewer.logsWeight && !hidden ? shownWeights(store.read, viewer.id, today, range) : null,
  ]);
  const weight = weights && { weights, unit: weightUnit(viewer.unit), today, days: range };
  const shown = hidden ? trendsInWords(trends, range) : trendsShown(trends, range, viewer.energy);
  return { ...shown, weight };
}

export default function Trends() {
  const shown = useLoaderData<typeof loader>();
  const { range, isEmpty } = shown;
  return (
    <Page
      title="Trends"
      wide
      actions={isEmpty || shown.hidesNumbers ? undefined : <SaveTable days={range} />}
    >
      <TrendsView shown={shown} />
      {shown.weight && <WeightTrend {...shown.weight} />}
    </Page>
  );
}

const SaveTable = ({ days }: { days: number }) => (
  <a className="button plain" href={`/trends.csv?days=${days}`} download={`pixelplate-trends-${days}.csv`}>
    <Icon name="download" />
    Save as CSV
  </a>
);
