import { NUTRIENTS, type Nutrient } from "./nutrients";
import { recordOf } from "./record-of";

export type PerNutrient<T = number> = Record<Nutrient, T>;

export const perNutrient = <T>(make: (nutrient: Nutrient) => T): PerNutrient<T> => recordOf(NUTRIENTS, make);
