import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { searchFoodCall } from "~/features/api/calls/search-calls.server";
import { RESULTS_MAX } from "~/features/search/row";
import { findFoods, foodsByRef } from "~/features/search/sources.server";

const calls = answerCalls(
  handle(searchFoodCall, async (by, { query }) => {
    const found = await findFoods(by, query.q, RESULTS_MAX);
    const refs = found.map(({ ref }) => ref);
    const known = await foodsByRef(by, refs);
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
