import type { Store } from "~/db/store";
import { savedFood } from "~/features/food/saved/saved-foods.server";
import { Refusal } from "~/http/refusal";
import type { When } from "../calendar/eaten-at";
import { DAY_MESSAGES } from "../messages";
import type { Player } from "../player";
import { type Logged, logFoodWhen } from "./log-food-when.server";

type Sent = When & { id: string; key: string };

/** Throws Refusal: 404 when it is not saved. */
export async function logSaved(
  store: Store,
  player: Player,
  { id, ...sent }: Sent,
  now: number,
): Promise<Logged> {
  const saved = await savedFood(store.read, player.id, id);
  if (!saved) throw new Refusal(404, DAY_MESSAGES.foodGone);
  return logFoodWhen(store, player, { ...sent, entry: saved.entry }, now);
}
