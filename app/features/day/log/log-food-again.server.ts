import type { Store } from "~/db/store";
import { loggedFood } from "~/features/food/logged-food.server";
import { Refusal } from "~/http/refusal";
import type { When } from "../calendar/eaten-at";
import { localDate } from "../calendar/local-date";
import { localTime } from "../calendar/local-time";
import { DAY_MESSAGES } from "../messages";
import type { Player } from "../player";
import { type Logged, logFoodWhen } from "./log-food-when.server";

/**
 * Logs a food once more: now, or on another day at the time it was eaten before.
 * Throws Refusal: 404 when the food is gone.
 */
export async function logFoodAgain(
  store: Store,
  player: Player,
  foodId: string,
  { key, date, time }: When & { key: string },
  now: number,
): Promise<Logged> {
  const old = await loggedFood(store.read, player.id, foodId);
  if (!old) throw new Refusal(404, DAY_MESSAGES.foodGone);
  const other = date !== localDate(player.timeZone, now);
  const before = other && date ? localTime(player.timeZone, old.time) : undefined;
  return logFoodWhen(store, player, { entry: old.entry, key, date, time: time ?? before }, now);
}
