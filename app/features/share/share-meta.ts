import type { Card } from "~/features/collection/card";
import { LANDSCAPE } from "./card-size";
import { cardLink, shareLink } from "./link";
import { shareTitle } from "./share-texts";

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
