import { formatGrams } from "~/features/nutrition/format-grams";
import type { RowFood } from "./review-row";

type RowUnit = { value: string; label: string; size: number };

export function rowUnits(
  { unit, portions }: Pick<RowFood, "unit" | "portions">,
  hidesNumbers = false,
): RowUnit[] {
  return [
    { value: unit, label: unit, size: 1 },
    ...portions.map(({ name, amount }) => ({
      value: name,
      label: hidesNumbers ? name : `${name} (${formatGrams(amount)} ${unit})`,
      size: amount,
    })),
  ];
}
