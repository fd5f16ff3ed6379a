import { NUTRIENTS } from "~/features/nutrition/nutrients";
import { blocksOf } from "../fill";
import type { PixelMap } from "../pixel-map";
import { BLOCKS_MIN, COLORS_MAX, INKS_MAX } from "./picture-limits";

/** What a picture needs before it can be a day's puzzle, as the end of a sentence; undefined when nothing. */
export function pictureProblem(map: PixelMap): string | undefined {
  const inks = Object.values(map.legend);
  if (inks.length > INKS_MAX) return `can't have more than ${INKS_MAX} letters in its legend`;
  const colors = new Set(inks.map(({ color }) => color)).size;
  if (colors > COLORS_MAX) return `has ${colors} colours; ${COLORS_MAX} are the most`;
  for (const letter of map.rows.join(""))
    if (letter !== "." && !Object.hasOwn(map.legend, letter))
      return `uses “${letter}”, which is not in its legend`;
  const blocks = blocksOf(map);
  const all = NUTRIENTS.reduce((sum, nutrient) => sum + blocks[nutrient], 0);
  if (all < BLOCKS_MIN) return `has ${all} blocks; ${BLOCKS_MIN} are the fewest`;
  const missing = NUTRIENTS.find((nutrient) => blocks[nutrient] === 0);
  if (missing) return `needs a block of ${missing}`;
}
