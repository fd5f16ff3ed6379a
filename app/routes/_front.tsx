import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation, useMatches } from "@remix-run/react";
import { useMemo } from "react";
import { zoneToAsk } from "~/features/account/zone/zone-to-ask.server";
import { lastWeekAlbum } from "~/features/album/album.server";
import { LastWeekStrip } from "~/features/album/week-strip";
import { collectionOf } from "~/features/collection/collection.server";
import { cardOf, pendingCongratulation } from "~/features/collection/shelves";
import { dayProblem } from "~/features/day/day-problem";
import { hasEnergy } from "~/features/day/day-rules";
import { revalidateUnlessShown } from "~/features/day/revalidate-unless-shown";
import { usualOffer } from "~/features/eat/recent.server";
import { LazyCongratulation } from "~/features/home/finale/lazy-finale.island";
import { eveningSuggestion, homeForDay } from "~/features/home/home.server";
import { HomeScreen } from "~/features/home/home-screen";
import { LazyLanding } from "~/features/landing/lazy-landing.island";
import { landingPictures } from "~/features/puzzles/catalogue";
import { puzzleViewOf } from "~/features/puzzles/puzzle-view.server";
import { knownCaller } from "~/http/viewer.server";
import { settings } from "~/platform/boot.server";
import { localDate } from "~/platform/local-date";
import { Page, RouteProblem } from "~/ui/page";

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
  const by = await knownCaller(request);
  if (!by) return { home: null, pictures: landingPictures(), sourceUrl: settings.sourceUrl };
  const date = new URL(request.url).searchParams.get("date");
  const [home, offered] = await Promise.all([homeForDay(by, date), date ? null : usualOffer(by)]);
  const usual = hasEnergy(home.totals, home.goals) ? null : offered;
  const suggestion = date || usual ? null : await eveningSuggestion(by, home);
  // What a day completes is unlocked with it: only a complete one may have news.
  const unlocked = home.puzzle?.complete
    ? pendingCongratulation(await collectionOf(by.db, by.viewer.id))
    : undefined;
  const lastWeek = home.isToday
    ? await lastWeekAlbum(by.db, by.viewer.id, {
        today: home.date,
        before: home.activeBefore,
        hidesNumbers: by.viewer.numbers === "hidden",
      })
    : null;
  return {
    home,
    lastWeek,
    usual,
    suggestion,
    view: puzzleViewOf(request),
    unlocked: unlocked && cardOf(unlocked, localDate(by.viewer, unlocked.firstCompletedAt)),
    zone: zoneToAsk(request, by.viewer, by.now),
    pictures: null,
  };
}

export const ErrorBoundary = () => <RouteProblem problemOf={dayProblem} />;

export const shouldRevalidate = revalidateUnlessShown;

export default function Front() {
  const shown = useLoaderData<typeof loader>();
  const dialogOpen = useDialogOpen();
  const { pathname, search } = useLocation();
  const week = shown.home && shown.lastWeek;
  const strip = useMemo(() => week && <LastWeekStrip week={week} />, [week]);
  if (!shown.home) {
    const { pictures, sourceUrl } = shown;
    return (
      <>
        <div inert={dialogOpen ? "" : undefined}>
          {pictures && <LazyLanding pictures={pictures} sourceUrl={sourceUrl} />}
        </div>
        <Outlet />
      </>
    );
  }
  const { unlocked, pictures: _, lastWeek, ...screen } = shown;
  const offers = screen.home.isToday && !hasEnergy(screen.home.totals, screen.home.goals);
  const congratulation = !dialogOpen && unlocked && (
    <LazyCongratulation card={unlocked} closeTo={pathname + search} />
  );
  return (
    <Page
      title={screen.home.dateText}
      hideTitle
      wide
      dialog={congratulation || <Outlet context={{ unlocked, offers, foods: screen.home.foods }} />}
      dialogOpen={dialogOpen || Boolean(congratulation)}
    >
      <HomeScreen {...screen} lastWeek={strip} />
    </Page>
  );
}

/** Every address of the stage but its own is a dialog; its own is one when it holds the Eat dialog. */
function useDialogOpen(): boolean {
  const open = useMatches().at(-1);
  if (open?.id !== "routes/_front._index") return true;
  const { eat, finale } = (open.data ?? {}) as { eat?: unknown; finale?: unknown };
  return eat != null || finale != null;
}
