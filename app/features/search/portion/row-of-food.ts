import type { SourceFood } from "../sources/source-food";
import type { ReviewRow } from "./review-row";

export function rowOfFood({ ref, name, emoji, unit, amounts, portions, source }: SourceFood): ReviewRow {
  const [usual] = portions;
  return {
    ref,
    name,
    emoji,
    amount: usual || unit === "portion" ? "1" : "100",
    unit: usual?.name ?? unit,
    portion: "",
    confidence: 1,
    food: { unit, amounts, portions, source },
  };
}
