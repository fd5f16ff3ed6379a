import type { Unit } from "../language/units";

/** How much was eaten, as far as the words say. */
export type Amount = {
  /** How many, when it was said. An article says one, but `said` stays false. */
  count?: number;
  said: boolean;
  unit?: Unit;
  /** The weight or volume of each, said as well: "2 cans of 330 ml". */
  each?: { count: number; unit: Unit };
  /** All of it was meant, or no more than a serving: "a whole pizza", "1 serving of pizza". */
  whole?: boolean;
  /** The food was named as more than one, without a number. */
  plural?: boolean;
  /** A word between the number and the food: the egg of "a 3 egg omelette". */
  counted?: string;
  size?: { name: string; times: number };
};
