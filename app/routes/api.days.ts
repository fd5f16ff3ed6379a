import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { DAYS_LISTED, daySummary, daysCall } from "~/features/api/calls/day-calls.server";
import { daySnapshots } from "~/features/day/day.server";

const calls = answerCalls(
  handle(daysCall, async (by, { query: { limit = DAYS_LISTED, ...span } }) => {
    const { days, more } = await daySnapshots(by.db, by.viewer.id, { limit, ...span });
    return {
      days: days.map(daySummary),
      more,
      next: more ? (days.at(-1)?.date ?? null) : null,
    };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
