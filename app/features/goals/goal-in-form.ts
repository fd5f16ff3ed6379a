import type { z } from "zod";
import { ownGrams } from "./own-grams";
import { macroSplit } from "./macro-split";
import type { goalSchema } from "./goal-schema.server";

type Sent = Pick<z.output<typeof goalSchema>, "calories" | "split" | "carbs" | "protein" | "fats">;

/** The goals of a form: grams as typed or as suggested. Throws Refusal: 400. */
export const goalInForm = (sent: Sent) =>
  sent.split === "own" ? { calories: sent.calories, ...ownGrams(sent.calories, sent) } : macroSplit(sent.calories);
