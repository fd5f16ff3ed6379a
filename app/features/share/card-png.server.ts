import type { Card } from "~/features/collection/card";
import { pictures } from "~/platform/pictures.server";
import { landscapeCard } from "./landscape-card";
import type { Typefaces } from "./lettering";
import { portraitCard } from "./portrait-card";

const DRAWINGS = {
  landscape: landscapeCard,
  portrait: portraitCard,
  "portrait-plain": (card: Card, faces: Typefaces) => portraitCard(card, faces, { plain: true }),
};
/** At about 30 KB each. */
const KEPT_CARDS = 200;

const kept = new Map<string, Promise<Buffer>>();

/** A card as a palette PNG. The cards asked for last are kept, and one asked for twice at once is drawn once. */
export function cardPng(format: keyof typeof DRAWINGS, card: Card): Promise<Buffer> {
  const { collection, date, nutrition } = card;
  const key = JSON.stringify([format, card.puzzle.name, collection, date, nutrition]);
  const png = kept.get(key) ?? draw(format, card);
  kept.delete(key);
  kept.set(key, png);
  png.catch(() => kept.delete(key));
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT_CARDS) break;
    kept.delete(oldest);
  }
  return png;
}

async function draw(format: keyof typeof DRAWINGS, card: Card) {
  // Reading fonts takes a package of its own, which only a first card needs.
  const [sharp, { typefaces }] = await Promise.all([pictures(), import("./lettering.server")]);
  return sharp(Buffer.from(DRAWINGS[format](card, typefaces())))
    .png({ palette: true, effort: 7 })
    .toBuffer();
}
