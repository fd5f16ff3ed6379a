import type { AmountName } from "./amounts";
import "./nutrient-mark.css";

export const NutrientMark = ({ kind }: { kind: AmountName }) => (
  <span className={`nutrient-mark ${kind}`} aria-hidden="true" />
);
