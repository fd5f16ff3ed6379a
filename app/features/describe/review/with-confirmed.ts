import type { Review } from "./review";

/** With the food of a row confirmed as it stands. */
export const withConfirmed = (review: Review, number: number): Review => ({
  ...review,
  rows: review.rows.map((row, i) => (i === number ? { ...row, confidence: 1 } : row)),
});
