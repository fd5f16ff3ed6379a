import { foodOfFood } from "./food-of-food";
import type { LanguageIndex, Meaning } from "./language-index";
import { plainWord } from "./language-index";

const MIN_COMPOUND = 7;
const MAX_COMPOUND = 40;
const MIN_PART = 3;

export const meaningOf = (words: readonly string[], language: LanguageIndex): Meaning | undefined => {
  const typed = words.join(" ").toLowerCase();
  const plain = words.map(plainWord);
  const found =
    language.bySpelling.get(typed) ?? language.byPlain.get(plain.join(" ")) ?? formOf(plain, language);
  if (found || !language.links) return found;
  return plain.length === 1
    ? compoundOf(plain[0] ?? "", language)
    : plain.length === 2
      ? language.byPlain.get(plain.join(""))
      : undefined;
};

/** Another form of known words; a single longer one is a plural. */
function formOf(plain: readonly string[], { byStem, stem }: LanguageIndex): Meaning | undefined {
  // "Sum" is no form of "sumo".
  const isShort = plain.length === 1 && (plain[0]?.length ?? 0) <= MIN_PART;
  const found = isShort ? undefined : byStem.get(plain.map(stem).join(" "));
  const isPlural = found?.kind === "food" && plain.length === 1 && (plain[0]?.length ?? 0) > found.length;
  return isPlural && /[a-z]$/.test(found.english)
    ? { ...found, english: `${found.english.replace(/s$/, "")}s` }
    : found;
}

/** "Tomatensuppe" is a tomato soup, and "Dinkelkuchen" at least a cake. */
function compoundOf(word: string, language: LanguageIndex): Meaning | undefined {
  if (word.length < MIN_COMPOUND || word.length > MAX_COMPOUND) return undefined;
  let head: Meaning | undefined;
  for (let at = MIN_PART; at <= word.length - MIN_PART; at += 1) {
    const end = word.slice(at);
    const last = foodOf(end, language);
    if (!last) continue;
    const first = firstOf(word.slice(0, at), language);
    if (first?.kind === "food")
      return { english: foodOfFood(last.english, first.english), kind: "food", length: word.length };
    if (first) return { english: `${first.english} ${last.english}`, kind: "food", length: word.length };
    if (language.heads.has(end) || language.heads.has(language.stem(end))) head ??= last;
  }
  return head;
}

const foodOf = (word: string, { byPlain, byStem, stem }: LanguageIndex): Meaning | undefined => {
  const meaning = byPlain.get(word) ?? (word.length > MIN_PART ? byStem.get(stem(word)) : undefined);
  return meaning?.kind === "food" ? meaning : undefined;
};

const firstOf = (word: string, { byPlain, byStem, stem, links }: LanguageIndex): Meaning | undefined => {
  const meaning = byPlain.get(word) ?? byStem.get(stem(word)) ?? byPlain.get(word.replace(links ?? /$^/, ""));
  return meaning?.kind === "food" || meaning?.kind === "described" ? meaning : undefined;
};
