import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { fitsCall } from "~/features/api/calls/day-calls.server";
import { playedDay } from "~/features/day/day.server";
import { fitsOf } from "~/features/eat/fits.server";

const calls = answerCalls(
  handle(fitsCall, async (by) => {
    const { fits, enough } = await fitsOf(by, await playedDay(by, null));
    return {
      enough_history: enough,
      foods: fits.map(({ id, name, emoji, portion, servings, blocks }) => ({
        ...{ id, name, emoji, portion, number_of_servings: servings },
        blocks,
      })),
    };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
