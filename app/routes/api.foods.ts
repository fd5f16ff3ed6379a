import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { searchFoodCall } from "~/features/api/search-calls.server";
import { findFoods, RESULTS_MAX } from "~/features/search/find-foods";
import { foodSources } from "~/features/search/sources/food-sources.server";
import { store } from "~/platform/boot.server";

const calls = answerCalls(
  store,
  handle(searchFoodCall, async ({ viewer, query }) => {
    const found = await findFoods(foodSources(store.read), viewer.id, query.q, RESULTS_MAX);
    return {
      foods: found.map(({ amounts, portions, ...food }) => ({
        ...food,
        nutrition: amounts,
        portions: [...portions],
      })),
    };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
