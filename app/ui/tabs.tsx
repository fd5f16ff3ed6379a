import { Link, useLocation } from "@remix-run/react";
import { useOnDay } from "./dialog/use-on-day";
import { ButtonLink } from "./form/button-link";
import { Icon, type IconName } from "./icon";
import { useShell } from "./use-shell";

/** At the foot of a phone's screen, within the top bar elsewhere. */
export function Tabs() {
  const onDay = useOnDay();
  const { collectionNews } = useShell();
  return (
    <nav className="nav-tabs" aria-label="Tabs">
      <Tab to="/" icon="home" text="Today" />
      <Tab to="/my-collections" icon="collection" text="Collection" news={collectionNews} />
      <ButtonLink to={onDay("/?eat=1")} aria-label="Eat" className="eat-tab" preventScrollReset>
        Eat
      </ButtonLink>
      <Tab to="/calendar" icon="calendar" text="Calendar" preventScrollReset />
      <Tab to="/account" icon="user" text="You" />
    </nav>
  );
}

type TabProps = { to: string; icon: IconName; text: string; news?: boolean; preventScrollReset?: boolean };

function Tab({ to, icon, text, news = false, preventScrollReset }: TabProps) {
  const { pathname, search } = useLocation();
  const current = to === "/" ? pathname === to && !search.includes("date=") : pathname === to;
  const below = to !== "/" && pathname.startsWith(`${to}/`);
  const isNew = news && !current && !below;
  return (
    <Link
      to={to}
      className="nav-tab"
      aria-label={isNew ? `${text}, something new` : undefined}
      aria-current={current ? "page" : below || undefined}
      preventScrollReset={preventScrollReset}
    >
      <span className="nav-tab-icon">
        <Icon name={icon} />
        {isNew && <span className="nav-tab-dot" />}
      </span>
      {text}
    </Link>
  );
}
