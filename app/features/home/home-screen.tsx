import { memo, type ReactNode, useEffect } from "react";
import { LazyZoneQuestion } from "~/features/account/lazy-zone-question.island";
import type { Fitting } from "~/features/eat/fits.server";
import { loadEatSheet } from "~/features/eat/lazy-eat-sheet.island";
import { FitsOffer, UsualOffer } from "~/features/eat/usual-offer";
import type { UsualFood } from "~/features/eat/usual-offer.server";
import type { PuzzleView } from "~/features/puzzles/puzzle-view.server";
import { DateSwitcher } from "./date-switcher";
import { DayFoods } from "./day-foods";
import { DayOffers } from "./day-offers";
import { EmptyCard } from "./empty-card";
import finaleStyles from "./finale-styles.css?url";
import type { Home } from "./home.server";
import { LazyFinishedDay } from "./lazy-finale.island";
import { Midnight, useOtherDayLoading } from "./midnight.island";
import { DayPuzzleCard } from "./puzzle-card";
import { useAhead } from "./shown.island";
import { MendedGoal, WelcomeNote } from "./welcome-note";
import "./home.css";

type Props = {
  home: Home;
  usual: UsualFood | null;
  fits: Fitting | null;
  view: PuzzleView;
  /** On a week's first day. */
  lastWeek: ReactNode;
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
const ShownDay = memo(({ home: served, usual, fits, view, lastWeek }: Props) => {
  const home = useAhead(served);
  const { puzzle } = home;
  return (
    <>
      {home.isToday && <Midnight inMs={home.midnightInMs} madeAt={home.madeAt} today={home.date} />}
      <Switcher home={served} />
      {puzzle ? (
        <DayPuzzleCard key={puzzle.id} home={home} puzzle={puzzle} view={view} />
      ) : (
        <EmptyCard home={home} />
      )}
      <div className="beside">
        <DayOffers home={home} />
        {puzzle?.complete && <LazyFinishedDay puzzle={puzzle} tomorrow={home.tomorrow} />}
        {served.mendedGoal && <MendedGoal goal={served.mendedGoal} />}
        {served.welcome && <WelcomeNote {...served.welcome} />}
        {lastWeek}
        {usual && <UsualOffer {...usual} />}
        {fits && <FitsOffer fit={fits} />}
        <Foods foods={served.foods} day={served} />
      </div>
    </>
  );
});
const Switcher = memo(DateSwitcher);
const Foods = memo(DayFoods);
