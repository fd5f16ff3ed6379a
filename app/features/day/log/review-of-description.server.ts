import type { Db } from "~/db/store";
import { readMeal } from "~/features/describe/read-meal.server";
import { confirmedReview } from "~/features/describe/review/confirmed/confirmed-review.server";
import { firstReview } from "~/features/describe/review/first-review.server";
import type { Review } from "~/features/describe/review/review";
import { reviewOfRows } from "~/features/describe/review/review-of";
import { foodSources } from "~/features/search/sources/food-sources.server";
import type { Settings } from "~/platform/settings/settings.server";
import { dayWording } from "../calendar/day-wording";
import { ownMeal } from "../eat/own-meal.server";
import { ownMealIn } from "../eat/own-meal-words";
import type { Player } from "../player";

type Described = { description: string /** Not as it was confirmed before. */; afresh?: boolean };

/** A described meal, to be reviewed before it is logged. Throws Refusal as `readMeal` and `ownMeal`. */
export async function reviewOfDescription(
  db: Db,
  settings: Pick<Settings, "ai" | "aiAnonymous">,
  caller: { request: Request; viewer: Player },
  { description, afresh }: Described,
  now: number,
): Promise<Review> {
  const sources = foodSources(db);
  const { id } = caller.viewer;
  const named = ownMealIn(description);
  if (named) {
    const { more } = named;
    const own = await ownMeal(db, sources, caller.viewer, description, named, now);
    const read = more && (await readMeal(db, settings, caller, more, true));
    if (!read || !("analysis" in read)) return own;
    const { rows, provenance } = await firstReview(sources, id, more, read.analysis);
    return reviewOfRows(description, [...own.rows, ...rows], provenance);
  }
  const meal = await readMeal(db, settings, caller, description, afresh);
  if ("analysis" in meal) return firstReview(sources, id, description, meal.analysis);
  const confirmedOn = dayWording(caller.viewer, meal.confirmed.confirmedAt, now);
  return confirmedReview(sources, id, description, meal.confirmed, confirmedOn);
}
