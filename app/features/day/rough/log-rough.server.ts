import type { Store } from "~/db/store";
import { DEFAULT_EMOJI, type FoodEntry } from "~/features/food/food-entry";
import { eachAmount } from "~/features/nutrition/each-amount";
import { toTenth } from "~/features/nutrition/to-tenth";
import { localDate } from "../calendar/local-date";
import { localTime } from "../calendar/local-time";
import { PART_NAMES, type PartOfDay, partOfDay } from "../calendar/part-of-day";
import { type Logged, logFoodWhen } from "../log/log-food-when.server";
import type { Player } from "../player";
import { roughOf } from "./rough-of.server";
import { type RoughSize, SIZE_NAMES, SIZE_TIMES } from "./rough-size";

type Sent = { part: PartOfDay; size: RoughSize; date?: string; key: string };

/** When a part is over or has not come, its food is eaten at this time. */
const TIMES: Record<PartOfDay, string> = {
  morning: "08:00",
  midday: "12:30",
  afternoon: "16:00",
  evening: "19:00",
};

/** Logs an estimate for a part of the day, today by default. */
export async function logRough(
  store: Store,
  player: Player,
  { part, size, date, key }: Sent,
  now: number,
): Promise<Logged> {
  const today = localDate(player, now);
  const { amounts } = await roughOf(store.read, player, part, date ?? today);
  const entry: FoodEntry = {
    name: `${SIZE_NAMES[size]} ${PART_NAMES[part].toLowerCase()} meal`,
    emoji: DEFAULT_EMOJI,
    amounts: eachAmount(amounts, (amount) => toTenth(amount * SIZE_TIMES[size])),
    servings: 1,
    source: "rough",
    estimated: true,
  };
  const isNow = (date ?? today) === today && partOfDay(localTime(player.timeZone, now)) === part;
  return logFoodWhen(store, player, { entry, key, date, time: isNow ? undefined : TIMES[part] }, now);
}
