import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";
import type { Card } from "~/features/collection/shelves";
import { dayIn } from "~/features/day/dates.server";
import { EatTitle } from "~/features/day/day-problem";
import { revalidateUnlessShown } from "~/features/day/revalidate-unless-shown";
import { LazyEatSheet } from "~/features/eat/lazy-eat-sheet.island";
import { eatPage } from "~/features/eat/recent.server";
import { cursorIn, pageNumber } from "~/features/food/food-item";
import { finaleOf } from "~/features/home/finale/finale.server";
import { LazyFinale } from "~/features/home/finale/lazy-finale.island";
import { fridgeOf } from "~/features/recipes/pots.server";
import { knownCaller } from "~/http/viewer.server";
import { useOnDay } from "~/ui/controls";
import { Dialog } from "~/ui/dialog/dialog";

/** `/`, with the Eat dialog when `eat=1`, and the card of a finished day when `done=1`. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search, searchParams: query } = new URL(request.url);
  const by = await knownCaller(request);
  if (!by) {
    if (query.has("log-in")) throw redirect("/log-in");
    if (query.has("eat")) throw redirect(`/log-in?redirectTo=${encodeURIComponent(pathname + search)}`);
    return { ...NOTHING, isFirstVisit: !request.headers.has("Cookie") };
  }
  const { viewer } = by;
  if (!viewer.prompted && !viewer.profileComplete && query.size === 0) throw redirect("/welcome/info");
  if (query.get("done") === "1") return { ...NOTHING, finale: await finaleOf(by, query.get("date")) };
  if (query.get("eat") !== "1") return NOTHING;
  const day = dayIn(by, request);
  const shown = { page: pageNumber(query.get("page")), before: cursorIn(query.get("before")) };
  const [eat, fridge] = await Promise.all([eatPage(by, shown), fridgeOf(by)]);
  return { ...NOTHING, eat: { ...eat, ...fridge }, day };
}

export const shouldRevalidate = revalidateUnlessShown;

const NOTHING = { eat: null, day: null, finale: null, isFirstVisit: false };

/** A browser that was here before also clears its drafts and learns its time zone. */
export const handle = { scripts: (data: typeof NOTHING | undefined) => !data?.isFirstVisit };

export default function Index() {
  const { eat, day, finale } = useLoaderData<typeof loader>();
  const { unlocked, offers = false } = useOutletContext<{ unlocked?: Card; offers: boolean } | null>() ?? {};
  const onDay = useOnDay();
  if (finale) return <LazyFinale finale={finale} unlocked={unlocked} closeTo={onDay("/")} />;
  if (!eat) return null;
  return (
    <Dialog title={<EatTitle title="Eat" day={day} />} closeTo={onDay("/")} wide>
      <LazyEatSheet {...eat} offers={offers && !day} date={day?.date} />
    </Dialog>
  );
}
