import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { searchFoodCall } from "~/features/api/calls/search-calls.server";
import { findFoods, foodsByRef, RESULTS_MAX } from "~/features/search/row";
import { foodSources } from "~/features/search/sources.server";

const calls = answerCalls(
  handle(searchFoodCall, async (by, { query }) => {
    const sources = foodSources(by.db);
    const found = await findFoods(sources, by.viewer.id, query.q, RESULTS_MAX);
    const refs = found.map(({ ref }) => ref);
    const known = await foodsByRef(sources, by.viewer.id, refs);
    return {
      foods: found.map(({ amounts, portions, ...food }) => ({
        ...food,
        nutrition: { ...amounts, ...known.get(food.ref)?.further },
        portions: [...portions],
      })),
    };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
