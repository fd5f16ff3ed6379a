import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { suggestionsCall } from "~/features/api/calls/day-calls.server";
import { dayWithFoods } from "~/features/day/day.server";
import { suggestionsFor } from "~/features/eat/suggestions.server";

const calls = answerCalls(
  handle(suggestionsCall, async (by) => {
    const { suggestions, enough } = await suggestionsFor(by, await dayWithFoods(by, null));
    return {
      enough_history: enough,
      foods: suggestions.map(({ id, name, emoji, portion, servings, blocks }) => ({
        ...{ id, name, emoji, portion, number_of_servings: servings },
        blocks,
      })),
    };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
