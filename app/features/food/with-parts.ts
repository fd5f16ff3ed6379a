import { AMOUNTS } from "~/features/nutrition/amounts";
import type { FoodEntry } from "./food-entry";
import type { FoodPart } from "./food-part";
import { perServingOf } from "./per-serving-of";

const ROUNDED_BY = 0.15;

/**
 * A changed entry with these parts. Where none are given, those of before stay, and so does an estimate, as long as the
 * amounts of one serving do.
 */
export function withParts(
  old: FoodEntry | undefined,
  entry: FoodEntry,
  parts: FoodPart[] | undefined,
): FoodEntry {
  const source = "source" in entry ? entry.source : old?.source;
  if (parts) return { ...entry, source, parts, estimated: parts.some((part) => part.estimated) };
  if (!old) return { ...entry, source };
  const before = perServingOf(old);
  const one = perServingOf({ ...entry, parts: old.parts });
  const same = AMOUNTS.every((name) => Math.abs(one[name] - before[name]) < ROUNDED_BY);
  return { ...entry, source, ...(same && { parts: old.parts, estimated: old.estimated }) };
}
