import { setImmediate as others } from "node:timers/promises";
import type { Db } from "~/db/store";
import { aiOf } from "~/features/ai/ai.server";
import { warmFoodIndex } from "~/features/foods/matching/food-index";
import type { Settings } from "~/platform/settings/settings.server";
import { analyseByAi } from "./ai/analyse-by-ai.server";
import { analyse } from "./built-in/analyse";
import type { MealReader } from "./meal-reader";
import { surveyFoods } from "./survey/survey-foods.server";

/** The engine that reads meals in words, with the foods imported into `db`: the AI service where one is set, the built-in one where not or when that fails. */
export const mealReaderOf =
  (settings: Pick<Settings, "ai">, db?: Db): MealReader =>
  async (description, who) => {
    // Before its time all at once, it would hold up everybody for a quarter of a second.
    await warmFoodIndex(others);
    const ai = aiOf(settings);
    const byAi = ai && (await analyseByAi(ai, who, description));
    if (byAi) return byAi;
    const imported = db && (await surveyFoods(db));
    return { ...analyse(description, imported), engine: "built-in", ...(ai && { aiMissed: true }) };
  };
