import { fractionText, portionsText } from "~/features/meals/meal";
import { fieldText } from "~/features/nutrition/read-number";
import { loggedReview } from "~/features/review/confirmed.server";
import { firstReview, readMeal } from "~/features/review/read-meal.server";
import { type Review, reviewOfRows, withRows } from "~/features/review/review";
import { rowTimes } from "~/features/review/whole";
import { type ReviewRow, rowOfFood } from "~/features/search/row";
import { foodsByRef } from "~/features/search/sources.server";
import type { Caller } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import { type OwnRecipe, RECIPE_MESSAGES, RECIPE_REF, type RecipeAmount, timesOf } from "./recipe";
import { namesOwn, recipesIn } from "./recipe-words";
import { recipesFor } from "./recipes.server";

export type NamedRecipe = { recipe: OwnRecipe; amount: RecipeAmount };

/** The recipes that a text names ("400 g of my chili"), and what else it says; undefined where it names none. */
export async function recipesNamed(by: Caller, description: string) {
  if (!namesOwn(description)) return undefined;
  const recipes = await recipesFor(by);
  const read = recipesIn(
    description,
    recipes.map(({ whole }) => whole.name),
  );
  if (!read) return undefined;
  const found = read.found.flatMap(({ recipe, amount }): NamedRecipe[] => {
    const named = recipes[recipe];
    return named ? [{ recipe: named, amount }] : [];
  });
  return { found, rest: read.rest };
}

/**
 * A meal with recipes of one's own, to be reviewed: the foods of a single one, as much of them, else a food for each;
 * undefined where the text names none. Throws Refusal: 400 for grams of a recipe without a cooked weight.
 */
export async function reviewWithRecipes(by: Caller, description: string): Promise<Review | undefined> {
  const named = await recipesNamed(by, description);
  const [first] = named?.found ?? [];
  if (!named || !first) return undefined;
  for (const { recipe, amount } of named.found)
    if (timesOf(recipe, amount) === undefined)
      throw new Refusal(400, { description: [RECIPE_MESSAGES.noWeight] });
  if (named.found.length === 1 && !named.rest) return reviewOfRecipe(by, description, first);
  const rows = await rowsOfRecipes(by, named.found);
  const more = await readRest(by, named.rest);
  return reviewOfRows(description, [...rows, ...more.rows], more.provenance);
}

/** `isCut`: the text names more foods than a review holds. */
type Rest = Pick<Review, "rows" | "provenance"> & { isCut?: boolean };

/** What is not recognised beside a recipe is no reason to refuse all of it. */
export async function readRest(by: Caller, rest: string): Promise<Rest> {
  const nothing = { rows: [], provenance: { unrecognised: rest ? [rest] : [] } };
  if (!rest) return nothing;
  try {
    const read = await readMeal(by, rest, true);
    if (!("analysis" in read)) return nothing;
    const review = await firstReview(by, rest, read.analysis);
    return { ...review, isCut: read.analysis.items.length > review.rows.length };
  } catch (error) {
    if (error instanceof Refusal && error.status === 400) return nothing;
    throw error;
  }
}

async function reviewOfRecipe(
  by: Caller,
  description: string,
  { recipe, amount }: NamedRecipe,
): Promise<Review> {
  const times = timesOf(recipe, amount) ?? 1;
  const review = await loggedReview(by, recipe.whole);
  const scaled = withRows(
    { ...review, typed: [] },
    review.rows.map((row) => rowTimes(row, times)),
  );
  const texts = { servings: fieldText(recipe.makes), share: fractionText(times) };
  const whole = times <= 1 ? { ...texts, shown: texts } : undefined;
  return { ...scaled, description, name: review.name, emoji: review.emoji, whole };
}

export async function rowsOfRecipes(by: Caller, named: readonly NamedRecipe[]): Promise<ReviewRow[]> {
  const refs = named.map(({ recipe }) => RECIPE_REF + recipe.id);
  const foods = await foodsByRef(by, refs);
  return named.flatMap(({ recipe, amount }) => {
    const food = foods.get(RECIPE_REF + recipe.id);
    if (!food) return [];
    const row = rowOfFood(food);
    if ("grams" in amount) return [{ ...row, amount: fieldText(amount.grams), unit: food.unit }];
    const servings = (timesOf(recipe, amount) ?? 1) * recipe.makes;
    return [{ ...row, amount: portionsText(servings) }];
  });
}
