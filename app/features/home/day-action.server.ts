import type { ActionFunctionArgs } from "@remix-run/node";
import { DAY_MESSAGES, homePath } from "~/features/day/calendar-days";
import type { DayChange } from "~/features/day/change-day.server";
import { FOOD_MESSAGES } from "~/features/food/entry";
import type { Caller } from "~/http/caller.server";
import { redirectWithToast, resultOf } from "~/http/form.server";
import { writeLimitOf } from "~/http/limits.server";
import { errorPage, Refusal } from "~/http/refusal";
import { callerOf } from "~/http/viewer.server";
import { isLocalDate } from "~/platform/local-date";

type Verb = (by: Caller, date: string) => Promise<DayChange>;
type Change = {
  path: "done" | "shrink";
  verb: Verb;
  undo: Verb;
  said: (isToday: boolean) => string;
  undone: string;
};

/** What a press on home does with a day; with `?undo`, or by DELETE, it takes that back. */
export const dayAction =
  ({ path, verb, undo, said, undone }: Change) =>
  async ({ request, params: { date } }: ActionFunctionArgs) => {
    const by = await callerOf(request);
    const limited = writeLimitOf(by.viewer.id);
    if (limited) throw errorPage(limited);
    if (!isLocalDate(date)) throw errorPage(new Refusal(404, DAY_MESSAGES.notADay));
    const { searchParams } = new URL(request.url);
    const undoes = request.method === "DELETE" || searchParams.has("undo");
    const result = await resultOf(request, FOOD_MESSAGES.saveFailed, () => (undoes ? undo : verb)(by, date));
    if (result instanceof Refusal) throw errorPage(result);
    const { today } = by;
    if (undoes) return redirectWithToast(homePath(date, today), { type: "success", text: undone });
    return redirectWithToast(homePath(date, today, result.collected), {
      type: "success",
      text: said(date === today),
      undo: `/day/${date}/${path}?undo`,
    });
  };
