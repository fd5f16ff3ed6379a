import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { searchFoodCall } from "~/features/api/calls/search-calls.server";
import { findFoods, RESULTS_MAX } from "~/features/search/row";
import { foodSources } from "~/features/search/sources.server";

const calls = answerCalls(
  handle(searchFoodCall, async (by, { query }) => {
    const found = await findFoods(foodSources(by.db), by.viewer.id, query.q, RESULTS_MAX);
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
