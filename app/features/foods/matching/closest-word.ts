import { LRUCache } from "lru-cache";
import { isChatter } from "../language/chatter";
import { foodIndex } from "./food-index";

/** One description looks the same word up several times; "" where nothing is close. */
const cache = new LRUCache<string, string>({ max: 1000, memoMethod: (word) => search(word) ?? "" });

/** The word of the table that a mistyped word was meant to be, or undefined. The first letter must be right. */
export const closestWord = (word: string): string | undefined => {
  if (word.length < 5 || word.length > 20) return undefined;
  return cache.memo(word) || undefined;
};

const search = (word: string): string | undefined => {
  let best: string | undefined;
  let least = 3;
  for (const known of foodIndex().vocabulary.get(word[0] ?? "") ?? []) {
    const most = word.length > 8 || (word.length === 8 && known.slice(0, 3) === word.slice(0, 3)) ? 2 : 1;
    // "Server" is not a misspelt "serve", which names nothing.
    if (isChatter(known) || known.length < 4 || Math.abs(known.length - word.length) > most) continue;
    const distance = editDistance(word, known, Math.min(least, most + 1));
    if (distance <= most && distance < least) {
      least = distance;
      best = known;
    }
  }
  return best;
};

/** Letters added, dropped, changed or swapped; stops counting once `enough` is reached. */
const editDistance = (a: string, b: string, enough: number): number => {
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
    if (lowest >= enough) return enough;
    before = last;
    last = row;
  }
  return last[b.length] ?? enough;
};
