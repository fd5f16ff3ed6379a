import { formatKcal } from "~/features/nutrition/format-kcal";
import type { SourceFood } from "./sources/source-food";

export const measureText = (unit: SourceFood["unit"]): string =>
  unit === "portion" ? "a portion" : `100 ${unit}`;

export const foodMeasure = ({ amounts, unit }: Pick<SourceFood, "amounts" | "unit">): string =>
  `${formatKcal(amounts.calories)} kcal in ${measureText(unit)}`;
