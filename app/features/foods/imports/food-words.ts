import { stem } from "../language/stem";

const MAX_WORDS = 16;
const MAX_WORD_LENGTH = 24;

/** The distinct words of a name in lower case, singular, without accents. */
export function foodWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "");
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const stems = words.filter((word) => word.length > 1).map((word) => stem(word.slice(0, MAX_WORD_LENGTH)));
  return [...new Set(stems)].slice(0, MAX_WORDS);
}
