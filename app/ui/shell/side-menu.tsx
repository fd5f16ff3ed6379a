import { Form, Link, NavLink, useLocation, useRouteLoaderData } from "@remix-run/react";
import type { MouseEvent } from "react";
import { ButtonLink, Icon, type IconName, useHydrated, useOnDay } from "~/ui/controls";
import { PixelArt } from "~/ui/pixel-art";

const ROWS = [
  "....iiiiii....",
  "..iiwwwwwwii..",
  ".iwwssssssswi.",
  ".iwsggwwwwswi.",
  "iwsgggwoowwswi",
  "iwswggwooowswi",
  "iwswwwwwoowswi",
  "iwswbbwwwwwswi",
  "iwswbbbwgwwswi",
  "iwswwbwgggwswi",
  ".iwswwwwgwswi.",
  ".iwwssssssswi.",
  "..iiwwwwwwii..",
  "....iiiiii....",
];

/** The mark beside the product's name, or alone with an accessible name. */
export function Logo({ name = false }: { name?: boolean }) {
  return (
    <span className="logo">
      <PixelArt rows={ROWS} className="logo-mark" />
      {name && <span className="logo-name">Pixelplate</span>}
    </span>
  );
}

/** The root loader's answer; its defaults when that failed. */
type Shell = {
  viewer: {
    email: string;
    nickname: string | null;
    tag: string;
    energy: "kcal" | "kj";
    hidesNumbers: boolean;
  } | null;
  contactEmail: string;
  collectionNews: boolean;
};

export function useShell(): Shell {
  return useRouteLoaderData<Shell>("root") ?? { viewer: null, contactEmail: "", collectionNews: false };
}

const SIDE_MENU_ID = "side-menu";
export const SHORTCUTS_ID = "shortcuts";

export function SideMenu() {
  const { viewer } = useShell();
  const hydrated = useHydrated();
  return (
    <nav
      id={SIDE_MENU_ID}
      className="side-menu"
      popover="auto"
      aria-label="Main"
      onClickCapture={closeAfterLink}
    >
      <header className="side-menu-head">
        <Logo name />
        <button
          type="button"
          className="icon-button"
          popovertarget={SIDE_MENU_ID}
          popovertargetaction="hide"
          aria-label="Close menu"
        >
          <Icon name="close" />
        </button>
      </header>
      <ul>
        <Entry to="/" icon="home" text="Home" />
        <Entry to="/my-collections" icon="collection" text="My Collections" />
        {viewer && <Entry to="/account" icon="user" text="Account" />}
        <Entry to="/tutorials" icon="tutorials" text="Tutorials" />
        {viewer && hydrated && (
          <li className="for-keyboards">
            <button type="button" className="side-menu-entry" popovertarget={SHORTCUTS_ID}>
              <Icon name="keyboard" />
              Keyboard shortcuts
            </button>
          </li>
        )}
        {!viewer && <Entry to="/log-in" icon="log-in" text="Log in" />}
        {!viewer && <Entry to="/sign-up" icon="plus" text="Sign up" />}
      </ul>
      {viewer && (
        <Form method="post" action="/log-out" className="side-menu-foot" reloadDocument>
          <p>{viewer.nickname ?? viewer.email}</p>
          <button type="submit" className="side-menu-entry">
            <Icon name="log-out" />
            Sign out
          </button>
        </Form>
      )}
    </nav>
  );
}

function Entry({ to, icon, text }: { to: string; icon: IconName; text: string }) {
  return (
    <li>
      <NavLink to={to} end className="side-menu-entry">
        <Icon name={icon} />
        {text}
      </NavLink>
    </li>
  );
}

function closeAfterLink(event: MouseEvent<HTMLElement>) {
  if ((event.target as Element).closest("a")) event.currentTarget.hidePopover?.();
}

/** At the foot of a phone's screen, within the top bar elsewhere: each place in the order of the eye, one of them shown. */
export function Tabs() {
  const onDay = useOnDay();
  const { collectionNews } = useShell();
  return (
    <nav className="nav-tabs" aria-label="Tabs">
      <Tab to="/" icon="home" text="Today" />
      <Tab to="/my-collections" icon="collection" text="Collection" news={collectionNews} />
      <ButtonLink to={onDay("/?eat=1")} aria-label="Eat" className="eat-tab" data-waits="" preventScrollReset>
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

type Props = { menu?: boolean; tabs?: boolean };

export function TopBar({ menu = true, tabs = true }: Props) {
  return (
    <header className="top-bar">
      {menu && (
        <button type="button" className="icon-button" popovertarget={SIDE_MENU_ID} aria-label="Menu">
          <Icon name="menu" />
        </button>
      )}
      <Link to="/" className="top-bar-logo" aria-label="Pixelplate, home">
        <Logo name />
      </Link>
      {tabs && <Tabs />}
    </header>
  );
}
