import { type RefObject, useEffect, useState } from "react";
import type { AmountName } from "~/features/nutrition/amounts";
import type { ReviewRow } from "~/features/search/portion/review-row";
import type { SourceFood } from "~/features/search/sources/source-food";
import type { Review } from "../review";
import { addedUp, computedTotals, typedTotals } from "../totals";
import { withConfirmed } from "../with-confirmed";
import { withFood } from "../with-food";
import { withRows } from "../with-rows";
import { typedReview } from "./typed-review.island";

type Options = {
  served: Review;
  isRefused: boolean;
  form: RefObject<HTMLFormElement>;
};

/** The review in its form; `swapping` is the row whose food is being replaced. */
export function useReview({ served, isRefused, form }: Options) {
  const [review, setReview] = useState(served);
  const [swapping, setSwapping] = useState<number | null>(null);

  // During rendering, before paint; a refusal does not undo corrections made after sending.
  const [answer, setAnswer] = useState(served);
  const [sent, setSent] = useState(served);
  if (answer !== served) {
    setAnswer(served);
    if (review === sent || !isRefused) {
      setReview(served);
      setSwapping(null);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for input before hydration
  useEffect(() => {
    if (form.current) setReview(typedReview(served, new FormData(form.current)));
  }, []);

  const setRows = (rows: readonly ReviewRow[]) => setReview((current) => withRows(current, rows));
  const focus = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus();
  const { rows } = review;
  return {
    review,
    swapping,
    setSwapping,
    markSent: () => setSent(review),
    setEmoji: (emoji: string) => setReview((current) => ({ ...current, emoji })),
    setName: (name: string) => setReview((current) => ({ ...current, name })),
    setTotal: (field: AmountName, text: string) => setReview((current) => withTotal(current, field, text)),
    addUp: () => setReview(addedUp),
    setRow: (i: number, changed: ReviewRow) => setRows(rows.map((row, j) => (j === i ? changed : row))),
    confirmRow: (i: number) => {
      setReview((current) => withConfirmed(current, i));
      focus(`#food-${i}`);
    },
    removeRow: (i: number) => {
      setRows(rows.filter((_, j) => j !== i));
      setSwapping(null);
      focus("#foods-title");
    },
    pick: (food: SourceFood) => {
      setReview((current) => withFood(current, food, swapping));
      setSwapping(null);
      focus(`#food-${swapping ?? rows.length}`);
    },
  };
}

export type ReviewState = ReturnType<typeof useReview>;

function withTotal(review: Review, field: AmountName, text: string): Review {
  const totals = { ...review.totals, [field]: text };
  return { ...review, totals, typed: typedTotals({ ...review, totals }, computedTotals(review)) };
}
