import { toTenth } from "~/features/nutrition/to-tenth";
import type { ReviewRow, RowFood } from "~/features/search/portion/review-row";

const TOLERANCE_G = 0.06;

/** An amount of portions where the words name one, so that "2 slices" is 2 of "slice"; else of grams. */
export function understoodAmount(
  { grams, portion }: { grams: number; portion: string },
  food: RowFood,
): Pick<ReviewRow, "amount" | "unit" | "portion"> {
  const [, count, name = ""] = /^([\d.]+) (.+)$/.exec(portion) ?? [];
  if (count !== undefined) {
    const named = food.portions
      .filter(({ amount }) => Math.abs(Number(count) * amount - grams) < TOLERANCE_G)
      .toSorted((a, b) => nearness(name, b.name) - nearness(name, a.name))[0];
    if (named && nearness(name, named.name) > 0) return { amount: count, unit: named.name, portion: "" };
  }
  const usual = /^a default portion/.test(portion);
  const [first] = food.portions;
  if (usual && first && Math.abs(first.amount - grams) < TOLERANCE_G)
    return { amount: "1", unit: first.name, portion: "a usual portion" };
  const text = usual ? "a usual portion" : portion.replace(/ \([\d.]+ g\)$/, "");
  const isWeight = /^[\d.]+ (?:g|ml)$/.test(portion);
  return { amount: String(toTenth(grams)), unit: food.unit, portion: isWeight ? "" : text };
}

const nearness = (words: string, name: string): number =>
  words === name ? 2 : words.startsWith(name) || words.endsWith(name) || words.endsWith(`${name}s`) ? 1 : 0;
