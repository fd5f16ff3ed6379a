import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { themeSchema } from "~/features/account/preferences/theme-schema.server";
import { readForm } from "~/http/form.server";
import { setPlainCookie } from "~/http/plain-cookie";
import { requireViewer } from "~/http/viewer.server";

export const loader = () => redirect("/account");

export async function action({ request }: ActionFunctionArgs) {
  await requireViewer(request);
  const { value, refusal } = await readForm(request, themeSchema);
  if (!value) throw new Response("Not a theme", refusal);
  const theme = value.theme === "system" ? "" : value.theme;
  return redirect("/account", { status: 303, headers: { "Set-Cookie": setPlainCookie("theme", theme) } });
}
