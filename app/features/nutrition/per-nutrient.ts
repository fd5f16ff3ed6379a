import { NUTRIENTS, type Nutrient } from "./nutrients";

/** One value for each nutrient. */
export type PerNutrient<T = number> = Record<Nutrient, T>;

/** Builds one value for each nutrient. */
export const perNutrient = <T>(of: (nutrient: Nutrient) => T): PerNutrient<T> =>
  Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, of(nutrient)])) as PerNutrient<T>;
