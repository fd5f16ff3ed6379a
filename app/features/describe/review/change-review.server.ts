import { findFoods, SEARCH_MAX } from "~/features/search/find-foods";
import { ROWS_MAX } from "~/features/search/portion/review-row";
import { rowOfFood } from "~/features/search/portion/row-of-food";
import type { FoodSource } from "~/features/search/sources/food-source";
import { foodsByRef } from "~/features/search/sources/foods-by-ref";
import type { FoundFood } from "~/features/search/sources/source-food";
import type { Intent } from "./fields/review-fields";
import type { ReviewFields } from "./fields/review-schema.server";
import type { Review } from "./review";
import { swapRow } from "./swap-row";
import { rowsTotal, totalTexts, withRows } from "./with-rows";

/** A search inside the review: for a further food, or for one in the place of row `target`. */
export type RowSearch = { target: number | null; q: string; foods: FoundFood[] };

type Changed = { review: Review; search?: RowSearch };

const FOUND_MAX = 6;

/** What the review's buttons do, for a browser without JavaScript. */
export async function changeReview(
  sources: readonly FoodSource[],
  userId: string,
  review: Review,
  intent: Intent,
  { pick, q = "", target: sentTarget }: Pick<ReviewFields, "pick" | "q" | "target">,
): Promise<Changed> {
  const { rows } = review;
  const target = targetOf(sentTarget, rows.length);
  if (pick !== undefined) {
    const found = (await foodsByRef(sources, userId, [pick])).get(pick);
    return { review: found ? placed(review, found, target) : review };
  }
  if (intent.kind === "remove")
    return {
      review: withRows(
        review,
        rows.filter((_, i) => i !== intent.row),
      ),
    };
  const swapped = intent.kind === "swap" ? rows[intent.row] : undefined;
  if (intent.kind === "swap" && swapped)
    return { review, search: await search(sources, userId, swapped.name, intent.row) };
  if (intent.kind === "search") return { review, search: await search(sources, userId, q, target) };
  const total = intent.kind === "sum" ? rowsTotal(rows) : undefined;
  return { review: total ? { ...review, totals: totalTexts(total), typed: [] } : review };
}

function placed(review: Review, found: FoundFood, target: number | null): Review {
  const { rows } = review;
  const old = target === null ? undefined : rows[target];
  if (old)
    return withRows(
      review,
      rows.map((row) => (row === old ? swapRow(old, found) : row)),
    );
  return rows.length < ROWS_MAX ? withRows(review, [...rows, rowOfFood(found)]) : review;
}

const targetOf = (text: string | undefined, rows: number): number | null =>
  text !== undefined && /^\d{1,2}$/.test(text) && Number(text) < rows ? Number(text) : null;

async function search(
  sources: readonly FoodSource[],
  userId: string,
  words: string,
  target: number | null,
): Promise<RowSearch> {
  const q = words.slice(0, SEARCH_MAX);
  return { target, q, foods: await findFoods(sources, userId, q, FOUND_MAX) };
}
