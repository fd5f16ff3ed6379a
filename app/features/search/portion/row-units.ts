import { formatGrams } from "~/features/nutrition/format-grams";
import type { RowFood } from "./review-row";

/** `size` is how much one of it is, in the food's own unit. */
type RowUnit = { value: string; label: string; size: number };

/** What a food can be counted in: its own unit first, then its household portions. */
export function rowUnits({ unit, portions }: Pick<RowFood, "unit" | "portions">): RowUnit[] {
  return [
    { value: unit, label: unit, size: 1 },
    ...portions.map(({ name, amount }) => ({
      value: name,
      label: `${name} (${formatGrams(amount)} ${unit})`,
      size: amount,
    })),
  ];
}
