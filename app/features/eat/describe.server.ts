import { dayWording } from "~/features/day/eat-day";
import { confirmedReview } from "~/features/review/confirmed.server";
import { firstReview, readMeal } from "~/features/review/read-meal.server";
import { type Review, reviewOfRows } from "~/features/review/review";
import { foodSources } from "~/features/search/sources.server";
import type { Caller } from "~/http/caller.server";
import { ownMeal, ownMealIn } from "./own-meal.server";

type Described = { description: string /** Not as it was confirmed before. */; afresh?: boolean };

/** A described meal, to be reviewed before it is logged. Throws Refusal as `readMeal` and `ownMeal`. */
export async function reviewOfDescription(by: Caller, { description, afresh }: Described): Promise<Review> {
  const sources = foodSources(by.db);
  const { id } = by.viewer;
  const named = ownMealIn(description);
  if (named) {
    const { more } = named;
    const own = await ownMeal(by, sources, description, named);
    const read = more && (await readMeal(by, more, true));
    if (!read || !("analysis" in read)) return own;
    const { rows, provenance } = await firstReview(sources, id, more, read.analysis);
    return reviewOfRows(description, [...own.rows, ...rows], provenance);
  }
  const meal = await readMeal(by, description, afresh);
  if ("analysis" in meal) return firstReview(sources, id, description, meal.analysis);
  const confirmedOn = dayWording(by.viewer, meal.confirmed.confirmedAt, by.now);
  return confirmedReview(sources, id, { description, confirmedOn }, meal.confirmed);
}
