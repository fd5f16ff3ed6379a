import { NUTRIENTS, type Nutrient } from "~/features/nutrition/nutrients";
import type { PerNutrient } from "~/features/nutrition/per-nutrient";

/** `last`: they are all that are still open. */
type Brought = { count: number; last: boolean };

/** "the last 9 protein blocks, 4 carbs blocks" */
export const blocksText = (blocks: PerNutrient<Brought>): string =>
  NUTRIENTS.filter((nutrient) => blocks[nutrient].count > 0)
    .map((nutrient) => text(nutrient, blocks[nutrient]))
    .join(", ");

function text(nutrient: Nutrient, { count, last }: Brought): string {
  const of = `${nutrient} block${count === 1 ? "" : "s"}`;
  if (!last) return `${count} ${of}`;
  return count === 1 ? `the last ${of}` : `the last ${count} ${of}`;
}
