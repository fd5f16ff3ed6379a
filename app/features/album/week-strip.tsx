import { RIBBON } from "~/features/collection/garden/sprites";
import { WEEKDAYS } from "~/features/day/calendar-days";
import { amountLabels, formatIn } from "~/features/nutrition/amounts";
import { NutrientMark } from "~/features/nutrition/nutrient-row";
import { useEnergy, useHidesNumbers } from "~/features/nutrition/use-numbers";
import { DisabledArrow, Icon } from "~/ui/controls";
import { PixelArt } from "~/ui/pixel-art";
import type { LastWeek, WeekAlbum } from "./album.server";
import type { AlbumShown } from "./album-text";
import "./album.css";
import { Link } from "@remix-run/react";
import { SharePicture } from "./share-picture.island";

export function AlbumPictures({ pictures }: Pick<AlbumShown, "pictures">) {
  return (
    <svg className="album-pictures" width="0" height="0" aria-hidden="true" focusable="false">
      {pictures.map(({ id, colors, mask }) => (
        <symbol key={id} id={id} viewBox="0 0 24 24">
          {mask && <path className="day-mask" d={mask} />}
          {colors.map(({ color, d }) => (
            <path key={color} stroke={color} d={d} />
          ))}
        </symbol>
      ))}
    </svg>
  );
}

export function DayPicture({ day }: { day: AlbumShown["days"][string] | undefined }) {
  return (
    <span className="day-picture">
      {day?.picture && (
        <svg viewBox="0 0 24 24" shapeRendering="crispEdges" aria-hidden="true" focusable="false">
          <use href={`#${day.picture}`} />
        </svg>
      )}
      {day?.neat && <PixelArt rows={RIBBON} className="day-ribbon" />}
    </span>
  );
}

/** The week before in a row, what it was like as a whole, and a press to share it. */
export function LastWeekStrip({ week: { week, dates, pictures, days, text, sentence } }: { week: LastWeek }) {
  const picture = `/calendar.png?week=${week}`;
  const file = `pixelplate-${week}.png`;
  return (
    <section className="last-week" aria-labelledby="last-week-title">
      <header>
        <h2 id="last-week-title">Last week</h2>
        <SharePicture
          picture={picture}
          file={file}
          text={text}
          otherwise={
            <a className="button quiet" href={picture} download={file}>
              <Icon name="download" /> Save picture
            </a>
          }
        />
      </header>
      <AlbumPictures pictures={pictures} />
      <Link to={`/calendar?week=${week}`} aria-label={text} preventScrollReset>
        {dates.map((date) => (
          <DayPicture key={date} day={days[date]} />
        ))}
      </Link>
      <p>{sentence}</p>
    </section>
  );
}

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
  if (daysLogged === 0) return <p className="muted">Nothing logged this week.</p>;
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

type AlbumFootProps = { picture: string; file: string; text: string; preview?: boolean };

export const AlbumFoot = ({ picture, file, text, preview }: AlbumFootProps) => (
  <div className="album-foot">
    {preview && <Preview picture={picture} text={text} />}
    <a className="button plain" href={picture} download={file}>
      <Icon name="download" />
      Save picture
    </a>
    <SharePicture picture={picture} file={file} text={text} />
  </div>
);

const Preview = ({ picture, text }: Pick<AlbumFootProps, "picture" | "text">) => (
  <>
    <button type="button" className="button quiet" popovertarget="album-preview">
      Preview
    </button>
    <div
      id="album-preview"
      className="sheet album-preview"
      popover="auto"
      role="dialog"
      aria-label="The picture to save"
    >
      <img key={picture} src={picture} alt={text} loading="lazy" />
      <button type="button" className="button plain" popovertarget="album-preview" popovertargetaction="hide">
        Close
      </button>
    </div>
  </>
);

type AlbumViewsProps = { month: string; week: string; selected: string; shown: "month" | "week" | "year" };

export function AlbumViews({ month, week, selected, shown }: AlbumViewsProps) {
  const views = [
    { view: "month", text: "Month", to: `/calendar?month=${month}&date=${selected}` },
    { view: "week", text: "Week", to: `/calendar?week=${week}&date=${selected}` },
    { view: "year", text: "Year", to: `/my-collections/${month.slice(0, 4)}#${month}` },
    { view: "trends", text: "Trends", to: "/trends" },
  ];
  return (
    <nav className="album-views" aria-label="View">
      {views.map(({ view, text, to }) => (
        <Link key={view} to={to} aria-current={view === shown ? "page" : undefined} preventScrollReset>
          {text}
        </Link>
      ))}
    </nav>
  );
}
