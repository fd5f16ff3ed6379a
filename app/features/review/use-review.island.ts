import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useState } from "react";
import { draftStore } from "~/features/food/offline/drafts.island";
import { type AmountName, perAmount } from "~/features/nutrition/amounts";
import type { ReviewRow, SourceFood } from "~/features/search/row";
import { useShell } from "~/ui/shell/side-menu";
import {
  addedUp,
  computedTotals,
  type Review,
  rowField,
  typedTotals,
  withConfirmed,
  withFood,
  withRemoved,
  withRows,
  withWhole,
} from "./review";
import type { ReviewWhole } from "./whole";

/** A review with the values of its form, typed before hydration. */
function typedReview(served: Review, form: FormData): Review {
  const typed = (name: string, otherwise: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : otherwise;
  };
  const rows = served.rows.map((row, i) => ({
    ...row,
    amount: typed(rowField(i).amount, row.amount),
    unit: typed(rowField(i).unit, row.unit),
  }));
  const changed = rows.some(
    (row, i) => row.amount !== served.rows[i]?.amount || row.unit !== served.rows[i]?.unit,
  );
  const totals = perAmount((name) => typed(name, served.totals[name]));
  const review = { ...served, totals, typed: typedTotals({ ...served, totals }, computedTotals(served)) };
  const { totals: newTotals } = changed ? withRows(review, rows) : review;
  const asTyped = { ...review, rows, name: typed("name", served.name), totals: newTotals };
  const { whole } = served;
  if (!whole) return asTyped;
  const { servings, share } = whole;
  return withWhole(asTyped, {
    ...whole,
    servings: typed("whole_servings", servings),
    share: typed("share", share),
  });
}

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
  const changeAt = (i: number, change: (current: Review) => Review) => {
    setReview(change);
    setSwapping(null);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(`#food-${i}`)?.focus());
  };
  const { rows } = review;
  return {
    review,
    swapping,
    setSwapping,
    markSent: () => setSent(review),
    setEmoji: (emoji: string) => setReview((current) => ({ ...current, emoji })),
    setName: (name: string) => setReview((current) => ({ ...current, name })),
    setTotal: (field: AmountName, text: string) => setReview((current) => withTotal(current, field, text)),
    setWhole: (whole: ReviewWhole) => setReview((current) => withWhole(current, whole)),
    addUp: () => setReview(addedUp),
    setRow: (i: number, changed: ReviewRow) => setRows(rows.map((row, j) => (j === i ? changed : row))),
    confirmRow: (i: number) => changeAt(i, (current) => withConfirmed(current, i)),
    removeRow: (i: number, removed: boolean) => changeAt(i, (current) => withRemoved(current, i, removed)),
    pick: (food: SourceFood) =>
      changeAt(swapping ?? rows.length, (current) => withFood(current, food, swapping)),
  };
}

export type ReviewState = ReturnType<typeof useReview>;

function withTotal(review: Review, field: AmountName, text: string): Review {
  const totals = { ...review.totals, [field]: text };
  return { ...review, totals, typed: typedTotals({ ...review, totals }, computedTotals(review)) };
}

export type MealDraft = { description: string; reviewed?: { review: Review; entryKey: string } };

export const MEAL_DRAFT = "meal";

/** This tab's last review, unless it was logged or left for its description. */
export function useRestoredReview(): [MealDraft["reviewed"], startOver: () => void] {
  const tag = useShell().viewer?.tag ?? "";
  const { key } = useLocation();
  const [restored, setRestored] = useState<MealDraft["reviewed"]>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew at each entry of the history
  useEffect(() => {
    setRestored((draftStore.read(tag, MEAL_DRAFT) as MealDraft | undefined)?.reviewed);
  }, [tag, key]);

  return [
    restored,
    () => {
      draftStore.save(tag, MEAL_DRAFT, undefined);
      setRestored(undefined);
    },
  ];
}
