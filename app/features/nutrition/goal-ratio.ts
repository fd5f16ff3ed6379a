/** How much of a goal is reached, 0 to 1. A goal of 0 counts as reached. */
export function goalRatio(consumed: number, goal: number): number {
  if (goal <= 0) return 1;
  return Math.min(Math.max(consumed / goal, 0), 1);
}
