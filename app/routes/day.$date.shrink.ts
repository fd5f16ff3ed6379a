import { redirect } from "@remix-run/node";
import { CLOSE_MESSAGES, shrink, unshrink } from "~/features/day/close.server";
import { dayAction } from "~/features/home/day-action.server";

export const action = dayAction({
  path: "shrink",
  verb: shrink,
  undo: unshrink,
  said: () => CLOSE_MESSAGES.shrunk,
  undone: CLOSE_MESSAGES.unshrunk,
});

export const loader = () => redirect("/");
