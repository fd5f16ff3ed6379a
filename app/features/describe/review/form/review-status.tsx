import { formatKcal } from "~/features/nutrition/format-kcal";
import { parseAmount } from "~/features/nutrition/parse-amount";
import { useHydrated } from "~/ui/use-hydrated";
import type { Review } from "../review";

export function ReviewStatus({ review: { totals, rows } }: { review: Review }) {
  const hydrated = useHydrated();
  const kcal = parseAmount(totals.calories, "kcal");
  const calories = kcal === undefined ? totals.calories : formatKcal(kcal);
  return (
    <p className="visually-hidden" role="status">
      {hydrated && `${calories} kcal in ${rows.length === 1 ? "1 food" : `${rows.length} foods`}`}
    </p>
  );
}
