import type { ReactNode } from "react";
import { PuzzleCard } from "~/features/collection/puzzle-card";
import type { Card } from "~/features/collection/shelves";
import { ButtonLink, Icon } from "~/ui/controls";
import { EmptyState } from "~/ui/page";
import { Logo } from "~/ui/shell/side-menu";
import { cardLink, SHARE_TEXTS, shareLink, shareTitle, whatItIs } from "./link";
import "./share.css";
import { LANDSCAPE } from "./card-shapes";

type Props = {
  card: Card;
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
        <p>Collect your nutrition puzzles on</p>
        <a className="button" href={siteUrl} target="_blank" rel="noopener">
          Pixelplate
          <Icon name="external" />
        </a>
      </div>
    </ShareFrame>
  );
}

function ShareFrame({ children }: { children: ReactNode }) {
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

/** Says the same for an unknown link, an uncollected puzzle and a deleted account. */
export function ShareUnavailable() {
  return (
    <ShareFrame>
      <EmptyState
        picture="scarecrow"
        level="h1"
        title={SHARE_TEXTS.unavailable}
        action={<ButtonLink to="/">Go to Pixelplate</ButtonLink>}
      />
    </ShareFrame>
  );
}

type Shared = {
  shareId: string;
  card: Card;
  nickname: string;
  baseUrl: string;
};

export function shareMeta({ shareId, card, nickname, baseUrl }: Shared) {
  const { puzzle, collection, date } = card;
  const title = shareTitle(nickname);
  const description = `${puzzle.name} from the ${collection} collection. ${puzzle.description}`;
  const link = { baseUrl, shareId, puzzleId: puzzle.id };
  const image = cardLink(link);
  const alt = `A seed packet with a pixel picture: ${puzzle.name}, ${collection}, ${date}`;
  return [
    { title },
    { name: "description", content: description },
    { name: "robots", content: "noindex" },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: "Pixelplate" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: shareLink({ ...link, nickname }) },
    { property: "og:image", content: image },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: String(LANDSCAPE.width) },
    { property: "og:image:height", content: String(LANDSCAPE.height) },
    { property: "og:image:alt", content: alt },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: image },
    { name: "twitter:image:alt", content: alt },
  ];
}
