import type { Values } from "~/features/nutrition/agreement";

export type LabelBasis = "serving" | "100g" | "100ml" | "container" | "unknown";

/** A label as read: kcal and grams for one `basis`, null where unsure. */
export type LabelReading = {
  name: string;
  emoji: string;
  nutrition: Values;
  basis: LabelBasis;
  /** As printed: "2/3 cup (55 g)". */
  servingSize: string | null;
  note: string | null;
  source: "built-in" | "ai";
};
