import { everyPuzzle } from "./every-puzzle";

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
