import { NUTRIENTS } from "~/features/nutrition/nutrients";
import type { FoodEntry } from "./food-entry";
import { perServing } from "./per-serving";

/**
 * The changed entry, with the exact amounts of the `old` one where its values for one serving were left as they
 * were shown: those are rounded, and a third of 100 g three times is not 100 g.
 */
export function preserveExact(old: FoodEntry, changed: FoodEntry): FoodEntry {
  if (old.servings !== changed.servings) return changed;
  const shown = perServing(old.amounts, old.servings);
  const sent = perServing(changed.amounts, changed.servings);
  const amounts = { ...changed.amounts };
  for (const name of ["calories", ...NUTRIENTS] as const) {
    if (sent[name] === shown[name]) amounts[name] = old.amounts[name];
  }
  return { ...changed, amounts };
}
