export type Weight = { date: string; kg: number };

/** `mean` is that of the seven days up to its own; after a `gap` a week or more had no weight. */
export type MeanWeight = Weight & { mean: number; gap: boolean };

const DAY_MS = 86_400_000;
const DAYS = 7;

export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/** Weights from a day on, newest first; earlier ones count for the first means. */
export function withMeans(weights: readonly Weight[], from: string): MeanWeight[] {
  const oldestFirst = weights.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  let first = 0;
  const all = oldestFirst.map((weight, i) => {
    const day = dayNumber(weight.date);
    while (dayNumber(oldestFirst[first]?.date ?? weight.date) <= day - DAYS) first++;
    const week = oldestFirst.slice(first, i + 1);
    const before = oldestFirst[i - 1];
    return {
      ...weight,
      mean: week.reduce((sum, { kg }) => sum + kg, 0) / week.length,
      gap: before !== undefined && day - dayNumber(before.date) > DAYS,
    };
  });
  return all.filter(({ date }) => date >= from).reverse();
}
