import { FOOD_MESSAGES } from "~/features/food/messages";
import type { Analysis } from "~/features/meals/meal";
import { mealReaderOf } from "~/features/meals/reader.server";
import { type FoodSource, foodsByRef } from "~/features/search/row";
import type { Visitor } from "~/http/caller.server";
import { countReading } from "~/http/limits.server";
import { Refusal } from "~/http/refusal";
import { type ConfirmedMeal, confirmedMeal } from "./confirmed.server";
import { type Review, reviewOf } from "./review";

type Read = { confirmed: ConfirmedMeal } | { analysis: Analysis };

/**
 * A described meal as its user confirmed it last, else (or `afresh`) as the engine reads it, within the sender's limit.
 * Throws Refusal: 400 when nothing is recognised, 429.
 */
export async function readMeal(by: Visitor, description: string, afresh = false): Promise<Read> {
  const { db, settings, viewer } = by;
  const confirmed = viewer && !afresh && (await confirmedMeal(db, viewer.id, description));
  if (confirmed) return { confirmed };
  const who = await countReading(by);
  const analysis = await mealReaderOf(settings, db)(description, who);
  if (analysis.items.length > 0) return { analysis };
  throw new Refusal(400, FOOD_MESSAGES[analysis.languageUnread ? "languageUnread" : "notRecognised"]);
}

export async function firstReview(
  sources: readonly FoodSource[],
  userId: string,
  description: string,
  analysis: Analysis,
): Promise<Review> {
  const refs = analysis.items.flatMap(({ ref }) => ref ?? []);
  return reviewOf(description, analysis, await foodsByRef(sources, userId, refs));
}
