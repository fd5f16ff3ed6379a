import { Link } from "@remix-run/react";
import { RIBBON } from "~/features/collection/garden/sprites";
import { DisabledArrow, Icon } from "~/ui/controls";
import { PixelArt } from "~/ui/pixel-art";
import type { YearAlbum } from "./album.server";
import { SHEET } from "./album-shapes";
import "./year.css";

export function YearView({ album }: { album: YearAlbum }) {
  const { year, months, previous, next } = album;
  const full = months.filter(hasDays);
  const empty = months.filter((month) => !hasDays(month));
  return (
    <section className="year card" aria-label={album.text}>
      <div className="month-switcher">
        <Link className="icon-button" to={`/my-collections/${previous}`} aria-label="Previous year">
          <Icon name="chevron-left" />
        </Link>
        <p className="year-number">{year}</p>
        {next ? (
          <Link className="icon-button" to={`/my-collections/${next}`} aria-label="Next year">
            <Icon name="chevron-right" />
          </Link>
        ) : (
          <DisabledArrow label="Next year" icon="chevron-right" />
        )}
      </div>
      <div className="year-months">
        {full.map(({ month, name, text, days }, i) => (
          <section key={month} id={month} className="year-month" aria-label={text}>
            <h2>
              <Link to={`/calendar?month=${month}`}>{name}</Link>
            </h2>
            <ul>
              {(i === 0 ? fromFirstWeek(days) : days).map((day, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the places of a month never move
                <Day key={at} day={day} sheet={album.sheet} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {empty.length > 0 && (
        <ul className="year-empty" aria-label="Months without food">
          {empty.map(({ month, name }) => (
            <li key={month} id={month}>
              <Link to={`/calendar?month=${month}`}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type Month = YearAlbum["months"][number];

const hasDays = ({ days }: Month) => days.some((day) => day && "text" in day);

/** The weeks before a year's first food are left out. */
function fromFirstWeek(days: Month["days"]) {
  const first = days.findIndex((day) => day && "text" in day);
  return days.slice(first - (first % 7));
}

type DayProps = { day: Month["days"][number]; sheet: string };

function Day({ day, sheet }: DayProps) {
  if (!day) return <li aria-hidden="true" />;
  if (!("text" in day)) return <li aria-hidden="true" className={day.ahead ? "year-ahead" : "year-blank"} />;
  const { date, text, place, neat } = day;
  return (
    <li className={place ? undefined : "year-blank"}>
      <Link to={`/?date=${date}`} aria-label={text}>
        {place && (
          <svg viewBox={`${place.x} ${place.y} 24 24`} aria-hidden="true" focusable="false">
            <image href={sheet} width={SHEET.width} height={SHEET.height} />
          </svg>
        )}
        {neat && <PixelArt rows={RIBBON} className="year-ribbon" />}
      </Link>
    </li>
  );
}
