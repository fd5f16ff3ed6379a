import type { Category, PuzzleId } from "~/features/puzzles/puzzle";
import type { GardenSprite } from "./sprites";

type Visitor = { sprite: GardenSprite; name: string; from: number };

const VISITORS: Partial<Record<Category["id"], readonly Visitor[]>> = {
  magic_garden: [
    { sprite: "snail", name: "a snail", from: 1 },
    { sprite: "bee", name: "a bee", from: 2 },
    { sprite: "butterfly", name: "a butterfly", from: 4 },
    { sprite: "bird", name: "a robin", from: 6 },
  ],
  summer_market: [
    { sprite: "ladybird", name: "a ladybird", from: 1 },
    { sprite: "butterfly", name: "a butterfly", from: 3 },
    { sprite: "cat", name: "the market cat", from: 6 },
  ],
  breakfast_table: [
    { sprite: "mouse", name: "a mouse", from: 1 },
    { sprite: "bee", name: "a bee", from: 3 },
    { sprite: "bird", name: "a robin", from: 6 },
  ],
  old_orchard: [
    { sprite: "hedgehog", name: "a hedgehog", from: 1 },
    { sprite: "butterfly", name: "a butterfly", from: 3 },
    { sprite: "squirrel", name: "a squirrel", from: 6 },
  ],
  saturday_picnic: [
    { sprite: "ladybird", name: "a ladybird", from: 1 },
    { sprite: "bee", name: "a bee", from: 3 },
    { sprite: "sparrow", name: "a sparrow", from: 6 },
  ],
  rainy_day_soup: [
    { sprite: "snail", name: "a snail", from: 1 },
    { sprite: "frog", name: "a frog", from: 3 },
    { sprite: "duck", name: "a duck", from: 6 },
  ],
};

const HOSTS: Partial<Record<PuzzleId, Category["id"]>> = {
  salmon_nigiri_boy: "magic_garden",
  pancake_bear: "breakfast_table",
  bento_cat: "saturday_picnic",
};

export type GardenVisitors = {
  visitors: Visitor[];
  guest?: PuzzleId;
  text: string;
};

const NOBODY_YET = "No visitors yet. Finish a picture and one moves in.";
const LIST = new Intl.ListFormat("en-GB");

export function gardenVisitors(
  categoryId: Category["id"],
  collected: number,
  specials: readonly PuzzleId[],
): GardenVisitors {
  const all = VISITORS[categoryId] ?? [];
  const visitors = all.filter(({ from }) => from <= collected);
  const guest = specials.find((id) => HOSTS[id] === categoryId);
  const names = LIST.format(visitors.map(({ name }) => name));
  const sentences = [
    names && `${names[0]?.toUpperCase()}${names.slice(1)} ${visitors.length > 1 ? "have" : "has"} moved in.`,
    visitors.length < all.length && (names ? "Someone else is on the way." : NOBODY_YET),
    guest && "And a friend has come to visit.",
  ];
  return { visitors, guest, text: sentences.filter(Boolean).join(" ") };
}
