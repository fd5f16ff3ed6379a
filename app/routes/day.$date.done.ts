import { redirect } from "@remix-run/node";
import { callDone, reopen } from "~/features/day/close.server";
import { dayAction } from "~/features/home/day-action.server";

export const action = dayAction({
  path: "done",
  verb: callDone,
  undo: reopen,
  said: (isToday) => (isToday ? "That’s today done" : "That day is done"),
  undone: "The day is open again",
});

export const loader = () => redirect("/");
