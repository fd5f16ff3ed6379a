import { type Review, rowsTotal, withRows } from "../review";
import { type ReviewWhole, rowTimes, settledWhole, shownShare } from "./whole";

/** A review with another whole or share: its rows follow, but for those that `stay`. */
export function withWhole(
  review: Review,
  typed: ReviewWhole,
  stay: (row: number) => boolean = () => false,
): Review {
  const { whole, times } = settledWhole(typed);
  const rows = review.rows.map((row, i) => (stay(i) ? row : rowTimes(row, times)));
  return { ...(times === 1 ? review : withRows(review, rows)), whole };
}

/** The energy of the whole in kcal; undefined with an unreadable amount. */
export function wholeKcal({ rows, whole }: Pick<Review, "rows" | "whole">): number | undefined {
  const total = rowsTotal(rows);
  return whole && total && total.calories / shownShare(whole);
}
