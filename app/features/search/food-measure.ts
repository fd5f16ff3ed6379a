import type { Energy } from "~/features/nutrition/energy";
import { energyText } from "~/features/nutrition/energy-text";
import type { SourceFood } from "./sources/source-food";

export const measureText = (unit: SourceFood["unit"]): string =>
  unit === "portion" ? "a portion" : `100 ${unit}`;

export const foodMeasure = (
  { amounts, unit }: Pick<SourceFood, "amounts" | "unit">,
  energy: Energy,
): string => `${energyText(amounts.calories, energy)} in ${measureText(unit)}`;
