import { LRUCache } from "lru-cache";
import { unitOfWord } from "~/features/foods/language/quantity";
import { tokenise } from "~/features/foods/language/token";
import { type Amount, readAmount } from "~/features/meals/read-amount";

export type NamedPortion = {
  count: number;
  units: readonly string[];
  size: Amount["size"];
  words: readonly string[];
};

export const VOLUMES = ["cup", "fl oz", "tbsp", "tsp"];
const PLAIN = new Set(
  "a any size as to ns nfs regular standard or single serving item fruit whole yield no ice".split(" "),
);

export const portionsIn = (name: string): readonly NamedPortion[] => cache.memo(name);

const cache = new LRUCache<string, readonly NamedPortion[]>({
  max: 5000,
  memoMethod: (name) => alternatives(name).flatMap((one) => readPortion(one) ?? []),
});

const alternatives = (name: string): string[] => {
  const words = name
    .replace(/\([^()]*\)/g, "")
    .replace("small/regular", "medium")
    .replace("/regular", "")
    .replace(/\b(\w+), (\w+), or (\w+)/, "$1/$2/$3")
    .replace(/\b([a-z]+) or ([a-z]+)\b/i, "$1/$2")
    .split(" ");
  const at = words.findIndex((word) => /^[a-z]+(\/[a-z]+)+$/i.test(word));
  const either = words[at]?.split("/") ?? [];
  return either.length > 0 ? either.map((one) => words.with(at, one).join(" ")) : [words.join(" ")];
};

function readPortion(name: string): NamedPortion | undefined {
  if (/^(Quantity|Guideline)|^$/.test(name)) return undefined;
  const { amount, rest } = readAmount(
    tokenise(
      name
        .replace(/ or \d.*/, "")
        .replace("child drink", "child size drink")
        .replace(/\/(?!\d)/g, " "),
    ),
  );
  const { unit, size, count = 1 } = amount;
  if (count <= 0 || unit?.grams !== undefined) return undefined;
  const words = rest.filter(({ kind }) => kind === "word").map(({ norm }) => norm);
  if (/calorie/.test(name)) words.push("calorie");
  const units = [...(unit ? [unit.name] : []), ...words.flatMap((word) => unitOfWord(word)?.name ?? [])];
  if (words.includes("kernel")) return undefined;
  return { count, units, size, words: words.filter((word) => !PLAIN.has(word) && !unitOfWord(word)) };
}

export const portionMeasures = (name: string): readonly string[] =>
  portionsIn(name).flatMap(({ units, size }) =>
    size
      ? [...units, ...(units.length > 0 ? units.map((unit) => `${size.name} ${unit}`) : [size.name])]
      : units,
  );

/** Words of a portion that may name its food: the stick of "cheese stick", the wing of a chicken. */
export const portionWords = (name: string): readonly string[] =>
  portionsIn(name).flatMap(({ words, units }) => [
    ...words,
    ...units.filter((unit) => !VOLUMES.includes(unit)),
  ]);
