import { tokenise } from "~/features/foods/language/token";
import { compoundOf, isModifier, isSoft } from "~/features/foods/language/words";

/** A word that the name denies is marked: "!skin". */
export type NameWord = {
  word: string;
  place: "brand" | "head" | "either" | "alternative" | "beside" | "kind" | "aside";
};

export const isHead = (place: string): boolean =>
  place === "brand" || place === "head" || place === "either" || place === "alternative";

/** `brand` is what brackets say: "(KIND Fruit and Nut Bar)". */
export type FnddsName = {
  words: NameWord[];
  usual: boolean;
  brand: NameWord[];
  /** The first word that says which: the cola of "Soft drink, cola". */
  firstKind: string | undefined;
  kind: readonly string[];
};

const LINKS = new Set(
  "and with of in on the a n or to as by type style eaten nfs ns added from made including for at any than all other".split(
    " ",
  ),
);
export const isLink = (word: string): boolean => LINKS.has(word);

const BESIDE = new Set("with in on from without made for".split(" "));
const DENIALS = new Set(["no", "not", "without", "excluding", "except"]);
const MAKERS = new Set(["general", "mill", "kellogg", "quaker"]);
const EITHER_KIND = /^\s*\S+ or \S+ \S+(?: with .*)?$/;
const EITHER = /\bor\b|\//;

/** Reads a name of a table of foods, "Potato, baked, peel eaten, NS as to fat": the food, then its kind. */
export function fnddsName(name: string): FnddsName {
  const usual = /\b(NFS|NS as to)\b/.test(name);
  const [first = "", ...kinds] = name
    .replace(/beef or pork/i, "beef or pork or meat")
    .replace("reduced fat (2%)", "2%")
    .replace(", from raw", "")
    .replace("for use on a sandwich", "for use as topping")
    .replace(/^(Coffee|Frozen)\b(.*), nonfat/, "$1$2, with nonfat milk")
    .replace("with low fat milk", "with low fat 1% milk")
    .replace("lean only", "lean, without fat")
    .replace(/(?<!fat added, )NS as to fat type/, "fat added")
    .replace("Chili con carne", "Chili")
    .replace("Table fat", "Spread fat")
    .replace(/^Tea, hot, with milk$/, "Chai, sweet, with milk")
    .replace("excluding carrots, broccoli, and dark-green leafy", "no carrots or broccoli")
    .replace("including carrots, broccoli, and/or dark-green leafy", "carrots or broccoli or greens")
    .replace("Baby Toddler", "Baby food")
    .replace("flavors other than fruit", "vanilla or coffee or honey or caramel")
    .replace(/\b(\w+), (\w+), or (\w+)/, "$1 or $2 or $3")
    .replace(/\([^()]*\)/g, " ")
    .split(/[,;]/);
  const words: NameWord[] = [];
  const add = (nameWords: NameWord[]) => {
    for (const next of nameWords) if (!words.some(({ word }) => word === next.word)) words.push(next);
  };
  const named = wordsIn(first);
  let rest = kinds.map((kind) => ({ kind, words: wordsIn(kind.replace(/\bNS as to\b.*|\bNFS\b/, "")) }));
  // "Cream, sour" is sour cream, one word.
  const compound = rest.find((kind) => kind.words.length > 0 && compoundOf([...kind.words, ...named]));
  if (compound) {
    add([{ word: compoundOf([...compound.words, ...named]) ?? "", place: "head" }]);
    rest = rest.filter((kind) => kind !== compound);
  } else add(headWords(first, named));
  for (const { kind, words } of rest) add(kindWords(kind, words));
  const beside = rest.findIndex((other) => other.words.some((word) => BESIDE.has(word)));
  const which = rest.slice(0, beside < 0 ? rest.length : beside).map((other) => telling(other.words));
  const isTelling = (word: string) => !isSoft(word) && !isModifier(word);
  const kind = which.find((other) => other.some(isTelling)) ?? which[0] ?? [];
  const brand = [...name.matchAll(/\(([^()]*)\)/g)].flatMap(([, inside = ""]) => telling(wordsIn(inside)));
  add(brand.map((word) => ({ word, place: "aside" })));
  const maker = brand.find((word) => !MAKERS.has(word));
  return {
    words,
    usual,
    brand: brand.map((word) => ({ word, place: word === maker ? "brand" : "either" })),
    firstKind: kind.find(isTelling) ?? kind[0],
    kind,
  };
}

function headWords(first: string, words: readonly string[]): NameWord[] {
  const end = words.findIndex((word, i) => i > 0 && BESIDE.has(word));
  const main = telling(end < 0 ? words : words.slice(0, end));
  const either = EITHER.test(first);
  // "Cordial or liqueur" is either; "taco or tostada salad" is always a salad.
  const isAlternative = main.length === 2 && /^\S+ or \S+$/.test(first.trim());
  const last = EITHER_KIND.test(first) && main.length === 3 ? main[2] : undefined;
  const beside = end < 0 ? [] : telling(words.slice(end));
  return [
    ...main.map((word) => ({
      word,
      place: word.startsWith("!")
        ? ("aside" as const)
        : isAlternative
          ? ("alternative" as const)
          : either && word !== last
            ? ("either" as const)
            : ("head" as const),
    })),
    ...beside.map((word) => ({
      word,
      place: either || word.startsWith("!") ? ("aside" as const) : ("beside" as const),
    })),
  ];
}

function kindWords(kind: string, words: readonly string[]): NameWord[] {
  const either = EITHER.test(kind);
  return telling(words).map((word) => ({ word, place: either || word.startsWith("!") ? "aside" : "kind" }));
}

/** Without links; words after "no" and before "not eaten" are marked. */
function telling(words: readonly string[]): string[] {
  const at = words.findIndex((word, i) => DENIALS.has(word) || (word === "other" && words[i + 1] === "than"));
  const before = words[at] === "not" && words[at + 1] === "eaten";
  return words.flatMap((word, i) => {
    if (LINKS.has(word) || DENIALS.has(word)) return [];
    return at >= 0 && (before ? i < at : i > at) ? `!${word}` : word;
  });
}

const wordsIn = (text: string): string[] =>
  tokenise(text)
    .filter(({ kind }) => kind === "word")
    .map(({ norm }) => norm);
