import type { Db } from "~/db/store";
import type { Player } from "~/features/day/dates";
import { dayWording } from "~/features/day/eat-day";
import { confirmedReview } from "~/features/review/confirmed.server";
import { firstReview, readMeal } from "~/features/review/read-meal.server";
import { type Review, reviewOfRows } from "~/features/review/review";
import { foodSources } from "~/features/search/sources.server";
import type { Settings } from "~/platform/settings/settings.server";
import { ownMeal, ownMealIn } from "./own-meal.server";

type Described = { description: string /** Not as it was confirmed before. */; afresh?: boolean };

/** A described meal, to be reviewed before it is logged. Throws Refusal as `readMeal` and `ownMeal`. */
export async function reviewOfDescription(
  db: Db,
  settings: Pick<Settings, "ai">,
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
