import { redirect } from "@remix-run/node";
import { CLOSE_MESSAGES, callDone, reopen } from "~/features/day/close.server";
import { dayAction } from "~/features/home/day-action.server";

export const action = dayAction({
  path: "done",
  verb: callDone,
  undo: reopen,
  said: (isToday) => (isToday ? CLOSE_MESSAGES.closed : CLOSE_MESSAGES.closedPast),
  undone: CLOSE_MESSAGES.reopened,
});

export const loader = () => redirect("/");
