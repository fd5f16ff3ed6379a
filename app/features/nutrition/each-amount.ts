import type { Amounts } from "./amounts";

/** The four amounts, each made into something else. */
export const eachAmount = <T>(
  { calories, carbs, protein, fats }: Amounts,
  of: (amount: number) => T,
): Record<keyof Amounts, T> => ({
  calories: of(calories),
  carbs: of(carbs),
  protein: of(protein),
  fats: of(fats),
});
