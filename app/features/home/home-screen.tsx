import { Form, Link } from "@remix-run/react";
import { DAY_MESSAGES } from "~/features/day/calendar-days";
import type { Suggestion } from "~/features/eat/suggestions.server";
import type { Welcome } from "~/features/home/notes/welcome.server";
import { Button, DisabledArrow, Icon } from "~/ui/controls";
import { PixelArt } from "~/ui/pixel-art";
import type { Home } from "./home.server";
import "./notes/welcome.css";
import { memo, type ReactNode, useEffect } from "react";
import { LazyZoneQuestion } from "~/features/account/zone/lazy-zone-question.island";
import { loadEatSheet } from "~/features/eat/lazy-eat-sheet.island";
import type { UsualFood } from "~/features/eat/recent.server";
import { SuggestionOffer, UsualOffer } from "~/features/eat/usual-offer";
import type { PuzzleView } from "~/features/puzzles/puzzle-view.server";
import { DayFoods } from "./day-foods";
import finaleStyles from "./finale/finale-styles.css?url";
import { LazyFinishedDay, LazyMore, LazyNotes } from "./finale/lazy-finale.island";
import { Midnight, useOtherDayLoading } from "./midnight.island";
import { DayPuzzleCard, EmptyCard } from "./puzzle-card";
import { useOptimisticHome } from "./shown.island";
import "./home.css";

function DateSwitcher({ home }: { home: Home }) {
  const { date, previous, next } = home;
  return (
    <nav className="date-switcher" aria-label="Day">
      <Arrow to={previous} label="Previous day" icon="chevron-left" />
      <Link className="date" to={`/calendar?month=${date.slice(0, 7)}&date=${date}`} preventScrollReset>
        <span className="visually-hidden">Choose a day. </span>
        <strong>{home.dateText}</strong>
        {home.relativeText && <small>{home.relativeText}</small>}
      </Link>
      <Arrow to={next} label="Next day" icon="chevron-right" />
    </nav>
  );
}

type ArrowProps = { to: string | null; label: string; icon: "chevron-left" | "chevron-right" };

function Arrow({ to, label, icon }: ArrowProps) {
  if (!to) return <DisabledArrow label={label} icon={icon} />;
  return (
    <Link
      className="icon-button"
      to={`/?date=${to}`}
      aria-label={label}
      data-offline={DAY_MESSAGES.snapshotFailed}
      preventScrollReset
    >
      <Icon name={icon} />
    </Link>
  );
}

/** What may be done with a day that is near its end: calling it done, or, on the first, making its picture smaller. */
function DayOffers({ home: { date, isToday, canClose, canShrink } }: { home: Home }) {
  if (canClose)
    return (
      <Offer action={`/day/${date}/done`} press="Call it done">
        Calories reached. Leave the rest in pencil?
      </Offer>
    );
  if (canShrink && isToday)
    return (
      <Offer action={`/day/${date}/shrink`} press="Shrink it">
        Shrink today’s picture to what is left of the day?
      </Offer>
    );
  return null;
}

type Props = { action: string; press: string; children: string };

const Offer = ({ action, press, children }: Props) => (
  <Form method="post" action={action} className="day-offer" preventScrollReset>
    <p>{children}</p>
    <Button variant="plain" pendingText="Saving...">
      {press}
    </Button>
  </Form>
);

/** What greets before the day's first food, what the night left, and what the last month brought. */
function WelcomeNote({ greeting, night, news }: Welcome) {
  if (!greeting && !night && !news) return null;
  return (
    <div className="welcome-note">
      {night && <PixelArt rows={night.sprite} />}
      <div>
        {greeting && <p>{greeting}</p>}
        {night && <p className="muted small">{night.text}</p>}
        {news && <p>{news}</p>}
      </div>
    </div>
  );
}

type HomeScreenProps = {
  home: Home;
  usual: UsualFood | null;
  suggestion: Suggestion | null;
  view: PuzzleView;
  lastWeek: ReactNode;
  zone: string | null;
};

export function HomeScreen(props: HomeScreenProps) {
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
const ShownDay = memo(({ home: served, usual, suggestion, view, lastWeek }: HomeScreenProps) => {
  const home = useOptimisticHome(served);
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
        {served.notes && <LazyNotes {...served.notes} />}
        {served.welcome && !home.canShrink && <WelcomeNote {...served.welcome} />}
        {lastWeek}
        {usual && <UsualOffer {...usual} />}
        {suggestion && <SuggestionOffer suggestion={suggestion} />}
        <Foods foods={served.foods} day={served} />
        {served.further && <LazyMore isToday={served.isToday} further={served.further} />}
      </div>
    </>
  );
});
const Switcher = memo(DateSwitcher);
const Foods = memo(DayFoods);
