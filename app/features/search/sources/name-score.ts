import { LRUCache } from "lru-cache";
import { tokenise } from "~/features/foods/language/tokenise";
import { oneAway } from "./one-edit-apart";

const BEGUN = 0.85;
const INSIDE = 0.6;
const MISTYPED = 0.7;
const ASKED = 0.8;
const LONG_ENOUGH = 5;

/**
 * How well a name that no table knows meets the words of a search, 0 to 1. Every word must be in it, begin one of its
 * words, be part of one, or be one letter away.
 */
export function nameScore(words: string, name: string): number {
  const asked = partsOf(words);
  const own = partsOf(name);
  if (asked.length === 0 || own.length === 0) return 0;
  const met = new Set<string>();
  let sum = 0;
  for (const word of asked) {
    const [best, sure] = closest(word, own);
    if (sure === 0) return 0;
    met.add(best);
    sum += sure;
  }
  return ASKED * (sum / asked.length) + (1 - ASKED) * (met.size / own.length);
}

/** Of names looked at lately: every letter that is typed asks for the same ones again. */
const cache = new LRUCache<string, readonly string[]>({
  max: 10_000,
  memoMethod: (text) => {
    const words = tokenise(text.slice(0, 200)).filter(({ kind }) => kind !== "mark");
    return [...new Set(words.map(({ norm }) => norm))];
  },
});

const partsOf = (text: string): readonly string[] => cache.memo(text);

function closest(word: string, own: readonly string[]): [string, number] {
  let best: [string, number] = ["", 0];
  for (const part of own) {
    const sure = sureOf(word, part);
    if (sure > best[1]) best = [part, sure];
  }
  return best;
}

function sureOf(word: string, part: string): number {
  if (word === part) return 1;
  if (part.startsWith(word)) return BEGUN;
  if (word.length > 2 && part.includes(word)) return INSIDE;
  return word.length >= LONG_ENOUGH && oneAway(word, part) ? MISTYPED : 0;
}
