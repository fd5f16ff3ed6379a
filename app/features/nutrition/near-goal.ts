/** Amounts and goals have one decimal: in tenths they compare exactly. */
const tenths = (amount: number) => Math.round(amount * 10);

/** What lies over the goal once that is more than 10 % of it; else 0. */
export const overGoal = (amount: number, goal: number): number =>
  tenths(amount) * 10 > tenths(goal) * 11 ? amount - goal : 0;

export const isNearGoal = (amount: number, goal: number): boolean =>
  tenths(amount) * 10 >= tenths(goal) * 9 && overGoal(amount, goal) === 0;
