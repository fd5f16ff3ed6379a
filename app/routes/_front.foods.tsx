import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dayIn } from "~/features/day/dates.server";
import { EatTitle } from "~/features/day/day-problem";
import { FoodSearch } from "~/features/search/food-search.island";
import { RESULTS_MAX, SEARCH_MAX } from "~/features/search/row";
import { findFoods } from "~/features/search/sources.server";
import { callerOf } from "~/http/viewer.server";
import { useOnDay } from "~/ui/controls";
import { Dialog } from "~/ui/dialog/dialog";

export const meta: MetaFunction = () => [{ title: "Search · Pixelplate" }];

/** What a search finds; the review's own search reads it too. */
export async function loader({ request }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  const q = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, SEARCH_MAX).toWellFormed();
  const day = dayIn(by, request);
  return { q, foods: await findFoods(by, q, RESULTS_MAX), day };
}

export default function Foods() {
  const { day, ...search } = useLoaderData<typeof loader>();
  const onDay = useOnDay();
  return (
    <Dialog title={<EatTitle title="Search" day={day} />} closeTo={onDay("/")} back={onDay("/?eat=1")}>
      <FoodSearch {...search} date={day?.date} />
    </Dialog>
  );
}
