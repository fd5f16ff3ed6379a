import { addAmounts } from "~/features/nutrition/add-amounts";
import { AMOUNTS, type Amounts } from "~/features/nutrition/amounts";
import { toTenth } from "~/features/nutrition/to-tenth";
import type { FoodEntry } from "./food-entry";
import { perServing } from "./per-serving";

type Entry = Pick<FoodEntry, "amounts" | "servings" | "parts">;

/** The amounts of one serving: the sum of its parts where they make up the whole, since a rounded whole gives another. */
export const perServingOf = (entry: Entry): Amounts =>
  sumOfParts(entry) ?? perServing(entry.amounts, entry.servings);

/** Undefined where the parts don't make up the whole, as amounts were typed by hand. */
export function sumOfParts({ amounts, servings, parts }: Entry): Amounts | undefined {
  const sum = addAmounts(parts ?? []);
  const isWhole = parts && AMOUNTS.every((name) => toTenth(sum[name] * servings) === amounts[name]);
  return isWhole ? sum : undefined;
}
