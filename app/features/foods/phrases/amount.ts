import type { Unit } from "../language/units";

export type Amount = {
  /** 1 for an article, which leaves `stated` false. */
  count?: number;
  stated: boolean;
  unit?: Unit;
  /** "2 cans of 330 ml". */
  perPiece?: { count: number; unit: Unit };
  /** Of one, in kcal: "a 100 calorie pack". */
  calories?: number;
  /** True for "a whole pizza", false for "1 serving of pizza". */
  whole?: boolean;
  plural?: boolean;
  /** The last word when it is in the singular: the cracker of "saltine cracker". */
  singular?: string;
  /** A word between the number and the food: the egg of "a 3 egg omelette". */
  countedWord?: string;
  size?: { name: string; times: number };
};
