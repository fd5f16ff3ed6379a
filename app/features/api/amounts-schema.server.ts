import { z } from "zod";
import { perAmount } from "~/features/nutrition/per-amount";
import { perNutrient } from "~/features/nutrition/per-nutrient";

/** The amounts of a food or a day, in answers. */
export const amountsSchema = z.object(perAmount(() => z.number()));

export const nutrientsSchema = z.object(perNutrient(() => z.number()));
