import { formatKcal } from "~/features/nutrition/format-kcal";
import type { FoundFood } from "./sources/source-food";

/** What a food's figures are for. */
export const measureText = (unit: FoundFood["unit"]): string =>
  unit === "portion" ? "a portion" : `100 ${unit}`;

/** A food's calories in a few words: "293 kcal in 100 g". */
export const foodMeasure = ({ amounts, unit }: Pick<FoundFood, "amounts" | "unit">): string =>
  `${formatKcal(amounts.calories)} kcal in ${measureText(unit)}`;
