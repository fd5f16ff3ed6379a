import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { isLocalDate, localDate } from "~/features/day/calendar/local-date";
import { homePath } from "~/features/day/home/home-path";
import { copyFoods } from "~/features/day/log/copy-foods.server";
import { copySchema } from "~/features/day/log/copy-schema.server";
import { DAY_MESSAGES } from "~/features/day/messages";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { resultOf } from "~/http/answer-form.server";
import { readForm } from "~/http/form.server";
import { errorPage, Refusal } from "~/http/refusal";
import { redirectWithToast } from "~/http/toast.server";
import { requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

/** Logs a day's foods, or those of a `group`, once more; the toast takes all of them back. */
export async function action({ request, params: { date: from } }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const today = localDate(viewer, now());
  if (!isLocalDate(from)) throw new Response(DAY_MESSAGES.notADay, { status: 404 });
  const { value, refusal } = await readForm(request, copySchema(today));
  if (refusal) throw errorPage(refusal);
  const { to = today, group, key } = value;
  const result = await resultOf(request, FOOD_MESSAGES.saveFailed, () =>
    copyFoods(store, viewer, { from, to, group, key }, now()),
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
