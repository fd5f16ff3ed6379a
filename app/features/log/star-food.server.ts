import { DAY_MESSAGES } from "~/features/day/calendar-days";
import { dayIn } from "~/features/day/when-form.server";
import { FOOD_MESSAGES } from "~/features/food/entry";
import { loggedFood } from "~/features/food/logged.server";
import { savedId, saveFood, unsaveFood } from "~/features/food/saved.server";
import { type Caller, inChange } from "~/http/caller.server";
import { redirectWithToast, resultOf } from "~/http/form.server";
import { writeLimitOf } from "~/http/limits.server";
import { Refusal } from "~/http/refusal";
import { onDay } from "~/http/safe-path";

type Star = { foodId: string; saved: boolean };

/** Saves a logged food, or no longer, and leads back to it; throws a 404 Response when there is none. */
export async function starFood(by: Caller, request: Request, { foodId, saved }: Star) {
  const tooOften = writeLimitOf(by.viewer.id);
  if (tooOften) throw new Response(null, tooOften);
  const home = onDay(`/food/${foodId}`, dayIn(by, request)?.date ?? null);
  const result = await resultOf(request, FOOD_MESSAGES.saveFailed, async () => {
    await by.change(async (tx) => {
      const food = await loggedFood(tx.db, tx.viewer.id, foodId);
      if (!food) throw new Refusal(404, DAY_MESSAGES.foodGone);
      if (saved) await saveFood(tx, { kind: "food", entry: food.entry });
      else await unsaveFood(inChange(by, tx), savedId(tx.viewer.id, food.entry));
    });
  });
  if (!(result instanceof Refusal)) {
    const text = saved ? FOOD_MESSAGES.saved : FOOD_MESSAGES.unsaved;
    return redirectWithToast(home, { type: "success", text });
  }
  const to = result.status === 404 ? "/?eat=1" : home;
  return redirectWithToast(to, { type: "error", text: result.message });
}
