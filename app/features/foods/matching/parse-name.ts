import { tokenise } from "../language/tokenise";

/** A name of the table. `head` is the word for what it is: soup in "chicken soup". */
export type ParsedName = {
  spelling: string;
  words: string[];
  head: string;
  /** It joins two foods: "rice and beans". */
  joined: boolean;
};

const LINKS = new Set("and with of in on the a n or to no made".split(" "));
const AFTER_HEAD = new Set("with in on without from made for or no".split(" "));

/** A word after "without" or "no" becomes its opposite, "!bun". */
export const parseName = (name: string): ParsedName => {
  const tokens = tokenise(name)
    .filter(({ kind }) => kind !== "mark")
    .map(({ norm }) => norm);
  const end = tokens.findIndex((word, i) => i > 0 && AFTER_HEAD.has(word));
  const main = (end < 0 ? tokens : tokens.slice(0, end)).filter((word) => !LINKS.has(word));
  const words: string[] = [];
  for (const [i, word] of tokens.entries()) {
    if (word === "without" || LINKS.has(word)) continue;
    const isOpposite = tokens[i - 1] === "without" || tokens[i - 1] === "no";
    if (!words.includes(word)) words.push(isOpposite ? `!${word}` : word);
  }
  const joined = ["and", "with", "on"].some((word) => tokens.includes(word));
  return { spelling: tokens.join(" "), joined, words, head: main.at(-1) ?? words[0] ?? "" };
};
