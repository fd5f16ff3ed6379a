import type { SavedFood } from "~/features/food/saved/saved-foods.server";

export const savedAnswer = ({ id, kind, entry }: SavedFood) => ({
  id,
  kind,
  name: entry.name,
  emoji: entry.emoji,
  number_of_servings: entry.servings,
  nutrition: entry.amounts,
});
