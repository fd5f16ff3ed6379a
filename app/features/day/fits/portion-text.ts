import type { FoodEntry } from "~/features/food/food-entry";
import { fieldText } from "~/features/nutrition/field-text";

const MEASURES = ["g", "ml", "kg", "l", "oz", "lb"];

/** "150 g", "2 × slice", "1.5 servings". */
export function portionText(
  { parts }: Pick<FoodEntry, "parts">,
  servings: number,
  hidesNumbers = false,
): string {
  const [part] = parts?.length === 1 ? parts : [];
  const count = Math.round((part?.amount ?? 1) * servings * 100) / 100;
  const text = fieldText(count);
  if (!part || (hidesNumbers && MEASURES.includes(part.unit))) return servingsText(servings);
  return count === 1 || MEASURES.includes(part.unit) ? `${text} ${part.unit}` : `${text} × ${part.unit}`;
}

function servingsText(servings: number) {
  const count = Math.round(servings * 100) / 100;
  return `${fieldText(count)} serving${count === 1 ? "" : "s"}`;
}
