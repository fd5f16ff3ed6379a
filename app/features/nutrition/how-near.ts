/** An amount beside its goal, in words; near is 90 to 110 per cent. */
export function howNear(amount: number, goal: number): string {
  const ratio = goal > 0 ? amount / goal : 1;
  if (ratio < 0.6) return "well below your goal";
  if (ratio < 0.9) return "a little below your goal";
  if (ratio <= 1.1) return "close to your goal";
  return ratio <= 1.4 ? "a little above your goal" : "above your goal";
}
