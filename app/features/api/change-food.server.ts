import type { Db, Store } from "~/db/store";
import { editFood } from "~/features/day/log/edit-food.server";
import { DAY_MESSAGES } from "~/features/day/messages";
import type { Player } from "~/features/day/player";
import { type LoggedFood, loggedFood } from "~/features/food/logged-food.server";
import { Refusal } from "~/http/refusal";
import { changedEntry, type SentChange } from "./sent-entry";
import { changedTime } from "./sent-time";

type Change = SentChange & { date?: string; time?: string };

/** One logged food. Throws Refusal when there is none. */
export async function foodToChange(db: Db, player: Player, foodId: string): Promise<LoggedFood> {
  const found = await loggedFood(db, player.id, foodId);
  if (!found) throw new Refusal(404, DAY_MESSAGES.foodGone);
  return found;
}

/** Changes a logged food and gives it as it then is. Throws Refusal. */
export async function changeFood(store: Store, player: Player, foodId: string, change: Change, now: number) {
  const old = await foodToChange(store.read, player, foodId);
  const entry = changedEntry(old.entry, change);
  const eaten = changedTime(change, old, player, now);
  if (!(await editFood(store, player, foodId, { entry, eaten }, now)))
    throw new Refusal(404, DAY_MESSAGES.foodGone);
  return { ...eaten, id: foodId, entry };
}
