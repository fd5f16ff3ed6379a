/** "1 serving", "2 servings", "100 g", "2 × 100 g". */
export function portionText(portion: string, count: number): string {
  if (/^\d/.test(portion)) return count === 1 ? portion : `${count} × ${portion}`;
  return `${count} ${portion}${count === 1 ? "" : "s"}`;
}
