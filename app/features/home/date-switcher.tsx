import { Link } from "@remix-run/react";
import { DAY_MESSAGES } from "~/features/day/messages";
import { Icon } from "~/ui/button";
import { DisabledArrow } from "~/ui/disabled-arrow";
import type { Home } from "./home.server";

export function DateSwitcher({ home }: { home: Home }) {
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
