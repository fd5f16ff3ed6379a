import { fieldText } from "~/features/nutrition/field-text";

/** "1 serving", "1.5 servings", "100 g", "2 × 100 g". */
export function portionText(portion: string, count: number): string {
  if (/^\d/.test(portion)) return count === 1 ? portion : `${fieldText(count)} × ${portion}`;
  return `${fieldText(count)} ${portion}${count === 1 ? "" : "s"}`;
}
