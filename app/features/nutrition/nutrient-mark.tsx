import type { AmountName } from "./amounts";
import "./nutrient-mark.css";

/** The shape that stands for a nutrient beside its name; calories have none. */
export const NutrientMark = ({ kind }: { kind: AmountName }) =>
  kind === "calories" ? null : <span className={`nutrient-mark ${kind}`} aria-hidden="true" />;
