/** The reached part of a goal, 0 to 1; `finishAt` per cent of the goal are enough. */
export function goalRatio(consumed: number, goal: number, finishAt = 100): number {
  const enough = finishAt === 100 ? goal : (goal * finishAt) / 100;
  if (enough <= 0) return 1;
  return Math.min(Math.max(consumed / enough, 0), 1);
}

const WORDS = ["a start", "a little", "about half", "most of it", "nearly all", "all of it"];

/** A share of a whole in words; 0 is nothing, 1 is all. */
export const howMuch = (share: number) =>
  share > 0 ? WORDS[share < 1 ? Math.round(share * 4) : 5] : "nothing yet";

/** An amount beside its goal, in words; near is 90 to 110 per cent. */
export function howNear(amount: number, goal: number): string {
  const ratio = goal > 0 ? amount / goal : 1;
  if (ratio < 0.6) return "well below your goal";
  if (ratio < 0.9) return "a little below your goal";
  if (ratio <= 1.1) return "close to your goal";
  return ratio <= 1.4 ? "a little above your goal" : "above your goal";
}

/** Amounts and goals have one decimal: in tenths they compare exactly. */
const tenths = (amount: number) => Math.round(amount * 10);

/** What lies over the goal once that is more than 10 % of it; else 0. */
export const overGoal = (amount: number, goal: number): number =>
  tenths(amount) * 10 > tenths(goal) * 11 ? amount - goal : 0;

export const isNearGoal = (amount: number, goal: number): boolean =>
  tenths(amount) * 10 >= tenths(goal) * 9 && overGoal(amount, goal) === 0;
