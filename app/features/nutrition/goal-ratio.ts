import { NUTRIENTS, type PerNutrient } from "./amounts";

/** The reached part of a goal, 0 to 1; `finishAt` per cent of the goal are enough. */
export function goalRatio(consumed: number, goal: number, finishAt = 100): number {
  const enough = finishAt === 100 ? goal : (goal * finishAt) / 100;
  if (enough <= 0) return 1;
  return Math.min(Math.max(consumed / enough, 0), 1);
}

const SHARES: [share: number, words: string][] = [
  [0.1, "a start"],
  [0.25, "a little"],
  [0.42, "about a third"],
  [0.6, "about half"],
  [0.85, "most of it"],
  [1, "nearly all"],
];

/** A share of a whole in words; 0 is nothing, 1 is all. */
export function howMuch(share: number): string {
  if (share <= 0) return "nothing yet";
  return SHARES.find(([below]) => share < below)?.[1] ?? "all of it";
}

/** What amounts of one kind are made of, in words: "mostly fats". Empty for nothing. */
export function mixText(parts: PerNutrient): string {
  const all = NUTRIENTS.reduce((sum, nutrient) => sum + parts[nutrient], 0);
  const some = NUTRIENTS.filter((nutrient) => parts[nutrient] > 0);
  if (some.length < 2) return some.join();
  const large = some.filter((nutrient) => parts[nutrient] >= all / 4);
  const most = some.reduce((one, other) => (parts[other] > parts[one] ? other : one));
  if (large.length < 2 || parts[most] >= all * 0.6) return `mostly ${most}`;
  return large.length === 2 ? large.join(" and ") : "some of each";
}

export function howNear(amount: number, goal: number): string {
  if (isNearGoal(amount, goal)) return "close to your goal";
  if (amount < goal) return amount < goal * 0.6 ? "well below your goal" : "a little below your goal";
  return amount <= goal * 1.4 ? "a little above your goal" : "above your goal";
}

/** Amounts and goals have one decimal: in tenths they compare exactly. */
const tenths = (amount: number) => Math.round(amount * 10);

/** What lies over the goal once that is more than 10 % of it; else 0. */
export const overGoal = (amount: number, goal: number): number =>
  tenths(amount) * 10 > tenths(goal) * 11 ? amount - goal : 0;

/** The one rule of what is near: 90 to 110 % of the goal. */
export const isNearGoal = (amount: number, goal: number): boolean =>
  tenths(amount) * 10 >= tenths(goal) * 9 && overGoal(amount, goal) === 0;
