import { findFoods, SEARCH_MAX } from "~/features/search/find-foods";
import type { FoodSource } from "~/features/search/sources/food-source";
import { foodsByRef } from "~/features/search/sources/foods-by-ref";
import type { SourceFood } from "~/features/search/sources/source-food";
import type { Intent } from "./fields/review-fields";
import type { ReviewFields } from "./fields/review-schema.server";
import type { Review } from "./review";
import { addedUp } from "./totals";
import { withConfirmed } from "./with-confirmed";
import { withFood } from "./with-food";
import { withRows } from "./with-rows";

export type RowSearch = { target: number | null; q: string; foods: SourceFood[] };

type ChangedReview = { review: Review; search?: RowSearch };

const RESULTS_MAX = 6;

export async function changeReview(
  sources: readonly FoodSource[],
  userId: string,
  review: Review,
  intent: Intent,
  { pick, q = "", target: targetText }: Pick<ReviewFields, "pick" | "q" | "target">,
): Promise<ChangedReview> {
  const { rows } = review;
  const target = targetOf(targetText, rows.length);
  if (pick !== undefined) {
    const food = (await foodsByRef(sources, userId, [pick])).get(pick);
    return { review: food ? withFood(review, food, target) : review };
  }
  if (intent.kind === "remove") {
    const left = rows.filter((_, i) => i !== intent.row);
    return { review: withRows(review, left) };
  }
  if (intent.kind === "confirm") return { review: withConfirmed(review, intent.row) };
  const swapped = intent.kind === "swap" ? rows[intent.row] : undefined;
  if (intent.kind === "swap" && swapped)
    return { review, search: await search(sources, userId, swapped.name, intent.row) };
  if (intent.kind === "search") return { review, search: await search(sources, userId, q, target) };
  return { review: intent.kind === "sum" ? addedUp(review) : review };
}

const targetOf = (text: string | undefined, rows: number): number | null =>
  text !== undefined && /^\d{1,2}$/.test(text) && Number(text) < rows ? Number(text) : null;

async function search(
  sources: readonly FoodSource[],
  userId: string,
  query: string,
  target: number | null,
): Promise<RowSearch> {
  const q = query.slice(0, SEARCH_MAX);
  return { target, q, foods: await findFoods(sources, userId, q, RESULTS_MAX) };
}
