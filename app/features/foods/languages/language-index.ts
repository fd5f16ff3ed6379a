import { DUTCH } from "./dutch";
import { FRENCH } from "./french";
import { GERMAN } from "./german";
import { ITALIAN } from "./italian";
import type { LanguageWords } from "./language-words";
import { PORTUGUESE } from "./portuguese";
import { SPANISH } from "./spanish";

export type Meaning = { english: string; kind: "food" | "described" | "word"; length: number };

export type LanguageIndex = Pick<LanguageWords, "stem" | "describesAfter"> & {
  links?: RegExp;
  heads: ReadonlySet<string>;
  parts: ReadonlySet<string>;
  /** As written, without accents, and as stems; several words are separated by spaces. */
  bySpelling: ReadonlyMap<string, Meaning>;
  byPlain: ReadonlyMap<string, Meaning>;
  byStem: ReadonlyMap<string, Meaning>;
};

const LANGUAGES: readonly LanguageWords[] = [GERMAN, FRENCH, SPANISH, ITALIAN, DUTCH, PORTUGUESE];

/** The most words of one name: "pommes de terre au four". */
export const LONGEST_NAME = 5;

const indexes: LanguageIndex[] = [];

/** The languages besides English, in the order that decides between equals. */
export const languageIndexes = (): readonly LanguageIndex[] => {
  for (const words of LANGUAGES.slice(indexes.length)) indexes.push(indexOf(words));
  return indexes;
};

/** Builds the indexes ahead of use, once, with a `pause` after each for other work. */
export async function warmLanguages(pause: () => Promise<void>): Promise<void> {
  for (let i = indexes.length; i < LANGUAGES.length; i = indexes.length) {
    indexes.push(indexOf(LANGUAGES[i] as LanguageWords));
    await pause();
  }
}

export const plainWord = (word: string): string => {
  const lower = word.toLowerCase();
  if (/^[a-z]*$/.test(lower)) return lower;
  return lower
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("ł", "l")
    .replaceAll("ı", "i")
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "");
};

export const wordsIn = (text: string): RegExpExecArray[] => [...text.matchAll(/[\p{L}\p{M}]+|\p{Nd}+|&/gu)];

function indexOf({ foods, described, words, stem, compound, describesAfter }: LanguageWords): LanguageIndex {
  const parts = new Set<string>();
  const bySpelling = new Map<string, Meaning>();
  const byPlain = new Map<string, Meaning>();
  const byStem = new Map<string, Meaning>();
  const add = (map: Map<string, Meaning>, key: string, meaning: Meaning) => {
    if (!map.has(key)) map.set(key, meaning);
  };
  const lists = { word: words, food: foods, described } as const;
  for (const [kind, list] of Object.entries(lists) as [Meaning["kind"], string][])
    for (const [english, names] of entriesOf(list))
      for (const name of names) {
        const typed = wordsIn(name).map(([word]) => word);
        const plain = typed.map(plainWord);
        const meaning = { english, kind, length: plain.join(" ").length };
        for (const word of plain) parts.add(word);
        add(bySpelling, typed.join(" "), meaning);
        add(byPlain, plain.join(" "), meaning);
        add(byStem, plain.map(stem).join(" "), meaning);
      }
  const heads = new Set(compound?.heads.split(" ").map(plainWord));
  return { stem, describesAfter, links: compound?.links, heads, parts, bySpelling, byPlain, byStem };
}

const entriesOf = (list: string): [english: string, names: string[]][] =>
  list
    .trim()
    .split(/[;\n]/)
    .map((entry) => {
      const [english = "", names = ""] = entry.split(" = ");
      return [english.trim().replace(/^-$/, ""), names.split(",").map((name) => name.trim())];
    });
