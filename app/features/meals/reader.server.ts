import { setImmediate as nextTurn } from "node:timers/promises";
import type { Db } from "~/db/store";
import { aiOf } from "~/features/ai/ai.server";
import { warmLanguages } from "~/features/foods/languages/languages";
import { warmFoodIndex } from "~/features/foods/matching/food-index";
import { fnddsFoods, importedIndex } from "~/features/meals/fndds/fndds-foods.server";
import type { Settings } from "~/platform/settings/settings.server";
import { analyse } from "./analyse";
import { analyseByAi } from "./by-ai.server";
import type { MealReader } from "./meal";

/** The AI service if set, else or on failure the built-in engine with the foods imported into `db`. */
export const mealReaderOf =
  (settings: Pick<Settings, "ai">, db?: Db): MealReader =>
  async (description, rateKey) => {
    // Built at once, the index would block all requests for 250 ms.
    await warmFoodIndex(nextTurn);
    await warmLanguages(nextTurn);
    const ai = aiOf(settings);
    const byAi = ai && (await analyseByAi(ai, rateKey, description));
    if (byAi) return byAi;
    const imported = db && (await fnddsFoods(db));
    return { ...analyse(description, imported), engine: "built-in", ...(ai && { aiMissed: true }) };
  };

export async function warmUp(db: Db): Promise<void> {
  await warmFoodIndex(nextTurn);
  await warmLanguages(nextTurn);
  await importedIndex(db);
}
