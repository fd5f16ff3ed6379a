import { energyUnit } from "~/features/nutrition/amount-labels";
import { energyText } from "~/features/nutrition/energy-text";
import { parseAmount } from "~/features/nutrition/parse-amount";
import { useHidesNumbers } from "~/features/nutrition/use-hides-numbers";
import { useHydrated } from "~/ui/use-hydrated";
import type { Review } from "../review";

export function ReviewStatus({ review: { totals, rows, energy = "kcal" } }: { review: Review }) {
  const hidden = useHidesNumbers();
  const hydrated = useHydrated();
  const kcal = parseAmount(totals.calories, energyUnit(energy));
  const total = kcal === undefined ? totals.calories : energyText(kcal, energy);
  const foods = rows.length === 1 ? "1 food" : `${rows.length} foods`;
  return (
    <p className="visually-hidden" role="status">
      {hydrated && (hidden ? foods : `${total} in ${foods}`)}
    </p>
  );
}
