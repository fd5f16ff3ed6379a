import type { FoundFood } from "../sources/source-food";
import type { ReviewRow } from "./review-row";

/** A food that the user chose, as a row: one usual portion of it, else 100 g. */
export function rowOfFood({ ref, name, emoji, unit, amounts, portions, source }: FoundFood): ReviewRow {
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
