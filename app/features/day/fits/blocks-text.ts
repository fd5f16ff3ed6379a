import { NUTRIENTS, type Nutrient } from "~/features/nutrition/nutrients";
import type { PerNutrient } from "~/features/nutrition/per-nutrient";

/** `last`: they are all that are still open. */
type Brought = { count: number; last: boolean };

/** "9 carbs, 14 protein and the last 68 fats blocks" */
export function blocksText(blocks: PerNutrient<Brought>): string {
  const brought = NUTRIENTS.filter((nutrient) => blocks[nutrient].count > 0);
  const texts = brought.map((nutrient) => text(nutrient, blocks[nutrient]));
  const all = brought.reduce((sum, nutrient) => sum + blocks[nutrient].count, 0);
  const end = texts.pop() ?? "";
  return `${texts.length > 0 ? `${texts.join(", ")} and ${end}` : end} block${all === 1 ? "" : "s"}`;
}

function text(nutrient: Nutrient, { count, last }: Brought): string {
  if (!last) return `${count} ${nutrient}`;
  return count === 1 ? `the last ${nutrient}` : `the last ${count} ${nutrient}`;
}
