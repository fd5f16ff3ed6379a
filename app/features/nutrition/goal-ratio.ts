export function goalRatio(consumed: number, goal: number): number {
  if (goal <= 0) return 1;
  return Math.min(Math.max(consumed / goal, 0), 1);
}
