import { perAmount } from "~/features/nutrition/per-amount";
import { toTenth } from "~/features/nutrition/to-tenth";
import type { FoodEntry } from "./food-entry";
import { perServingOf } from "./per-serving-of";

/** Keeps exact amounts where the shown (rounded) values per serving weren't edited: a third of 100 g three times isn't 100 g. */
export function preserveExact(old: FoodEntry, changed: FoodEntry): FoodEntry {
  if (old.servings !== changed.servings) return changed;
  const shown = perServingOf(old);
  const amounts = perAmount((name) => {
    const sent = toTenth(shown[name] * changed.servings);
    return (changed.amounts[name] === sent ? old : changed).amounts[name];
  });
  return { ...changed, amounts };
}
