import { Link } from "@remix-run/react";
import { useEffect } from "react";
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
  /** Names of foods that fit this evening. */
  fits: string | null;
  view: PuzzleView;
  /** A browser's zone to ask about. */
  zone: string | null;
};

export function HomeScreen({ home: served, usual, fits, view, zone }: Props) {
  const home = useAhead(served);
  const toOtherDay = useOtherDayLoading();
  const { puzzle } = home;
  useEffect(() => void loadEatSheet().catch(() => {}), []);
  return (
    <>
      <link rel="stylesheet" href={finaleStyles} />
      {zone && <LazyZoneQuestion zone={zone} />}
      <div className={toOtherDay ? "home changing-day" : "home"}>
        {home.isToday && <Midnight inMs={home.midnightInMs} madeAt={home.madeAt} today={home.date} />}
        <DateSwitcher home={home} />
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
          <DayFoods foods={home.foods} day={home} />
        </div>
      </div>
    </>
  );
}
