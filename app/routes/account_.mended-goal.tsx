import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { dismissMendedGoal } from "~/features/day/mend-goals.server";
import { requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";

export const loader = () => redirect("/account");

/** Keeps the note about a mended goal away from home. */
export async function action({ request }: ActionFunctionArgs) {
  const { id } = await requireViewer(request);
  await dismissMendedGoal(store, id);
  return redirect("/", 303);
}
