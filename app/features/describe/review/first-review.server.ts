import type { FoodSource } from "~/features/search/sources/food-source";
import { foodsByRef } from "~/features/search/sources/foods-by-ref";
import type { Analysis } from "../meal-reader";
import type { Review } from "./review";
import { reviewOf } from "./review-of";

export async function firstReview(
  sources: readonly FoodSource[],
  userId: string,
  description: string,
  analysis: Analysis,
): Promise<Review> {
  const refs = analysis.items.flatMap(({ ref }) => ref ?? []);
  return reviewOf(description, analysis, await foodsByRef(sources, userId, refs));
}
