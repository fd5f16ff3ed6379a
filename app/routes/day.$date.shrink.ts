import { redirect } from "@remix-run/node";
import { shrink, unshrink } from "~/features/day/close.server";
import { dayAction } from "~/features/home/day-action.server";

export const action = dayAction({
  path: "shrink",
  verb: shrink,
  undo: unshrink,
  said: () => "Today’s puzzle is smaller now",
  undone: "Today’s puzzle is whole again",
});

export const loader = () => redirect("/");
