import type { Store } from "~/db/store";
import { loggedFood } from "~/features/food/logged-food.server";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { withServings } from "~/features/food/with-servings";
import { Refusal } from "~/http/refusal";
import type { When } from "../calendar/eaten-at";
import { localDate } from "../calendar/local-date";
import { localTime } from "../calendar/local-time";
import { DAY_MESSAGES } from "../messages";
import type { Player } from "../player";
import { type Logged, logFoodWhen } from "./log-food-when.server";

type Again = { key: string /** As many as before by default. */; number_of_servings?: number };

/**
 * Logs a food once more: now, or on another day at the time it was eaten before.
 * Throws Refusal: 404 when the food is gone, 400 for too many servings.
 */
export async function logFoodAgain(
  store: Store,
  player: Player,
  foodId: string,
  { key, date, time, number_of_servings: servings }: When & Again,
  now: number,
): Promise<Logged> {
  const old = await loggedFood(store.read, player.id, foodId);
  if (!old) throw new Refusal(404, DAY_MESSAGES.foodGone);
  const entry = servings === undefined ? old.entry : withServings(old.entry, servings);
  if (!entry) throw new Refusal(400, FOOD_MESSAGES.notANumber);
  const other = date !== localDate(player, now);
  const before = other && date ? localTime(player.timeZone, old.time) : undefined;
  return logFoodWhen(store, player, { entry, key, date, time: time ?? before }, now);
}
