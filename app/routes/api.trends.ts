import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { trendsCall } from "~/features/api/calls/goal-calls.server";
import { DEFAULT_RANGE, rangeIn } from "~/features/trends/trends";
import { furtherTrend, trendsUpTo } from "~/features/trends/trends.server";

const calls = answerCalls(
  handle(trendsCall, async (by, { query: { days } }) => {
    const range = rangeIn(days ?? null) ?? DEFAULT_RANGE;
    const read = await trendsUpTo(by.db, by.viewer, by.today, range);
    const { byDate, averages: further } = await furtherTrend(by.db, by.viewer, read);
    const { daysLogged, daysAveraged, daysNear, ...trends } = read;
    const each = trends.days.map((day) => ({ ...day, further: byDate.get(day.date) ?? [] }));
    return {
      ...trends,
      days: each,
      further,
      days_logged: daysLogged,
      days_averaged: daysAveraged,
      days_near_goal: daysNear,
    };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
