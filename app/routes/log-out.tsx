import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { logOutSchema } from "~/features/access/log-in.server";
import { readForm } from "~/http/form.server";
import { safePath } from "~/http/safe-path";
import { signOut } from "~/http/sender.server";

export const loader = () => redirect("/");

export async function action({ request }: ActionFunctionArgs) {
  const { value } = await readForm(request, logOutSchema);
  return redirect(safePath(value?.redirectTo), { status: 303, headers: await signOut(request) });
}
