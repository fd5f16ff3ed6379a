import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { FOOD_MESSAGES } from "~/features/food/entry";
import { logTogether, usualSchema } from "~/features/log/log-again.server";
import { readForm, redirectWithToast, resultOf } from "~/http/form.server";
import { errorPage, Refusal } from "~/http/refusal";
import { callerOf } from "~/http/viewer.server";

/** Logs the foods of a usual meal once more; the toast takes all of them off again. */
export async function action({ request }: ActionFunctionArgs) {
  const by = await callerOf(request);
  const { today } = by;
  const { value, refusal } = await readForm(request, usualSchema(today));
  if (refusal) throw errorPage(refusal);
  const result = await resultOf(request, FOOD_MESSAGES.saveFailed, () => logTogether(by, value));
  if (result instanceof Refusal) return redirectWithToast("/", { type: "error", text: result.message });
  const { home, undo } = result;
  return redirectWithToast(home, { type: "success", text: FOOD_MESSAGES.logged, undo });
}

export const loader = () => redirect("/");
