import { z } from "zod";
import { NUTRIENTS } from "~/features/nutrition/nutrients";
import { GRID_SIZE } from "../pixel-map";
import { INKS_MAX } from "./picture-limits";
import { pictureProblem } from "./picture-problem";

const ink = z.strictObject({
  color: z
    .string("needs a color like #d22f3d")
    .regex(/^#[0-9a-f]{6}$/, "must be a color like #d22f3d, in lower case"),
  nutrient: z.enum(NUTRIENTS, `must be one of ${NUTRIENTS.join(", ")}`),
});
const key = z.string().regex(/^[!-\-/-~]$/, "must be one letter, digit or sign");
const row = z.string(`must be ${GRID_SIZE} letters`).length(GRID_SIZE, `must have ${GRID_SIZE} letters`);

/** A picture, finished or not. */
export const draftMapSchema = z.strictObject(
  {
    legend: z
      .record(key, ink, {
        error: ({ code }) =>
          code === "invalid_key"
            ? "must be one letter, digit or sign"
            : "must say of each letter its color and nutrient",
      })
      .refine((legend) => Object.keys(legend).length <= INKS_MAX, `can't have more than ${INKS_MAX} letters`),
    rows: z.array(row, `must be ${GRID_SIZE} rows`).length(GRID_SIZE, `must have ${GRID_SIZE} rows`),
  },
  "must have a legend and rows",
);

/** A picture that fills as the built-in ones do. */
export const pixelMapSchema = draftMapSchema.superRefine((map, context) => {
  const message = pictureProblem(map);
  if (message) context.addIssue({ code: "custom", message });
});
