import { stem } from "../language/stem";
import { closestWord } from "../matching/closest-word";
import { type LanguageIndex, languageIndexes, type Meaning } from "./language-index";
import { wordOf } from "./language-of";

const MIN_LETTERS = 6;
const NONE = new Map<string, Meaning>();

/** The words of an English text that name a food in another language only: "a Butterbrot for lunch". */
export function loneFoods(words: readonly string[]): LanguageIndex | undefined {
  const bySpelling = new Map<string, Meaning>();
  for (const word of words) {
    const { plain, english } = wordOf(word);
    if (english !== "none" || plain.length < MIN_LETTERS || closestWord(stem(plain))) continue;
    const meaning = languageIndexes()
      .map(({ byPlain }) => byPlain.get(plain))
      .find((found) => found?.kind === "food");
    if (meaning) bySpelling.set(word.toLowerCase(), meaning);
  }
  if (bySpelling.size === 0) return undefined;
  return {
    bySpelling,
    byPlain: NONE,
    byStem: NONE,
    stem: (word) => word,
    heads: new Set(),
    parts: new Set(),
  };
}
