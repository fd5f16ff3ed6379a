import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { plantsCall } from "~/features/api/days/plants-call.server";
import { localDate } from "~/features/day/calendar/local-date";
import { plantsOfWeek } from "~/features/day/plants/plants-of-week.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

const calls = answerCalls(
  store,
  handle(plantsCall, async ({ viewer }) => {
    const week = await plantsOfWeek(store.read, viewer.id, localDate(viewer, now()));
    return { ...week, count: week.plants.length };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
