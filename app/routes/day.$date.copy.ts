import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { DAY_MESSAGES, homePath } from "~/features/day/calendar-days";
import { FOOD_MESSAGES } from "~/features/food/entry";
import { copyFoods, copySchema } from "~/features/log/log-again.server";
import { readForm, redirectWithToast, resultOf } from "~/http/form.server";
import { errorPage, Refusal } from "~/http/refusal";
import { callerOf } from "~/http/viewer.server";
import { isLocalDate } from "~/platform/local-date";

/** Logs a day's foods, or those of a `group`, once more; the toast takes all of them back. */
export async function action({ request, params: { date: from } }: ActionFunctionArgs) {
  const by = await callerOf(request);
  const { today } = by;
  if (!isLocalDate(from)) throw new Response(DAY_MESSAGES.notADay, { status: 404 });
  const { value, refusal } = await readForm(request, copySchema(today));
  if (refusal) throw errorPage(refusal);
  const { to = today, group, key } = value;
  const result = await resultOf(request, FOOD_MESSAGES.saveFailed, () =>
    copyFoods(by, { from, to, group, key }),
  );
  if (result instanceof Refusal)
    return redirectWithToast(homePath(from, today), { type: "error", text: result.message });
  const undo = `/day/${to}/copy/${result.copyId}/undo`;
  return redirectWithToast(homePath(to, today, result.collected), {
    type: "success",
    text: FOOD_MESSAGES.logged,
    undo,
  });
}

export const loader = () => redirect("/");
