import type { PerNutrient } from "~/features/nutrition/amounts";
import { CATEGORIES, puzzleById, SPECIALS, unlockedBy } from "~/features/puzzles/catalogue";
import { silhouetteOf } from "~/features/puzzles/grid-paths";
import type { Category, Puzzle, PuzzleId } from "~/features/puzzles/puzzle";
import { capital } from "~/platform/text";
import { type CollectedDay, type CollectedPuzzle, cardDate } from "./collected";
import type { GardenSprite } from "./garden/sprites";

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

type GardenVisitors = {
  visitors: Visitor[];
  guest?: PuzzleId;
  text: string;
};

const NOBODY_YET = "No visitors yet. Finish a puzzle and one moves in.";
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
    names && `${capital(names)} ${visitors.length > 1 ? "have" : "has"} moved in.`,
    visitors.length < all.length && (names ? "Someone else is on the way." : NOBODY_YET),
    guest && "And a friend has come to visit.",
  ];
  return { visitors, guest, text: sentences.filter(Boolean).join(" ") };
}

/** `silhouette` is path data, shown while `count` is 0. */
export type Slot = { puzzle: Pick<Puzzle, "id" | "name">; count: number; silhouette: string };

export type Shelf = {
  category: Pick<Category, "id" | "type" | "title">;
  slots: Slot[];
  special?: Slot & { unlocked: boolean };
  collected: number;
  description: string;
  company: GardenVisitors;
};

/** The garden that changed last, open; the others as tiles: nearly complete ones, then new ones, complete ones last. */
export function arrangedShelves(
  shelves: readonly Shelf[],
  collection: readonly { puzzleId: PuzzleId; updatedAt: number }[],
): { open: Shelf; tiles: Shelf[] } {
  const changed = new Map(collection.map(({ puzzleId, updatedAt }) => [puzzleId, updatedAt]));
  const changedAt = ({ slots }: Shelf) =>
    Math.max(0, ...slots.map(({ puzzle }) => changed.get(puzzle.id) ?? 0));
  const rank = ({ collected, slots, special }: Shelf) =>
    collected === slots.length && (!special || special.count > 0) ? -1 : collected / slots.length;
  const gardens = shelves.filter(({ special }) => !special);
  const open = gardens.reduce((last, shelf) => (changedAt(shelf) > changedAt(last) ? shelf : last));
  const tiles = shelves.filter((shelf) => shelf !== open).sort((a, b) => rank(b) - rank(a));
  return { open, tiles };
}

export function picturesIn(shelves: readonly Shelf[]): { collected: number; all: number } {
  const slots = shelves.flatMap(({ slots, special }) => (special ? [...slots, special] : slots));
  const counts = new Map(slots.map(({ puzzle, count }) => [puzzle.id, count]));
  return { collected: [...counts.values()].filter((count) => count > 0).length, all: counts.size };
}

export function shelvesOf(
  collection: readonly { puzzleId: PuzzleId; count: number }[],
  categories: readonly Category[] = CATEGORIES,
): Shelf[] {
  const counts = new Map(collection.map(({ puzzleId, count }) => [puzzleId, count]));
  const unlocked = new Set(unlockedBy(new Set(counts.keys()), categories).map(({ puzzle }) => puzzle.id));
  const slotOf = ({ id, name, map }: Puzzle): Slot => {
    const count = counts.get(id) ?? 0;
    return { puzzle: { id, name }, count, silhouette: count > 0 ? "" : silhouetteOf(map) };
  };
  const specials = categories.flatMap(({ result }) => (result && counts.has(result.id) ? [result.id] : []));
  return categories.map(({ id, type, title, desc, puzzles, result }) => {
    const slots = puzzles.map(slotOf);
    const collected = slots.filter(({ count }) => count > 0).length;
    const special = result && { ...slotOf(result), unlocked: unlocked.has(result.id) };
    const description = special?.unlocked
      ? `Congratulations! ${special.puzzle.name} is fully unlocked!`
      : desc;
    const company = gardenVisitors(id, collected, specials);
    return { category: { id, type, title }, slots, special, collected, description, company };
  });
}

export type Card = {
  puzzle: Pick<Puzzle, "id" | "name" | "description" | "bgColor" | "map">;
  collection: string;
  date: string;
  /** Grams of that day; null for a special puzzle. */
  nutrition: PerNutrient | null;
  /** Wears the ribbon of a neat day. */
  neat?: boolean;
  hidesGrams?: boolean;
  /** Blocks in colour on a day that was called done; the others are in pencil. */
  filled?: PerNutrient;
};

type Recorded = Pick<CollectedPuzzle, "puzzleId" | "collectionType" | "nutrition" | "stored"> & {
  neat?: boolean;
  filled?: PerNutrient;
};

/** Of its first day, `firstDate` (`YYYY-MM-DD`), or of the one in `day`. */
export function cardOf(record: Recorded, firstDate: string, day?: CollectedDay): Card {
  const { puzzleId, collectionType, nutrition } = record;
  const puzzle = record.stored ?? puzzleById(puzzleId)?.puzzle;
  if (!puzzle) throw new Error(`no puzzle ${puzzleId} in the catalogue`);
  const { id, name, description, bgColor, map, unlockConditions } = puzzle;
  return {
    puzzle: { id, name, description, bgColor, map },
    collection: collectionType,
    date: cardDate(day?.date ?? firstDate),
    nutrition: unlockConditions ? null : (day?.nutrition ?? nutrition),
    ...((day ?? record).neat && { neat: true }),
    ...((day ?? record).filled && { filled: (day ?? record).filled }),
  };
}

export const pendingCongratulation = (collection: readonly CollectedPuzzle[]): CollectedPuzzle | undefined =>
  collection.find(({ puzzleId, congratulatedAt }) => congratulatedAt === null && SPECIALS.includes(puzzleId));
