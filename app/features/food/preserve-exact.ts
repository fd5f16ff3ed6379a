import { perAmount } from "~/features/nutrition/per-amount";
import type { FoodEntry } from "./food-entry";
import { perServing } from "./per-serving";

/** Keeps exact amounts where the shown (rounded) values per serving weren't edited: a third of 100 g three times isn't 100 g. */
export function preserveExact(old: FoodEntry, changed: FoodEntry): FoodEntry {
  if (old.servings !== changed.servings) return changed;
  const shown = perServing(old.amounts, old.servings);
  const sent = perServing(changed.amounts, changed.servings);
  const amounts = perAmount((name) => (sent[name] === shown[name] ? old : changed).amounts[name]);
  return { ...changed, amounts };
}
