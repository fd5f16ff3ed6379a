import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { starFood } from "~/features/log/star-food.server";
import { requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  return starFood(request, store, viewer, { foodId: params.foodId ?? "", saved: true }, now());
}

export const loader = () => redirect("/?eat=1");
