import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { DISMISS_SAFARI_NOTICE } from "~/features/account/safari-notice-cookie.server";
import { requireViewer } from "~/platform/viewer.server";

export const loader = () => redirect("/account");

/** Dismisses the notice for good. */
export async function action({ request }: ActionFunctionArgs) {
  await requireViewer(request);
  return redirect("/account", { status: 303, headers: { "Set-Cookie": DISMISS_SAFARI_NOTICE } });
}
