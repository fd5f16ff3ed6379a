import type { LabelBasis } from "../../label-reading";
import { agrees, type Values } from "./agreement";

const BASES: Record<LabelBasis, string> = {
  serving: "",
  "100g": "The label gives these values per 100 g.",
  "100ml": "The label gives these values per 100 ml.",
  container: "The label gives these values for the whole pack.",
  unknown: "The label doesn't say how much these values are for.",
};

/** What whoever checks the values should know; null when nothing is unusual. */
export function noteFor(basis: LabelBasis, values: Values): string | null {
  const missing = Object.values(values).some((value) => value === null);
  const sentences = [
    BASES[basis],
    missing ? "Some values could not be read." : "",
    agrees(values) === false
      ? "The calories and the nutrients don't add up; compare them with the label."
      : "",
  ];
  return sentences.filter(Boolean).join(" ") || null;
}
