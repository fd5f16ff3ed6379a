import type { PuzzleView } from "~/features/puzzles/puzzle-view";
import { COLLECTED_TEXT, MISSED_TEXT } from "~/features/puzzles/stage-text";
import { Icon } from "~/ui/icon";
import { DateSwitcher } from "../calendar/date-switcher";
import { UsualOffer } from "../eat/usual-offer";
import type { UsualFood } from "../eat/usual-offer.server";
import { DayFoods } from "./day-foods";
import type { Home } from "./home-of.server";
import { Midnight } from "./midnight.island";
import { NutritionPool } from "./nutrition-pool";
import { PuzzleCard } from "./puzzle-card";
import { useOtherDayLoading } from "./slow-day.island";
import "./home.css";

type Props = { home: Home; usual: UsualFood | null; view: PuzzleView };

export function HomeScreen({ home, usual, view }: Props) {
  const toOtherDay = useOtherDayLoading();
  return (
    <div className={toOtherDay ? "home changing-day" : "home"}>
      {home.isToday && <Midnight inMs={home.midnightInMs} today={home.date} />}
      <DateSwitcher home={home} />
      {usual && <UsualOffer {...usual} />}
      <DayLine home={home} />
      <PuzzleCard
        key={home.puzzle?.id ?? "none"}
        puzzle={home.puzzle}
        date={home.date}
        isToday={home.isToday}
        canChange={home.canChange}
        view={view}
      />
      <NutritionPool totals={home.totals} goals={home.goals} finishAt={home.finishAt} />
      <DayFoods foods={home.foods} />
    </div>
  );
}

function DayLine({ home }: { home: Home }) {
  const { puzzle } = home;
  return (
    <div className="day-line">
      {puzzle && (
        <p className="kicker">
          {puzzle.categoryTitle} · {puzzle.name}
        </p>
      )}
      {home.line && (
        <p className="line">
          {home.line === COLLECTED_TEXT && <Icon name="collection" />}
          {home.line === MISSED_TEXT && <Icon name="repeat" />}
          {home.line}
        </p>
      )}
    </div>
  );
}
