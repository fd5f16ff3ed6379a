import type { Store } from "~/db/store";
import type { FoodEntry } from "~/features/food/food-entry";
import { eatenAt, type When } from "../calendar/eaten-at";
import { localDate } from "../calendar/local-date";
import { homePath } from "../home/home-path";
import type { Player } from "../player";
import { logFood } from "./log-food.server";

export type Logged = { id: string; home: string };

type Sent = When & { entry: FoodEntry; key: string };

/** Logs a food to the day of its form, by default now. Gives its id and the path of that day. */
export async function logFoodWhen(
  store: Store,
  player: Player,
  { entry, key, ...when }: Sent,
  now: number,
): Promise<Logged> {
  const eaten = eatenAt(player, when, now);
  const { id, collected } = await logFood(store, player, entry, key, now, eaten);
  return { id, home: homePath(eaten.date, localDate(player, now), collected) };
}
