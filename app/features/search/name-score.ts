import { LRUCache } from "lru-cache";
import { isOneEditApart } from "~/features/foods/language/spellings";
import { tokenise } from "~/features/foods/language/token";

const PREFIX = 0.85;
const SUBSTRING = 0.6;
const TYPO = 0.7;
const TYPO_MIN_LENGTH = 5;
const QUERY_SHARE = 0.8;

/** 0 to 1 for a name of any source. Each word of the query must be a word of it, a part of one or one letter away. */
export function nameScore(query: string, name: string): number {
  const queryWords = wordsIn(query);
  const nameWords = wordsIn(name);
  if (queryWords.length === 0 || nameWords.length === 0) return 0;
  const matched = new Set<string>();
  let sum = 0;
  for (const word of queryWords) {
    const [nameWord, score] = bestMatch(word, nameWords);
    if (score === 0) return 0;
    matched.add(nameWord);
    sum += score;
  }
  return QUERY_SHARE * (sum / queryWords.length) + (1 - QUERY_SHARE) * (matched.size / nameWords.length);
}

const cache = new LRUCache<string, readonly string[]>({
  max: 10_000,
  memoMethod: (text) => {
    const tokens = tokenise(text.slice(0, 200)).filter(({ kind }) => kind !== "mark");
    return [...new Set(tokens.map(({ norm }) => norm))];
  },
});

const wordsIn = (text: string): readonly string[] => cache.memo(text);

function bestMatch(word: string, nameWords: readonly string[]): [string, number] {
  let best: [string, number] = ["", 0];
  for (const nameWord of nameWords) {
    const score = wordScore(word, nameWord);
    if (score > best[1]) best = [nameWord, score];
  }
  return best;
}

function wordScore(word: string, nameWord: string): number {
  if (word === nameWord) return 1;
  if (nameWord.startsWith(word)) return PREFIX;
  if (word.length > 2 && nameWord.includes(word)) return SUBSTRING;
  return word.length >= TYPO_MIN_LENGTH && isOneEditApart(word, nameWord) ? TYPO : 0;
}
