import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { goalsCall, setGoalsCall } from "~/features/api/calls/goal-calls.server";
import { saveGoal } from "~/features/day/goal.server";
import { allWeekdays, goalsToEdit } from "~/features/goals/goals.server";
import type { Caller } from "~/http/caller.server";

const calls = answerCalls(
  handle(goalsCall, async (by) => goalsOf(by)),
  handle(setGoalsCall, async (by, { body: { finish_at: finishAt, weekday_goals: listed, ...goals } }) => {
    const weekdayGoals = listed && (await allWeekdays(by.db, by.viewer.id, todayOf(by), listed));
    await saveGoal(by, { ...goals, finishAt, weekdayGoals, estimated: false });
    return goalsOf(by);
  }),
);
export const loader = calls.loader;
export const action = calls.action;

const todayOf = (by: Caller) => by.today;

async function goalsOf(by: Caller) {
  const { goals, finishAt, others } = await goalsToEdit(by.db, by.viewer.id, todayOf(by));
  const weekday_goals = others.map(({ weekdays, goals }) => ({ weekdays, ...goals }));
  return { ...goals, finish_at: finishAt, weekday_goals };
}
