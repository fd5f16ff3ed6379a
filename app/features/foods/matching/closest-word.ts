import { LRUCache } from "lru-cache";
import { isChatter } from "~/features/foods/language/words";
import { isOrdinary } from "../language/ordinary-words";
import { foodIndex } from "./food-index";

const cache = new LRUCache<string, string>({ max: 1000, memoMethod: (word) => nearestWord(word) ?? "" });

/** The word of the table that a mistyped word means, or undefined. The first letter must be right. */
export const closestWord = (word: string): string | undefined => {
  if (word.length < 5 || word.length > 20 || isOrdinary(word)) return undefined;
  return cache.memo(word) || undefined;
};

export const nearestWord = (word: string): string | undefined => {
  let closest: string | undefined;
  let minDistance = 3;
  for (const candidate of foodIndex().vocabulary.get(word[0] ?? "") ?? []) {
    const sameStart = candidate.slice(0, 3) === word.slice(0, 3);
    const maxDistance = word.length > 8 || (word.length === 8 && sameStart) ? 2 : 1;
    // "Server" is not a misspelt "serve", which names nothing.
    if (isChatter(candidate) || candidate.length < 4) continue;
    if (Math.abs(candidate.length - word.length) > maxDistance) continue;
    const distance = editDistance(word, candidate, Math.min(minDistance, maxDistance + 1));
    if (distance <= maxDistance && distance < minDistance) {
      minDistance = distance;
      closest = candidate;
    }
  }
  return closest;
};

/** Letters added, dropped, changed or swapped, up to `limit`. */
const editDistance = (a: string, b: string, limit: number): number => {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let lowest = i;
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      lowest = Math.min(lowest, cost);
    }
    if (lowest >= limit) return limit;
    before = last;
    last = row;
  }
  return last[b.length] ?? limit;
};
