import type { Food } from "~/features/foods/food";
import { isChatter } from "~/features/foods/language/chatter";
import { isSoft } from "~/features/foods/language/soft-words";
import { tokenise } from "~/features/foods/language/tokenise";
import { closestWord } from "~/features/foods/matching/closest-word";
import { type FoodName, foodIndex } from "~/features/foods/matching/food-index";
import { match } from "~/features/foods/matching/match";
import { phraseOf } from "~/features/foods/phrases/phrase";
import { oneAway } from "./one-edit-apart";

/** How sure a word of the table is the one that was typed. */
const EXACT = 1;
const BEGUN = 0.85;
const MISTYPED = 0.7;
const SHORTEST_MISTYPED = 4;
const MOST_WORDS = 8;
/** The share of a score that says how much of what was typed is in the name; the rest, how much of the name was typed. */
const ASKED = 0.75;
/** What a description with these words would be read as is meant rather than another that fits alike. */
const MEANT = 0.08;
const RANK = 0.002;

type Scored = { food: Food; score: number };

/** The foods of the table that `words` may mean, the best first. The last word may be half typed. */
export function searchTable(words: string, limit: number): Scored[] {
  const typed = wordsOf(words);
  const emoji = foodIndex().byEmoji.get(words.trim());
  if (typed.length === 0) return emoji ? [{ food: emoji, score: 1 }] : [];
  const best = new Map<Food, number>();
  for (const [name, met] of namesWith(typed)) {
    const score = scoreOf(name, met, typed);
    if (score > (best.get(name.food) ?? 0)) best.set(name.food, score);
  }
  const exact = foodIndex().spelled.get(spelled(words));
  if (exact) best.set(exact.food, 1);
  const meant = match({ words: typed });
  const before = meant && best.get(meant.food);
  if (meant && before !== undefined) best.set(meant.food, Math.min(1, before + MEANT));
  return [...best]
    .map(([food, score]) => ({ food, score: Math.round(score * 1000) / 1000 }))
    .sort((a, b) => b.score - a.score || a.food.name.length - b.food.name.length)
    .slice(0, limit);
}

const spelled = (words: string): string =>
  tokenise(words)
    .filter(({ kind }) => kind !== "mark")
    .map(({ norm }) => norm)
    .join(" ");

/** What names a food in them: "milk" of "a glass of milk". */
function wordsOf(words: string): string[] {
  const tokens = tokenise(words);
  const { words: naming } = phraseOf({ join: "list", tokens });
  const all = naming.length > 0 ? naming : tokens.filter(({ kind }) => kind === "word").map((t) => t.norm);
  const known = all.filter((word) => !isChatter(word) || foodIndex().byWord.has(word));
  return [...new Set(known.length > 0 ? known : all)].slice(0, MOST_WORDS);
}

/** For each name that has one of the words: how sure each of its words was typed. */
function namesWith(typed: readonly string[]): Map<FoodName, Map<string, { word: string; sure: number }>> {
  const { byWord } = foodIndex();
  const names = new Map<FoodName, Map<string, { word: string; sure: number }>>();
  for (const [i, word] of typed.entries()) {
    for (const [known, sure] of knownWords(word, i === typed.length - 1)) {
      for (const name of byWord.get(known) ?? []) {
        const met = names.get(name) ?? new Map();
        if (sure > (met.get(known)?.sure ?? 0)) met.set(known, { word, sure });
        names.set(name, met);
      }
    }
  }
  return names;
}

/** The words of the table that a typed word may be. */
function knownWords(word: string, last: boolean): [known: string, sure: number][] {
  const { byWord, vocabulary } = foodIndex();
  const found: [string, number][] = byWord.has(word) ? [[word, EXACT]] : [];
  if (last || found.length === 0)
    for (const known of vocabulary.get(word[0] ?? "") ?? [])
      if (known !== word && known.startsWith(word)) found.push([known, BEGUN]);
  if (found.length > 0) return found;
  const meant = closestWord(word);
  if (meant !== undefined) return [[meant, MISTYPED]];
  if (word.length < SHORTEST_MISTYPED) return [];
  return [...byWord.keys()].filter((known) => oneAway(word, known)).map((known) => [known, MISTYPED]);
}

function scoreOf(
  name: FoodName,
  met: ReadonlyMap<string, { word: string; sure: number }>,
  typed: readonly string[],
): number {
  const { weightOf } = foodIndex();
  const sureOf = new Map<string, number>();
  for (const { word, sure } of met.values()) sureOf.set(word, Math.max(sure, sureOf.get(word) ?? 0));
  let asked = 0;
  let answered = 0;
  for (const word of typed) {
    const weight = isSoft(word) ? 0.3 : Math.max(weightOf(word), 0.5);
    asked += weight;
    answered += weight * (sureOf.get(word) ?? 0);
  }
  let own = 0;
  for (const [i, part] of name.words.entries()) own += met.has(part) ? (name.weights[i] ?? 0) : 0;
  return ASKED * (answered / asked) + (1 - ASKED) * (own / name.weight) - Math.min(name.rank, 20) * RANK;
}
