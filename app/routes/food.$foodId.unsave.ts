import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { starFood } from "~/features/log/log-forms.server";
import { callerOf } from "~/http/viewer.server";

export async function action({ request, params }: ActionFunctionArgs) {
  const by = await callerOf(request);
  return starFood(by, request, { foodId: params.foodId ?? "", saved: false });
}

export const loader = () => redirect("/?eat=1");
