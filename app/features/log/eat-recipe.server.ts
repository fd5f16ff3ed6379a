import { z } from "zod";
import type { When } from "~/features/day/dates";
import { whenGiven } from "~/features/day/when-form.server";
import type { FoodEntry } from "~/features/food/entry";
import { keySchema } from "~/features/food/entry-form.server";
import { readServings } from "~/features/food/servings";
import { parseAmount, parseCount } from "~/features/nutrition/read-number";
import { eatenOf, RECIPE_MESSAGES, type RecipeAmount, timesOf } from "~/features/recipes/recipe";
import { theRecipe } from "~/features/recipes/recipes.server";
import type { Caller } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import { type Logged, logFoodWhen } from "./log-food.server";

/** An amount of a recipe, to be logged. Throws Refusal: 404 when the recipe is gone, 400 for an amount that can't be. */
export async function entryOfRecipe(by: Caller, id: string, amount: RecipeAmount): Promise<FoodEntry> {
  const recipe = await theRecipe(by, id);
  if (timesOf(recipe, amount) === undefined) throw new Refusal(400, { grams: [RECIPE_MESSAGES.noWeight] });
  const entry = eatenOf(recipe, amount);
  if (!entry) throw new Refusal(400, RECIPE_MESSAGES.tooMuch);
  return entry;
}

export const EAT_MEASURES = ["servings", "share", "grams"] as const;

/** One serving, unless a measure says more. */
export const eatRecipeSchema = (today: string) =>
  keySchema.extend({
    amount: z.string().optional(),
    measure: z.enum(EAT_MEASURES).optional(),
    ...whenGiven(today),
  });

type Measure = (typeof EAT_MEASURES)[number];
type Sent = When & { amount?: string; measure?: Measure; key: string };

/** Throws Refusal as `entryOfRecipe`. */
export async function eatRecipe(by: Caller, id: string, { amount, measure, ...sent }: Sent): Promise<Logged> {
  const read = measure ? amountIn(amount ?? "", measure) : { servings: 1 };
  if (!read) throw new Refusal(400, { amount: [RECIPE_MESSAGES[measure ?? "servings"]] });
  return logFoodWhen(by, { ...sent, entry: await entryOfRecipe(by, id, read) });
}

function amountIn(text: string, measure: Measure): RecipeAmount | undefined {
  const servings = readServings(text);
  const share = parseCount(text);
  const grams = parseAmount(text, "g");
  if (measure === "servings") return servings === undefined ? undefined : { servings };
  if (measure === "share") return share !== undefined && share > 0 && share <= 1 ? { share } : undefined;
  return grams !== undefined && grams > 0 ? { grams } : undefined;
}
