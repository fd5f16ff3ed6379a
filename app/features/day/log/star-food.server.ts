import type { Store } from "~/db/store";
import { loggedFood } from "~/features/food/logged-food.server";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { savedId, saveFood, unsaveFood } from "~/features/food/saved/saved-foods.server";
import { resultOf } from "~/http/answer-form.server";
import { onDay } from "~/http/on-day";
import { Refusal } from "~/http/refusal";
import { redirectWithToast } from "~/http/toast.server";
import { writeLimitOf } from "~/http/write-limit.server";
import { dayIn } from "../calendar/day-in.server";
import { DAY_MESSAGES } from "../messages";
import type { Player } from "../player";

type Star = { foodId: string; saved: boolean };

/** Saves a logged food, or no longer, and leads back to it; throws a 404 Response when there is none. */
export async function starFood(request: Request, store: Store, player: Player, star: Star, now: number) {
  const { foodId, saved } = star;
  const tooOften = writeLimitOf(player.id);
  if (tooOften) throw new Response(null, tooOften);
  const home = onDay(`/food/${foodId}`, dayIn(request, player, now)?.date ?? null);
  const result = await resultOf(request, FOOD_MESSAGES.saveFailed, async () => {
    const food = await loggedFood(store.read, player.id, foodId);
    if (!food) throw new Refusal(404, DAY_MESSAGES.foodGone);
    const { entry } = food;
    if (saved) await saveFood(store, player.id, { kind: "food", entry }, now);
    else await unsaveFood(store, player.id, savedId(player.id, entry));
  });
  if (!(result instanceof Refusal)) {
    const text = saved ? FOOD_MESSAGES.saved : FOOD_MESSAGES.unsaved;
    return redirectWithToast(home, { type: "success", text });
  }
  const to = result.status === 404 ? "/?eat=1" : home;
  return redirectWithToast(to, { type: "error", text: result.message });
}
