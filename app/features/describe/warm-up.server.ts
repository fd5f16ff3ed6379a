import { setImmediate as nextTurn } from "node:timers/promises";
import type { Db } from "~/db/store";
import { warmLanguages } from "~/features/foods/languages/language-index";
import { warmFoodIndex } from "~/features/foods/matching/food-index";
import { surveyFoods } from "./survey/survey-foods.server";

export async function warmUp(db: Db): Promise<void> {
  await warmFoodIndex(nextTurn);
  await warmLanguages(nextTurn);
  await surveyFoods(db);
}
