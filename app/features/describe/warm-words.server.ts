import { setImmediate as others } from "node:timers/promises";
import type { Db } from "~/db/store";
import { warmFoodIndex } from "~/features/foods/food-index";
import { genericFoods } from "./survey/generic-foods.server";

/** Gets the reading of meals in words ready, so that nobody's first meal waits for it. Other work goes on meanwhile. */
export async function warmWords(db: Db): Promise<void> {
  await warmFoodIndex(others);
  await genericFoods(db);
}
