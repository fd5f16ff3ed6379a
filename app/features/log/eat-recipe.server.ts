import { z } from "zod";
import { homePath } from "~/features/day/calendar-days";
import { type Eaten, eatenAt, type When, whenGiven } from "~/features/day/dates.server";
import type { FoodEntry } from "~/features/food/entry";
import { keySchema } from "~/features/food/entry-form.server";
import { loggedFood } from "~/features/food/logged.server";
import { readServings } from "~/features/food/servings";
import { parseAmount, parseCount } from "~/features/nutrition/read-number";
import { takePortion, thePot } from "~/features/recipes/pots.server";
import { eatenOf, eatenOfPot, RECIPE_MESSAGES, type RecipeAmount, timesOf } from "~/features/recipes/recipe";
import { theRecipe } from "~/features/recipes/recipes.server";
import type { Caller } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import { addFood, idOnDay, type Logged, logFoodWhen } from "./log-food.server";

/** An amount of a recipe, to be logged. Throws Refusal: 404 when the recipe is gone, 400 for an amount that can't be. */
export async function entryOfRecipe(by: Caller, id: string, amount: RecipeAmount): Promise<FoodEntry> {
  const recipe = await theRecipe(by, id);
  if (timesOf(recipe, amount) === undefined) throw new Refusal(400, { grams: [RECIPE_MESSAGES.noWeight] });
  const entry = eatenOf(recipe, amount);
  if (!entry) throw new Refusal(400, RECIPE_MESSAGES.tooMuch);
  return recipe.isMine ? entry : { ...entry, source: "house" };
}

const EAT_MEASURES = ["servings", "share", "grams"] as const;

/** One serving, unless a measure says more. */
export const eatRecipeSchema = (today: string) =>
  keySchema.extend({
    amount: z.string().optional(),
    measure: z.enum(EAT_MEASURES).optional(),
    ...whenGiven(today),
  });

type Measure = (typeof EAT_MEASURES)[number];
type Sent = When & { amount?: string; measure?: Measure; key: string };

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

export const cookSchema = keySchema.extend({ makes: z.string().optional() });

export const eatPotSchema = (today: string) =>
  keySchema.extend({
    ...{ servings: z.string().optional(), one: z.string().optional(), intent: z.string().optional() },
    ...whenGiven(today),
  });

type EatenPot = { servings: number; key: string; eaten: Eaten };

/**
 * Logs servings of a pot and takes them out of it, once for the same key. Throws Refusal: 404 when the pot is gone, 409 when
 * less is left, 400 for more than a day can hold.
 */
export const eatPot = (by: Caller, id: string, { servings, key, eaten }: EatenPot) =>
  by.change(async (tx) => {
    const pot = await thePot(tx, id);
    const entry = eatenOfPot(pot, servings);
    if (!entry) throw new Refusal(400, RECIPE_MESSAGES.tooMuch);
    const foodId = idOnDay(by, key, entry, eaten);
    const again = await loggedFood(tx.db, tx.viewer.id, foodId);
    const left = again ? pot.left : await takePortion(tx, pot, { foodId, servings });
    return { id: foodId, entry, left, ...eaten, ...(await addFood(tx, { id: foodId, entry, eaten })) };
  });

type SentPot = When & { servings?: string; one?: string; key: string };

/** As `eatPot`, from its form: one serving or the rest, unless an amount is typed. */
export async function eatSentPot(
  by: Caller,
  id: string,
  { servings: typed, one = "1", key, ...when }: SentPot,
) {
  const servings = readServings(typed?.trim() ? typed : one);
  if (servings === undefined) throw new Refusal(400, { servings: ["Must be more than 0"] });
  const eaten = eatenAt(by.viewer, when, by.now);
  const logged = await eatPot(by, id, { servings, key, eaten });
  return { id: logged.id, home: homePath(eaten.date, by.today, logged.collected) };
}
