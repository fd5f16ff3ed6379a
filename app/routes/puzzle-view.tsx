import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { puzzleViewCookie, puzzleViewSchema } from "~/features/puzzles/puzzle-view.server";
import { readForm } from "~/http/form.server";
import { safePath } from "~/http/safe-path";
import { requireViewer } from "~/http/viewer.server";

export const loader = () => redirect("/");

/** What the puzzle's menu shows and hides, for this browser. */
export async function action({ request }: ActionFunctionArgs) {
  await requireViewer(request);
  const { value, refusal } = await readForm(request, puzzleViewSchema);
  if (refusal) throw new Response("Unknown puzzle view", refusal);
  const headers = { "Set-Cookie": puzzleViewCookie(value) };
  if (value.stay) return new Response(null, { status: 204, headers });
  return redirect(safePath(value.redirectTo), { status: 303, headers });
}
