import { setImmediate as nextTurn } from "node:timers/promises";
import type { Db } from "~/db/store";
import { warmLanguages } from "~/features/foods/languages/language-index";
import { warmFoodIndex } from "~/features/foods/matching/food-index";
import { log } from "~/platform/log/log.server";
import { surveyFoods } from "./survey/survey-foods.server";

export async function warmUp(db: Db): Promise<void> {
  await warmFoodIndex(nextTurn);
  await warmLanguages(nextTurn);
  if (await surveyFoods(db)) return;
  const gain = "The USDA's survey foods read meals in words better: see 'More foods' in README.md.";
  log.info({ event: "no survey foods", command: "foods import fndds" }, gain);
}
