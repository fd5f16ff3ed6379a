import { z } from "zod";
import { FOOD_MESSAGES } from "~/features/food/entry";
import { type Analysis, DESCRIPTION_MAX } from "~/features/meals/meal";
import { mealReaderOf } from "~/features/meals/reader.server";
import { foodsByRef } from "~/features/search/sources.server";
import type { AnyCaller } from "~/http/caller.server";
import { longTexts } from "~/http/cut-texts";
import { countReading } from "~/http/limits.server";
import { Refusal } from "~/http/refusal";
import { type ConfirmedMeal, confirmedMeal } from "./confirmed.server";
import { type Review, reviewOf } from "./review";

export const wordsSchema = z
  .string(FOOD_MESSAGES.inputEmpty)
  .trim()
  .min(1, FOOD_MESSAGES.inputEmpty)
  .max(DESCRIPTION_MAX, FOOD_MESSAGES.descriptionTooLong)
  .register(longTexts, { max: 4 * DESCRIPTION_MAX });

export const describeSchema = z.object({ description: wordsSchema });

type Read = { confirmed: ConfirmedMeal } | { analysis: Analysis };

/**
 * A described meal as its user confirmed it last, else (or with `ignoreConfirmed`) as the engine reads it, within the sender's limit.
 * Throws Refusal: 400 when nothing is recognised, 429.
 */
export async function readMeal(by: AnyCaller, description: string, ignoreConfirmed = false): Promise<Read> {
  const { db, settings, viewer } = by;
  const confirmed = viewer && !ignoreConfirmed && (await confirmedMeal(db, viewer.id, description));
  if (confirmed) return { confirmed };
  const rateKey = await countReading(by);
  const analysis = await mealReaderOf(settings, db)(description, rateKey);
  if (analysis.items.length > 0) return { analysis };
  throw new Refusal(400, FOOD_MESSAGES[analysis.languageUnread ? "languageUnread" : "notRecognised"]);
}

export async function firstReview(by: AnyCaller, description: string, analysis: Analysis): Promise<Review> {
  const refs = analysis.items.flatMap(({ ref }) => ref ?? []);
  return reviewOf(description, analysis, await foodsByRef(by, refs));
}
