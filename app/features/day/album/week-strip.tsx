import { Link } from "@remix-run/react";
import { amountLabels } from "~/features/nutrition/amount-labels";
import { formatIn } from "~/features/nutrition/format-in";
import { NutrientMark } from "~/features/nutrition/nutrient-mark";
import { useEnergy } from "~/features/nutrition/use-energy";
import { useHidesNumbers } from "~/features/nutrition/use-hides-numbers";
import { DisabledArrow } from "~/ui/disabled-arrow";
import { Icon } from "~/ui/icon";
import { WEEKDAYS } from "../calendar/weekdays";
import type { WeekAlbum } from "./album-of.server";
import { AlbumPictures, DayPicture } from "./album-pictures";

type Props = { album: WeekAlbum; selected: string; today: string };

export function WeekStrip({ album, selected, today }: Props) {
  const { dates, days, title, text, previousWeek, nextWeek } = album;
  return (
    <div className="calendar-month">
      <div className="month-switcher">
        <Link className="icon-button" to={weekLink(previousWeek, selected)} aria-label="Previous week">
          <Icon name="chevron-left" />
        </Link>
        <h3 aria-live="polite">{title}</h3>
        {nextWeek ? (
          <Link className="icon-button" to={weekLink(nextWeek, selected)} aria-label="Next week">
            <Icon name="chevron-right" />
          </Link>
        ) : (
          <DisabledArrow label="Next week" icon="chevron-right" />
        )}
      </div>
      <AlbumPictures pictures={album.pictures} />
      <ol className="week-strip" aria-label={text}>
        {dates.map(({ date, open }, i) => (
          <li key={date}>
            <span aria-hidden="true">{WEEKDAYS[i]?.[0]}</span>
            {open || date === today ? (
              <Link
                to={`/?date=${date}`}
                aria-label={days[date]?.text}
                aria-current={date === selected ? "date" : undefined}
                data-today={date === today || undefined}
              >
                <DayPicture day={days[date]} />
                {Number(date.slice(8))}
              </Link>
            ) : (
              <span className="week-blank">
                <DayPicture day={undefined} />
                {Number(date.slice(8))}
              </span>
            )}
          </li>
        ))}
      </ol>
      <Averages {...album.averages} />
    </div>
  );
}

const weekLink = (week: string, selected: string) => `/calendar?week=${week}&date=${selected}`;

function Averages({ daysLogged, amounts }: WeekAlbum["averages"]) {
  const energy = useEnergy();
  const hidden = useHidesNumbers();
  if (daysLogged === 0) return <p className="muted">Nothing was logged in this week.</p>;
  if (hidden)
    return (
      <p className="muted">{`Food on ${daysLogged} ${daysLogged === 1 ? "day" : "days"} of this week.`}</p>
    );
  return (
    <section className="week-averages" aria-labelledby="week-averages">
      <h3 id="week-averages">{`Average of ${daysLogged} ${daysLogged === 1 ? "day" : "days"} logged`}</h3>
      <dl>
        {amountLabels(energy).map(({ name, label, unit }) => (
          <div key={name}>
            <dt>
              <NutrientMark kind={name} /> {label}
            </dt>
            <dd>{`${formatIn(unit, amounts[name])} ${unit}`}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
