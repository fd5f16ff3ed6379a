import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { signOut } from "~/platform/auth.server";

export const loader = () => redirect("/");

export async function action({ request }: ActionFunctionArgs) {
  return redirect("/", { status: 303, headers: await signOut(request) });
}
