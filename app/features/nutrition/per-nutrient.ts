import { NUTRIENTS, type Nutrient } from "./nutrients";
import { recordOf } from "./record-of";

/** One value for each nutrient. */
export type PerNutrient<T = number> = Record<Nutrient, T>;

export const perNutrient = <T>(make: (nutrient: Nutrient) => T): PerNutrient<T> => recordOf(NUTRIENTS, make);
