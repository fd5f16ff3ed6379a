import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { plantFoodsCall } from "~/features/api/calls/day-calls.server";
import { plantsOfWeek } from "~/features/eat/plants.server";

const calls = answerCalls(
  handle(plantFoodsCall, async (by) => {
    const week = await plantsOfWeek(by.db, by.viewer.id, by.today);
    return { ...week, count: week.plants.length };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
