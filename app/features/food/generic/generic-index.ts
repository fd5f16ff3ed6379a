import { tokenise } from "../built-in/language/tokenise";
import type { ImportedFood } from "../imports/imported-food";

/** A food of an imported table as it is matched: what its name says, and how much each word of that says. */
export type GenericFood = {
  food: ImportedFood;
  /** Begins the ref of the food: "import:fndds". */
  from: string;
  source: string;
  /** A word that is denied stands with a mark before it: "!skin". */
  words: ReadonlyMap<string, number>;
  weight: number;
  /** What a survey takes it for when nobody said which kind it was. */
  usual: boolean;
};

export type GenericIndex = {
  byWord: ReadonlyMap<string, readonly GenericFood[]>;
  /** 0 to 1: how few foods have the word. 0 for one that none has. */
  rarity: (word: string) => number;
};

/** An imported food with its name read, word by word and part by part. */
export type GenericDraft = Pick<GenericFood, "food" | "from" | "source"> & { parts: string[][] };

const LINKS = new Set(
  "and with of in on the a n or to as type no not without eaten nfs ns added from made including for".split(
    " ",
  ),
);
/** What stands after the first comma of a name tells the kind: people leave it out. */
const KIND = 0.45;
const DENIED = 0.15;

/** Reads the name of a food. It takes a while for thousands, so whoever has other work does it in between. */
export const genericDraft = (food: ImportedFood, from: string, source: string): GenericDraft => ({
  food,
  from,
  source,
  parts: food.name.split(/[,;()]/).map(wordsOf),
});

/** Turns imported foods round, from words to foods. */
export function genericIndex(drafts: readonly GenericDraft[]): GenericIndex {
  const counts = new Map<string, number>();
  for (const { parts } of drafts)
    for (const word of new Set(parts.flat())) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.log(Math.max(drafts.length, 2));
  const rarity = (word: string) => {
    const count = counts.get(word);
    return count === undefined ? 0 : 0.1 + 0.9 * (1 - Math.log(count) / most);
  };
  const byWord = new Map<string, GenericFood[]>();
  for (const { parts, ...draft } of drafts) {
    const words = new Map<string, number>();
    for (const [i, part] of parts.entries())
      for (const word of part)
        if (!words.has(word))
          words.set(word, rarity(word) * (word.startsWith("!") ? DENIED : i === 0 ? 1 : KIND));
    const weight = [...words.values()].reduce((sum, each) => sum + each, 0);
    const generic = { ...draft, words, weight, usual: /\b(NFS|NS as to)\b/.test(draft.food.name) };
    for (const word of words.keys()) {
      const named = byWord.get(word);
      if (named) named.push(generic);
      else byWord.set(word, [generic]);
    }
  }
  return { byWord, rarity };
}

function wordsOf(part: string): string[] {
  const tokens = tokenise(part).filter(({ kind }) => kind === "word");
  const denied = tokens.some(({ norm }) => norm === "no" || norm === "not" || norm === "without");
  const words = tokens.map(({ norm }) => norm).filter((word) => !LINKS.has(word));
  return denied && words.length <= 2 ? words.map((word) => `!${word}`) : words;
}
