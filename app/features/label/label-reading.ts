import type { AmountName, Values } from "~/features/nutrition/amounts";
import { errorWording } from "~/http/refusal";

export type LabelBasis = "serving" | "100g" | "100ml" | "container" | "unknown";

/** A label as read: kcal and grams for one `basis`, null where unreadable; `unsure` are those and what needs a look. */
export type LabelReading = {
  name: string;
  emoji: string;
  nutrition: Values;
  unsure: AmountName[];
  basis: LabelBasis;
  /** As printed: "2/3 cup (55 g)". */
  servingSize: string | null;
  note: string | null;
  source: "built-in" | "ai";
};

export const LABEL_MESSAGES = {
  notRecognised: "Food label not recognized",
  offline: "No Internet connection",
  busy: errorWording(429),
  tookTooLong: "Reading this label took too long. Try again, or enter its values yourself.",
  noPhoto: "Choose a photo first.",
  photoTooLarge: "That photo is too large. The limit is 8 MB and 50 megapixels (25 for WebP).",
  notAPhoto: "We can't read that file. Use a JPEG, PNG or WebP photo.",
  photoDamaged: "That photo is damaged. Please take another one.",
} as const;

export const scanFailure = (text: string) => ({ step: "scan", toast: { type: "error", text } }) as const;

export type ScanFailure = ReturnType<typeof scanFailure>;

export const UNNAMED_LABEL = "Scanned label";
