import { Link } from "@remix-run/react";
import { Icon } from "./icon";
import { Logo } from "./logo";
import { SIDE_MENU_ID } from "./side-menu";
import { Tabs } from "./tabs";

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
