import type { FoodEntry } from "~/features/food/food-entry";
import { foodId } from "~/features/food/food-id.server";
import type { Eaten } from "../calendar/eaten-at";
import { localDate } from "../calendar/local-date";
import type { Player } from "../player";

/** As `foodId`, with the day unless the form is for today: sent twice around midnight it is one food. */
export const idOnDay = (
  player: Player,
  key: string,
  entry: FoodEntry,
  { date }: Eaten,
  now: number,
): string => foodId(player.id, date === localDate(player, now) ? key : `${key} ${date}`, entry);
