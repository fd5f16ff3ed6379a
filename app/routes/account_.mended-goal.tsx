import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { dismissMendedGoal } from "~/features/day/goal.server";
import { callerOf } from "~/http/viewer.server";

export const loader = () => redirect("/account");

/** Keeps the note about a mended goal away from home. */
export async function action({ request }: ActionFunctionArgs) {
  await dismissMendedGoal(await callerOf(request));
  return redirect("/", 303);
}
