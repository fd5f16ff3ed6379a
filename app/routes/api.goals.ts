import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { goalsCall, setGoalsCall } from "~/features/api/calls/goal-calls.server";
import { saveGoal } from "~/features/day/goal.server";
import { goalsToEdit } from "~/features/goals/goal-schema.server";
import { allWeekdays } from "~/features/goals/goals.server";
import type { Viewer } from "~/http/viewer";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { localDate } from "~/platform/local-date";

const calls = answerCalls(
  store,
  handle(goalsCall, ({ viewer }) => goalsOf(viewer)),
  handle(setGoalsCall, async ({ viewer, body: { finish_at: finishAt, weekday_goals: listed, ...goals } }) => {
    const weekdayGoals = listed && (await allWeekdays(store.read, viewer.id, todayOf(viewer), listed));
    await saveGoal(store, viewer, { ...goals, finishAt, weekdayGoals, estimated: false }, now());
    return goalsOf(viewer);
  }),
);
export const loader = calls.loader;
export const action = calls.action;

const todayOf = (viewer: Viewer) => localDate(viewer, now());

async function goalsOf(viewer: Viewer) {
  const { goals, finishAt, others } = await goalsToEdit(store.read, viewer.id, todayOf(viewer));
  const weekday_goals = others.map(({ weekdays, goals }) => ({ weekdays, ...goals }));
  return { ...goals, finish_at: finishAt, weekday_goals };
}
