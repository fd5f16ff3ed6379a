import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { logOutSchema } from "~/features/account/sign-in/log-out-schema.server";
import { signOut } from "~/http/auth.server";
import { readForm } from "~/http/form.server";
import { safePath } from "~/http/safe-path";

export const loader = () => redirect("/");

export async function action({ request }: ActionFunctionArgs) {
  const { value } = await readForm(request, logOutSchema);
  return redirect(safePath(value?.redirectTo), { status: 303, headers: await signOut(request) });
}
