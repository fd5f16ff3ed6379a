import type { FoodEntry } from "~/features/food/food-entry";
import { fieldText } from "~/features/nutrition/field-text";

const MEASURES = ["g", "ml", "kg", "l", "oz", "lb"];

/** "150 g", "2 × slice", "1.5 servings". */
export function portionText({ parts }: Pick<FoodEntry, "parts">, servings: number): string {
  const [part] = parts?.length === 1 ? parts : [];
  const count = Math.round((part?.amount ?? 1) * servings * 100) / 100;
  const text = fieldText(count);
  if (!part) return `${text} serving${count === 1 ? "" : "s"}`;
  return count === 1 || MEASURES.includes(part.unit) ? `${text} ${part.unit}` : `${text} × ${part.unit}`;
}
