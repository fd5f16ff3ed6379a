import type { Store } from "~/db/store";
import type { FoodEntry } from "~/features/food/food-entry";
import { eatenAt, type When } from "../calendar/eaten-at";
import { localDate } from "../calendar/local-date";
import { homePath } from "../home/home-path";
import type { Player } from "../player";
import { logFood } from "./log-food.server";

type Sent = When & { entry: FoodEntry; key: string };

/** Logs a food to the day of its form, by default now. Gives the path of that day. */
export async function logFoodWhen(store: Store, player: Player, { entry, key, ...when }: Sent, now: number) {
  const eaten = eatenAt(player.timeZone, when, now);
  await logFood(store, player, entry, key, now, eaten);
  return homePath(eaten.date, localDate(player.timeZone, now));
}
