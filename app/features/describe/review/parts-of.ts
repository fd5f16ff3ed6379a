import type { FoodPart } from "~/features/food/food-part";
import { partOfRow } from "~/features/search/portion/part-of-row";
import type { Review } from "./review";

/** The parts of a reviewed meal, and whether some of it is still an estimate. */
export function partsOf({ rows }: Pick<Review, "rows">): { parts: FoodPart[]; estimated: boolean } {
  const parts = rows.flatMap((row) => partOfRow(row) ?? []);
  return { parts, estimated: parts.some((part) => part.estimated) };
}
