import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { logFood } from "~/features/day/log-food.server";
import { DAY_MESSAGES } from "~/features/day/messages";
import { keySchema } from "~/features/food/key-schema.server";
import { loggedFood } from "~/features/food/logged-food.server";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { readForm } from "~/platform/form.server";
import { redirectWithToast } from "~/platform/toast.server";
import { unlessDown } from "~/platform/unless-down.server";
import { requireViewer } from "~/platform/viewer.server";

/** Logs a food of before once more, now. */
export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const { value, refusal } = await readForm(request, keySchema);
  if (!value) throw new Response(null, refusal);
  const found = await loggedFood(store.read, viewer.id, params.foodId ?? "");
  if (!found) throw new Response(DAY_MESSAGES.foodGone, { status: 404 });
  const logged = await unlessDown(() => logFood(store, viewer, found.entry, value.key, now()));
  if (!logged) return redirectWithToast("/?eat=1", { type: "error", text: FOOD_MESSAGES.saveFailed });
  return redirectWithToast("/", { type: "success", text: FOOD_MESSAGES.logged });
}

export const loader = () => redirect("/?eat=1");
