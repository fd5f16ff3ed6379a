/** The reached part of a goal, 0 to 1; `finishAt` per cent of the goal are enough. */
export function goalRatio(consumed: number, goal: number, finishAt = 100): number {
  const enough = finishAt === 100 ? goal : (goal * finishAt) / 100;
  if (enough <= 0) return 1;
  return Math.min(Math.max(consumed / enough, 0), 1);
}
