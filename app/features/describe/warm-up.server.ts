import { setImmediate as others } from "node:timers/promises";
import type { Db } from "~/db/store";
import { warmFoodIndex } from "~/features/foods/matching/food-index";
import { surveyFoods } from "./survey/survey-foods.server";

/** Gets the reading of meals in words ready, so that nobody's first meal waits for it. Other work goes on meanwhile. */
export async function warmUp(db: Db): Promise<void> {
  await warmFoodIndex(others);
  await surveyFoods(db);
}
