import type { Values } from "~/features/nutrition/agreement";

/** What an amount on a label counts for. */
export type LabelBasis = "serving" | "100g" | "100ml" | "container" | "unknown";

/** A nutrition label as read from a photo: kcal and grams for one `basis`, null where it was not sure. */
export type LabelReading = {
  name: string;
  emoji: string;
  nutrition: Values;
  basis: LabelBasis;
  /** As printed: "2/3 cup (55 g)". */
  servingSize: string | null;
  /** A sentence for the person who checks it. */
  note: string | null;
  source: "built-in" | "ai";
};
