import { energyUnit } from "~/features/nutrition/amount-labels";
import { energyText } from "~/features/nutrition/energy-text";
import { parseAmount } from "~/features/nutrition/parse-amount";
import { useHydrated } from "~/ui/use-hydrated";
import type { Review } from "../review";

export function ReviewStatus({ review: { totals, rows, energy = "kcal" } }: { review: Review }) {
  const hydrated = useHydrated();
  const kcal = parseAmount(totals.calories, energyUnit(energy));
  const total = kcal === undefined ? totals.calories : energyText(kcal, energy);
  return (
    <p className="visually-hidden" role="status">
      {hydrated && `${total} in ${rows.length === 1 ? "1 food" : `${rows.length} foods`}`}
    </p>
  );
}
