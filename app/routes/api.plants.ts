import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { plantsCall } from "~/features/api/calls/day-calls.server";
import { plantsOfWeek } from "~/features/eat/plants.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { localDate } from "~/platform/local-date";

const calls = answerCalls(
  store,
  handle(plantsCall, async ({ viewer }) => {
    const week = await plantsOfWeek(store.read, viewer.id, localDate(viewer, now()));
    return { ...week, count: week.plants.length };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
