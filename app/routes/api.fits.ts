import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { fitsCall } from "~/features/api/days/fits-call.server";
import { fitsOf } from "~/features/day/fits/fits-of.server";
import { playedDay } from "~/features/day/played-day.server";
import { perNutrient } from "~/features/nutrition/per-nutrient";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

const calls = answerCalls(
  store,
  handle(fitsCall, async ({ viewer }) => {
    const { fits, enough } = await fitsOf(
      store.read,
      viewer.id,
      await playedDay(store.read, viewer, null, now()),
    );
    return {
      enough_history: enough,
      foods: fits.map(({ id, name, emoji, portion, servings, blocks }) => ({
        ...{ id, name, emoji, portion, number_of_servings: servings },
        blocks: perNutrient((nutrient) => blocks[nutrient].count),
      })),
    };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
