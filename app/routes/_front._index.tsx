import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dayIn } from "~/features/day/calendar/day-in.server";
import { EatTitle } from "~/features/day/calendar/eat-title";
import { recentPage } from "~/features/day/home/recent-page.server";
import { EatMenu } from "~/features/food/eat-menu";
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
    return { recent: null, day: null };
  }
  if (!viewer.prompted && !viewer.profileComplete && query.size === 0) throw redirect("/welcome/info");
  if (query.get("eat") !== "1") return { recent: null, day: null };
  const page = pageNumber(query.get("page"));
  const recent = await recentPage(store.read, viewer, page, cursorIn(query.get("before")));
  return { recent, day: dayIn(request, viewer, now()) };
}

export default function Index() {
  const { recent, day } = useLoaderData<typeof loader>();
  const onDay = useOnDay();
  if (!recent) return null;
  return (
    <Dialog title={<EatTitle title="Eat" day={day} />} closeTo={onDay("/")}>
      <EatMenu recent={recent} date={day?.date} />
    </Dialog>
  );
}
