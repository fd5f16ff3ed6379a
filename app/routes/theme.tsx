import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { themeCookie, themeSchema } from "~/features/account/preferences.server";
import { readForm } from "~/http/form.server";
import { requireViewer } from "~/http/viewer.server";

export const loader = () => redirect("/account/preferences");

export async function action({ request }: ActionFunctionArgs) {
  await requireViewer(request);
  const { value, refusal } = await readForm(request, themeSchema);
  if (refusal) throw new Response("Not a theme", refusal);
  return redirect("/account/preferences", {
    status: 303,
    headers: { "Set-Cookie": themeCookie(value.theme) },
  });
}
