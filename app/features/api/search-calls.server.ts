import { z } from "zod";
import { SEARCH_MAX } from "~/features/search/find-foods";
import { longTexts } from "~/http/cut-texts";
import { amountsSchema } from "./amounts-schema.server";
import { defineCall } from "./call";

/** A food of the search, in answers. */
export const foundFoodSchema = z.object({
  ref: z.string().meta({ examples: ["table:rye-bread"] }),
  name: z.string(),
  emoji: z.string(),
  unit: z.enum(["g", "ml", "portion"]),
  nutrition: amountsSchema.meta({
    description: "In 100 g, in 100 ml, or in one portion, as `unit` says.",
  }),
  portions: z
    .array(z.object({ name: z.string(), amount: z.number() }))
    .meta({ description: "How many `unit` each one is, the most usual first." }),
  source: z.string(),
});

export const searchFoodCall = defineCall({
  method: "GET",
  path: "/api/foods",
  operationId: "searchFood",
  summary: "Search foods: the built-in table, imported foods and foods you have logged",
  access: "signed-in",
  scope: "any",
  query: z.strictObject({
    q: z
      .string()
      .default("")
      .transform((words) => words.toWellFormed().slice(0, SEARCH_MAX))
      .meta({ examples: ["rye bread"], description: "May be half typed or mistyped." })
      .register(longTexts, { max: 16_384 }),
  }),
  answer: z.object({
    foods: z.array(foundFoodSchema),
  }),
});
