import { Form, NavLink } from "@remix-run/react";
import type { MouseEvent } from "react";
import { Icon, type IconName } from "./icon";
import { Logo } from "./logo";
import { useHydrated } from "./use-hydrated";
import { useShell } from "./use-shell";

export const SIDE_MENU_ID = "side-menu";
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
