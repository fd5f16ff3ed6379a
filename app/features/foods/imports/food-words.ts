import { stem } from "../language/stem";

const MOST_WORDS = 16;
const LONGEST_WORD = 24;

/** The words of a name as they are searched: small letters, no accents, singular, each once. */
export function foodWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "");
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const kept = words.filter((word) => word.length > 1).map((word) => stem(word.slice(0, LONGEST_WORD)));
  return [...new Set(kept)].slice(0, MOST_WORDS);
}
