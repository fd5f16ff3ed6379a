import { tokenise } from "../built-in/language/tokenise";
import { readAmount } from "../built-in/read-amount";
import type { Portion } from "../imports/imported-food";

type Grams = ReadonlyMap<string, number>;

/** The survey's own word for an amount that nobody said. */
const USUAL = "Quantity not specified";
const SPOONS = ["cup", "tbsp", "tsp"];
const SIZES = new Set("small medium large mini jumbo fun king personal individual footlong".split(" "));
/** A "large" of pizza may be a whole one: what is further from the usual portion than this is something else. */
const MOST_TIMES = { sized: 2, other: 4, known: 2.5 };

/** A food's portions as the matcher names them, in grams: the imported ones, and the `known` ones of what it was taken for. */
export function genericPortions(portions: readonly Portion[], known: Grams): Grams {
  const own = ownPortions(portions);
  if (known.size === 0) return own;
  const merged = new Map<string, number>();
  for (const [name, grams] of known) {
    const imported = own.get(name);
    merged.set(name, imported && isWithin(imported, grams, MOST_TIMES.known) ? imported : grams);
  }
  const usual = known.get("piece") ?? known.get("default") ?? [...known.values()][0] ?? 100;
  for (const [name, grams] of own) {
    if (merged.has(name) || name === "piece" || name === "default") continue;
    const times = SIZES.has(name) ? MOST_TIMES.sized : MOST_TIMES.other;
    if (SPOONS.includes(name) || isWithin(grams, usual, times)) merged.set(name, grams);
  }
  return merged;
}

/** The usual one first. */
function ownPortions(portions: readonly Portion[]): Map<string, number> {
  const usual = portions.find(({ name }) => name === USUAL);
  const own = new Map<string, number>(usual && [["default", usual.grams]]);
  for (const { name, grams } of portions) {
    const counted = countedIn(name);
    if (counted && !own.has(counted.name)) own.set(counted.name, grams / counted.count);
  }
  return own;
}

/** "1 medium" is a medium, "2 cups, diced" are cups, "1 cookie" is a piece. */
function countedIn(portion: string): { name: string; count: number } | undefined {
  if (/^(Quantity|Guideline)/.test(portion)) return undefined;
  const { amount, rest } = readAmount(tokenise(portion.replace(/\(.*?\)|,.*$/g, "")));
  const { unit, size, count = 1 } = amount;
  const exact = unit?.grams !== undefined || (unit?.ml !== undefined && !SPOONS.includes(unit.name));
  if (exact || count <= 0) return undefined;
  const name = size?.name ?? unit?.name ?? (rest.length === 1 ? "piece" : undefined);
  return name === undefined ? undefined : { name, count };
}

const isWithin = (a: number, b: number, times: number): boolean => a / b <= times && b / a <= times;
