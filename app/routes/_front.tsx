import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData, useMatches } from "@remix-run/react";
import { homeOf } from "~/features/day/home-of.server";
import { HomeScreen } from "~/features/day/home-screen";
import { Landing } from "~/features/landing/landing";
import { landingPictures } from "~/features/landing/landing-pictures";
import { puzzleViewOf } from "~/features/puzzles/puzzle-view-cookie.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { viewerOf } from "~/platform/viewer.server";
import { Page } from "~/ui/page";

/** Only the landing page is for searchers; at home the title is the day, or the Eat dialog. */
export const meta: MetaFunction<typeof loader> = ({ data, location }) =>
  data?.home
    ? [{ title: `${location.search.includes("eat=1") ? "Eat" : data.home.dateText} · Pixelplate` }]
    : [
        { title: "Pixelplate: collect your nutrition puzzles" },
        { name: "description", content: DESCRIPTION },
      ];

const DESCRIPTION = "Log what you eat, fill a pixel-art puzzle a day, and keep every picture.";

/** The stage: the landing page or the home screen, with the open dialog in front. */
export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await viewerOf(request);
  if (!viewer) return { home: null, view: null, pictures: landingPictures() };
  const date = new URL(request.url).searchParams.get("date");
  const home = await homeOf(store.read, viewer, date, now());
  return { home, view: puzzleViewOf(request), pictures: null };
}

export { PageProblem as ErrorBoundary } from "~/features/day/page-problem";

export default function Front() {
  const { home, view, pictures } = useLoaderData<typeof loader>();
  const dialogOpen = useDialogOpen();
  if (!home)
    return (
      <>
        <div inert={dialogOpen ? "" : undefined}>{pictures && <Landing pictures={pictures} />}</div>
        <Outlet />
      </>
    );
  return (
    <Page title={home.dateText} hideTitle wide dialog={<Outlet />} dialogOpen={dialogOpen}>
      <HomeScreen home={home} view={view} />
    </Page>
  );
}

/** Every address of the stage but its own is a dialog; its own is one when it holds the Eat dialog. */
function useDialogOpen(): boolean {
  const open = useMatches().at(-1);
  if (open?.id !== "routes/_front._index") return true;
  return (open.data as { recent: unknown } | undefined)?.recent != null;
}
