import { NUTRIENTS } from "~/features/nutrition/nutrients";
import type { PerNutrient } from "~/features/nutrition/per-nutrient";

/** "A bit more protein would finish the picture." */
export function whatIsMissing(filled: PerNutrient, blocks: PerNutrient): string {
  const open = NUTRIENTS.filter((nutrient) => filled[nutrient] < blocks[nutrient]);
  const names = open.length > 1 ? `${open.slice(0, -1).join(", ")} and ${open.at(-1)}` : open.join();
  return `A bit more ${names} would finish the picture.`;
}
