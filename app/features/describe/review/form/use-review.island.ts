import { type RefObject, useEffect, useState } from "react";
import { useDraft } from "~/features/food/draft/use-draft.island";
import type { AmountName } from "~/features/nutrition/amounts";
import type { ReviewRow } from "~/features/search/portion/review-row";
import type { SourceFood } from "~/features/search/sources/source-food";
import { MEAL_DRAFT, type MealDraft } from "../../draft/meal-draft";
import type { Review } from "../review";
import { addedUp, computedTotals, typedTotals } from "../totals";
import { withFood } from "../with-food";
import { withRows } from "../with-rows";
import { typedReview } from "./typed-review.island";

type Options = {
  entryKey: string;
  served: Review;
  isRefused: boolean;
  form: RefObject<HTMLFormElement>;
};

/** The review in its form, saved as a draft at every change; `swapping` is the row whose food is being replaced. */
export function useReview({ entryKey, served, isRefused, form }: Options) {
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

  const draft = useDraft<MealDraft>(MEAL_DRAFT);
  useEffect(() => {
    draft.save({ description: review.description, reviewed: { review, entryKey } });
  }, [draft, review, entryKey]);

  const setRows = (rows: readonly ReviewRow[]) => setReview((current) => withRows(current, rows));
  const focus = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus();
  const { rows } = review;
  return {
    review,
    swapping,
    setSwapping,
    markSent: () => setSent(review),
    setName: (name: string) => setReview((current) => ({ ...current, name })),
    setTotal: (field: AmountName, text: string) => setReview((current) => withTotal(current, field, text)),
    addUp: () => setReview(addedUp),
    setRow: (i: number, changed: ReviewRow) => setRows(rows.map((row, j) => (j === i ? changed : row))),
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
