import { LRUCache } from "lru-cache";
import type { Card } from "~/features/collection/card";
import { pictures } from "~/features/share/pictures.server";
import { landscapeCard } from "./landscape-card";
import type { Typefaces } from "./lettering";
import { portraitCard } from "./portrait-card";

const DRAWINGS = {
  landscape: landscapeCard,
  portrait: portraitCard,
  "portrait-plain": (card: Card, faces: Typefaces) => portraitCard(card, faces, { plain: true }),
};
/** About 30 KB each. */
const CARDS_MAX = 200;

const cache = new LRUCache<string, Promise<Buffer>>({ max: CARDS_MAX });

export function cardPng(format: keyof typeof DRAWINGS, card: Card): Promise<Buffer> {
  const { collection, date, nutrition, neat } = card;
  const key = JSON.stringify([format, card.puzzle, collection, date, nutrition, neat]);
  const png = cache.get(key) ?? draw(format, card);
  cache.set(key, png);
  png.catch(() => cache.delete(key));
  return png;
}

async function draw(format: keyof typeof DRAWINGS, card: Card) {
  // Reading fonts takes a package of its own, which only a first card needs.
  const [sharp, { typefaces }] = await Promise.all([pictures(), import("./lettering.server")]);
  return sharp(Buffer.from(DRAWINGS[format](card, typefaces())))
    .png({ palette: true, effort: 7 })
    .toBuffer();
}
