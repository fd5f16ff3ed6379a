import { dayWording } from "~/features/day/dates.server";
import { reviewWithRecipes } from "~/features/recipes/described-recipes.server";
import { confirmedReview } from "~/features/review/confirmed.server";
import { firstReview, readMeal } from "~/features/review/read-meal.server";
import { type Review, reviewOfRows } from "~/features/review/review";
import type { Caller } from "~/http/caller.server";
import { reviewOfUsual, usualMealIn } from "./usual-meal.server";

type Described = {
  description: string;
  /** Not as it was confirmed before. */
  ignoreConfirmed?: boolean;
};

/** A described meal, to be reviewed before it is logged. Throws Refusal as `readMeal`, `reviewOfUsual` and `reviewWithRecipes`. */
export async function reviewOfDescription(
  by: Caller,
  { description, ignoreConfirmed }: Described,
): Promise<Review> {
  const named = usualMealIn(description);
  if (named) {
    const { more } = named;
    const usual = await reviewOfUsual(by, description, named);
    const read = more && (await readMeal(by, more, true));
    if (!read || !("analysis" in read)) return usual;
    const { rows, provenance } = await firstReview(by, more, read.analysis);
    return reviewOfRows(description, [...usual.rows, ...rows], provenance);
  }
  const ofRecipes = await reviewWithRecipes(by, description);
  if (ofRecipes) return ofRecipes;
  const meal = await readMeal(by, description, ignoreConfirmed);
  if ("analysis" in meal) return firstReview(by, description, meal.analysis);
  const confirmedOn = dayWording(by.viewer, meal.confirmed.confirmedAt, by.now);
  return confirmedReview(by, { description, confirmedOn }, meal.confirmed);
}
