import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { setPlainCookie } from "~/http/plain-cookie";
import { requireViewer } from "~/http/viewer.server";

export const loader = () => redirect("/account");

/** Keeps the notice away from this browser, whose setting it is about. */
export async function action({ request }: ActionFunctionArgs) {
  await requireViewer(request);
  const headers = { "Set-Cookie": setPlainCookie("safariNotice", "dismissed") };
  return redirect("/account", { status: 303, headers });
}
