import { z } from "zod";
import { NUTRIENTS } from "~/features/nutrition/nutrients";
import { blocksOf } from "../fill";
import { GRID_SIZE, type PixelMap } from "../pixel-map";
import { BLOCKS_MIN, COLORS_MAX, INKS_MAX } from "./picture-limits";

const ink = z.strictObject({
  color: z
    .string("needs a color like #d22f3d")
    .regex(/^#[0-9a-f]{6}$/, "must be a color like #d22f3d, in lower case"),
  nutrient: z.enum(NUTRIENTS, `must be one of ${NUTRIENTS.join(", ")}`),
});

/** A picture that fills as the built-in ones do. */
export const pixelMapSchema: z.ZodType<PixelMap> = z
  .strictObject(
    {
      legend: z.record(
        z
          .string()
          .regex(/^[!-~]$/, "must be one letter, digit or sign")
          .refine((key) => key !== ".", "can't be “.”, which is empty"),
        ink,
        "must give each letter a color and a nutrient",
      ),
      rows: z
        .array(
          z.string(`must be ${GRID_SIZE} letters`).length(GRID_SIZE, `must have ${GRID_SIZE} letters`),
          `must be ${GRID_SIZE} rows`,
        )
        .length(GRID_SIZE, `must have ${GRID_SIZE} rows`),
    },
    "must have a legend and rows",
  )
  .superRefine((map, context) => {
    const problem = problemOf(map);
    if (problem) context.addIssue({ code: "custom", message: problem });
  });

function problemOf(map: PixelMap): string | undefined {
  const inks = Object.values(map.legend);
  if (inks.length > INKS_MAX) return `can't have more than ${INKS_MAX} letters in its legend`;
  const colors = new Set(inks.map(({ color }) => color)).size;
  if (colors > COLORS_MAX) return `has ${colors} colors; ${COLORS_MAX} are the most`;
  for (const letter of map.rows.join(""))
    if (letter !== "." && !Object.hasOwn(map.legend, letter))
      return `uses “${letter}”, which is not in its legend`;
  const blocks = blocksOf(map);
  const missing = NUTRIENTS.find((nutrient) => blocks[nutrient] === 0);
  if (missing) return `needs a block of ${missing}`;
  const all = NUTRIENTS.reduce((sum, nutrient) => sum + blocks[nutrient], 0);
  if (all < BLOCKS_MIN) return `has ${all} blocks; ${BLOCKS_MIN} are the fewest`;
}
