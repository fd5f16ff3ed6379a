import { toTenth } from "~/features/nutrition/parse-amount";
import type { ReviewRow, RowFood } from "~/features/search/portion/review-row";

type Understood = { grams: number; portion: string };

/** Near enough to be the same weight, in grams. */
const SAME = 0.06;

/**
 * A weight and the words for it as an amount of portions where they say one, so that "2 slices" is 2 of "slice" and
 * stays so when it becomes 3; else as grams.
 */
export function understoodAmount(
  { grams, portion }: Understood,
  food: RowFood,
): Pick<ReviewRow, "amount" | "unit" | "portion"> {
  const [, count, name = ""] = /^([\d.]+) (.+)$/.exec(portion) ?? [];
  if (count !== undefined) {
    const named = food.portions
      .filter((each) => Math.abs(Number(count) * each.amount - grams) < SAME)
      .toSorted((a, b) => nearness(name, b.name) - nearness(name, a.name))[0];
    if (named && nearness(name, named.name) > 0) return { amount: count, unit: named.name, portion: "" };
  }
  const usual = /^a default portion/.test(portion);
  const [first] = food.portions;
  if (usual && first && Math.abs(first.amount - grams) < SAME)
    return { amount: "1", unit: first.name, portion: "a usual portion" };
  const words = usual ? "a usual portion" : portion.replace(/ \([\d.]+ g\)$/, "");
  const isWeight = /^[\d.]+ (?:g|ml)$/.test(portion);
  return { amount: String(toTenth(grams)), unit: food.unit, portion: isWeight ? "" : words };
}

/** 2 when a portion is called so, 1 when it may be a spelling of it ("slices", "large slice"). */
const nearness = (said: string, name: string): number =>
  said === name ? 2 : said.startsWith(name) || said.endsWith(name) || said.endsWith(`${name}s`) ? 1 : 0;
