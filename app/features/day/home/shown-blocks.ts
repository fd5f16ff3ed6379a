import { howMuch } from "~/features/nutrition/how-much";
import { NUTRIENTS } from "~/features/nutrition/nutrients";
import { type PerNutrient, perNutrient } from "~/features/nutrition/per-nutrient";
import type { Span } from "~/features/puzzles/blocks-by-food";
import { blocksOf } from "~/features/puzzles/fill";
import type { PixelMap } from "~/features/puzzles/pixel-map";

export type Shown = { text: string; span: Span };

type Picture = { map: PixelMap; filled: PerNutrient };
type Food = { id: string; name: string; span: Span | null };

export function shownBlocks(
  { map, filled }: Picture,
  foods: readonly Food[],
  show: string,
  hidden = false,
): Shown | null {
  const nutrient = NUTRIENTS.find((name) => name === show);
  if (nutrient) {
    const all = blocksOf(map)[nutrient];
    const to = perNutrient((name) => (name === nutrient ? all : 0));
    const text = hidden
      ? `Its ${nutrient} blocks: ${howMuch(filled[nutrient] / all)}.`
      : `${filled[nutrient]} of ${all} ${nutrient} blocks are filled.`;
    return { text, span: { from: perNutrient(() => 0), to } };
  }
  const food = foods.find(({ id }) => id === show);
  if (!food?.span) return null;
  return { text: `${food.name}: ${blocksText(food.span)}.`, span: food.span };
}

/** `31 carbs, 4 protein blocks`: without the nutrients that got none. */
export function blocksText({ from, to }: Span): string {
  const counts = NUTRIENTS.map((nutrient) => ({ nutrient, count: to[nutrient] - from[nutrient] }));
  const some = counts.filter(({ count }) => count > 0);
  if (some.length === 0) return "no blocks";
  const total = some.reduce((sum, { count }) => sum + count, 0);
  return `${some.map(({ nutrient, count }) => `${count} ${nutrient}`).join(", ")} ${total === 1 ? "block" : "blocks"}`;
}
