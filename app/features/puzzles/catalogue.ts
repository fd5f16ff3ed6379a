import {
  breakfastTable,
  magicGarden,
  oldOrchard,
  rainyDaySoup,
  saturdayPicnic,
  summerMarket,
} from "./categories";
import { type Category, type FoundPuzzle, isSameName, type Picture, type PuzzleId } from "./puzzle";
import { bentoCatRecipe, pancakeBearRecipe, salmonNigiriBoyRecipe } from "./specials";

/** In display order; a puzzle belongs to the first category that holds it, so syntheses follow their parts. */
export const CATEGORIES: readonly Category[] = [
  magicGarden,
  salmonNigiriBoyRecipe,
  summerMarket,
  breakfastTable,
  pancakeBearRecipe,
  oldOrchard,
  saturdayPicnic,
  rainyDaySoup,
  bentoCatRecipe,
];

export function everyPuzzle(categories = CATEGORIES): FoundPuzzle[] {
  const all = categories.flatMap((category) =>
    [...category.puzzles, ...(category.result ? [category.result] : [])].map((puzzle) => ({
      puzzle,
      category,
    })),
  );
  return all.filter(({ puzzle }, i) => all.findIndex((entry) => entry.puzzle === puzzle) === i);
}

const COPY = /-[1-6]\s*$/;

/** The ids that find a puzzle: `name-1` to `name-6` find the only one of a category. */
export const idsFor = (id: string, { puzzles }: Pick<Category, "puzzles">): string[] =>
  puzzles.length === 1 ? [id, id.replace(COPY, "")] : [id];

export function puzzleById(
  id: string,
  categories: readonly Category[] = CATEGORIES,
): FoundPuzzle | undefined {
  for (const category of categories) {
    const { puzzles, result } = category;
    const ids = idsFor(id, category);
    const puzzle =
      puzzles.find((puzzle) => ids.some((name) => isSameName(puzzle.id, name))) ??
      (result && isSameName(result.id, id) ? result : undefined);
    if (puzzle) return { puzzle, category };
  }
  return undefined;
}

/** For loaders: the browser gets these instead of the catalogue. */
export function picturesOf<Id extends PuzzleId>(ids: readonly Id[]): Record<Id, Picture> {
  return Object.fromEntries(
    ids.map((id) => {
      const match = puzzleById(id);
      if (!match) throw new Error(`no puzzle ${id} in the catalogue`);
      return [id, { name: match.puzzle.name, map: match.puzzle.map }];
    }),
  ) as Record<Id, Picture>;
}

export type Seed = { id: string; name: string; categoryId: string };

const SEEDS = 3;

/** Three puzzles to choose from on `date` (`YYYY-MM-DD`): first those not `collected` (ids), from as many categories as can be. */
export function seedsOf(date: string, collected: readonly string[]): Seed[] {
  const seeds = everyPuzzle()
    .filter(({ puzzle, category }) => puzzle !== category.result)
    .map(({ puzzle: { id, name }, category }) => ({ id, name, categoryId: category.id }))
    .sort((a, b) => placeOn(date, a.id) - placeOn(date, b.id));
  const fresh = seeds.filter(({ id }) => !collected.includes(id));
  const firsts = fresh.filter(
    (seed, i) => fresh.findIndex(({ categoryId }) => categoryId === seed.categoryId) === i,
  );
  return [...new Set([...firsts, ...fresh, ...seeds])].slice(0, SEEDS);
}

function placeOn(date: string, id: string): number {
  let hash = 0x811c9dc5;
  for (const letter of `${date} ${id}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash;
}

export const landingPictures = () =>
  picturesOf(["carrot", "broccoli", "tomato", "avocado", "corn", "pumpkin"]);

export type LandingPictures = ReturnType<typeof landingPictures>;

export const SPECIALS = CATEGORIES.flatMap(({ result }) => (result ? [result.id] : []));

export function unlockedBy(
  collected: ReadonlySet<PuzzleId>,
  categories: readonly Category[] = CATEGORIES,
): FoundPuzzle[] {
  return categories.flatMap((category) => {
    const puzzle = category.result;
    return puzzle?.unlockConditions?.every((part) => collected.has(part)) ? [{ puzzle, category }] : [];
  });
}
