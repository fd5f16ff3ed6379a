import type { ReactNode } from "react";
import type { Card } from "~/features/collection/card";
import { PuzzleCard } from "~/features/collection/puzzle-card";
import { Icon } from "~/ui/icon";
import { Logo } from "~/ui/logo";
import { SHARE_TEXTS, shareTitle, whatItIs } from "./share-texts";
import "./share.css";

type Props = {
  card: Card;
  /** From `shownNickname`. */
  nickname: string;
  siteUrl: string;
};

export function ShareView({ card, nickname, siteUrl }: Props) {
  return (
    <ShareFrame>
      <h1>{shareTitle(nickname)}</h1>
      <p className="share-what">{whatItIs(card.date, card.nutrition === null)}</p>
      <PuzzleCard {...card} />
      <div className="share-invitation">
        <p>{SHARE_TEXTS.invitation}</p>
        <a className="button primary" href={siteUrl} target="_blank" rel="noopener">
          Pixelplate
          <Icon name="external" />
        </a>
      </div>
    </ShareFrame>
  );
}

/** Shows nothing about the viewer. */
export function ShareFrame({ children }: { children: ReactNode }) {
  return (
    <div className="share-page">
      <header className="share-bar">
        <a href="/" aria-label="Pixelplate, home">
          <Logo name />
        </a>
      </header>
      <main id="main">{children}</main>
    </div>
  );
}
