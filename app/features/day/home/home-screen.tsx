import { Link } from "@remix-run/react";
import { memo, useEffect } from "react";
import { LazyZoneQuestion } from "~/features/account/preferences/lazy-zone-question.island";
import type { PuzzleView } from "~/features/puzzles/puzzle-view";
import { DateSwitcher } from "../calendar/date-switcher";
import { loadEatSheet } from "../eat/lazy-eat-sheet.island";
import { UsualOffer } from "../eat/usual-offer";
import type { UsualFood } from "../eat/usual-offer.server";
import finaleStyles from "../finale/finale-styles.css?url";
import { LazyFinishedDay } from "../finale/lazy-finished-day.island";
import { DayFoods } from "./day-foods";
import { EmptyCard } from "./empty-card";
import type { Home } from "./home-of.server";
import { Midnight } from "./midnight.island";
import { PuzzleCard } from "./puzzle-card";
import { useOtherDayLoading } from "./slow-day.island";
import { useAhead } from "./use-ahead.island";
import "./home.css";

type Props = {
  home: Home;
  usual: UsualFood | null;
  fits: string | null;
  view: PuzzleView;
  /** A browser's zone to ask about. */
  zone: string | null;
};

export function HomeScreen(props: Props) {
  const toOtherDay = useOtherDayLoading();
  useEffect(() => void loadEatSheet().catch(() => {}), []);
  return (
    <>
      <link rel="stylesheet" href={finaleStyles} />
      {props.zone && <LazyZoneQuestion zone={props.zone} />}
      <div className={toOtherDay ? "home changing-day" : "home"}>
        <ShownDay {...props} />
      </div>
    </>
  );
}

// What doesn't change while a food is sent is not rendered again: blocks fill at once on a slow phone.
const ShownDay = memo(({ home: served, usual, fits, view }: Props) => {
  const home = useAhead(served);
  const { puzzle } = home;
  return (
    <>
      {home.isToday && <Midnight inMs={home.midnightInMs} madeAt={home.madeAt} today={home.date} />}
      <Switcher home={served} />
      {usual && <UsualOffer {...usual} />}
      {puzzle ? (
        <PuzzleCard key={puzzle.id} home={home} puzzle={puzzle} view={view} />
      ) : (
        <EmptyCard home={home} />
      )}
      <div className="beside">
        {puzzle?.complete && <LazyFinishedDay puzzle={puzzle} tomorrow={home.tomorrow} />}
        {fits && (
          <Link to="/eat/fits" preventScrollReset>
            What fits: {fits}
          </Link>
        )}
        <Foods foods={served.foods} day={served} />
      </div>
    </>
  );
});
const Switcher = memo(DateSwitcher);
const Foods = memo(DayFoods);
