import { Link } from "@remix-run/react";
import { useOnDay } from "./dialog/use-on-day";
import { ButtonLink } from "./form/button-link";
import { Icon } from "./icon";
import { Logo } from "./logo";
import { SIDE_MENU_ID } from "./side-menu";

type Props = { menu?: boolean; eat?: boolean };

/** On a phone the Eat button stays within thumb reach. */
export function TopBar({ menu = true, eat = true }: Props) {
  const onDay = useOnDay();
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
      {eat && (
        <ButtonLink to={onDay("/?eat=1")} aria-label="Eat" className="eat-button" preventScrollReset>
          Eat
        </ButtonLink>
      )}
    </header>
  );
}
