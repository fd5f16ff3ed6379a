import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { goalsCall, setGoalsCall } from "~/features/api/days/goals-calls.server";
import { localDate } from "~/features/day/calendar/local-date";
import { saveGoal } from "~/features/day/save-goal.server";
import { goalsToEdit } from "~/features/goals/goals-to-edit.server";
import type { Viewer } from "~/http/viewer";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

const calls = answerCalls(
  store,
  handle(goalsCall, ({ viewer }) => goalsOf(viewer)),
  handle(setGoalsCall, async ({ viewer, body: { finish_at: finishAt, ...goals } }) => {
    await saveGoal(store, viewer, { ...goals, finishAt, estimated: false }, now());
    return goalsOf(viewer);
  }),
);
export const loader = calls.loader;
export const action = calls.action;

async function goalsOf({ id, timeZone }: Viewer) {
  const { goals, finishAt } = await goalsToEdit(store.read, id, localDate(timeZone, now()));
  return { ...goals, finish_at: finishAt };
}
