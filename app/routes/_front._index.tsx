import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dayIn } from "~/features/day/calendar/day-in.server";
import { EatTitle } from "~/features/day/calendar/eat-title";
import { eatPage } from "~/features/day/eat/eat-page.server";
import { EatSheet } from "~/features/day/eat/eat-sheet";
import { revalidateUnlessShown } from "~/features/day/home/revalidate-unless-shown";
import { cursorIn } from "~/features/food/page-cursor";
import { pageNumber } from "~/features/food/page-number";
import { viewerOf } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { Dialog } from "~/ui/dialog/dialog";
import { useOnDay } from "~/ui/dialog/use-on-day";

/** `/`, with the Eat dialog when `eat=1`. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search, searchParams: query } = new URL(request.url);
  const viewer = await viewerOf(request);
  if (!viewer) {
    if (query.has("log-in")) throw redirect("/log-in");
    if (query.has("eat")) throw redirect(`/log-in?redirectTo=${encodeURIComponent(pathname + search)}`);
    return { eat: null, day: null };
  }
  if (!viewer.prompted && !viewer.profileComplete && query.size === 0) throw redirect("/welcome/info");
  if (query.get("eat") !== "1") return { eat: null, day: null };
  const day = dayIn(request, viewer, now());
  const shown = { page: pageNumber(query.get("page")), before: cursorIn(query.get("before")) };
  return { eat: await eatPage(store.read, viewer, shown, now()), day };
}

export const shouldRevalidate = revalidateUnlessShown;

export default function Index() {
  const { eat, day } = useLoaderData<typeof loader>();
  const onDay = useOnDay();
  if (!eat) return null;
  return (
    <Dialog title={<EatTitle title="Eat" day={day} />} closeTo={onDay("/")}>
      <EatSheet {...eat} date={day?.date} />
    </Dialog>
  );
}
