import type { Db, Store } from "~/db/store";
import { editFood } from "../day/edit-food.server";
import { localDate } from "../day/local-date";
import { instantOf, localTime } from "../day/local-time";
import { DAY_MESSAGES } from "../day/messages";
import type { Player } from "../day/player";
import { keepExact } from "../food/keep-exact";
import { type FoodRecord, loggedFood } from "../food/logged-food.server";
import { FOOD_MESSAGES } from "../food/messages";
import { perServing } from "../food/per-serving";
import type { Amounts } from "../nutrition/amounts";
import { CallRefused } from "./call-refused";
import { sentEntry } from "./sent-entry";

/** `nutrition` is for one serving; what is left out stays. `date` and `time` are the eater's own. */
type Change = {
  name?: string;
  number_of_servings?: number;
  nutrition?: Partial<Record<keyof Amounts, number | string>>;
  emoji?: string | null;
  date?: string;
  time?: string;
};

/** One logged food. Throws CallRefused when there is none. */
export async function foodToChange(db: Db, player: Player, foodId: string): Promise<FoodRecord> {
  const found = await loggedFood(db, player.id, foodId);
  if (!found) throw new CallRefused(404, DAY_MESSAGES.foodGone);
  return found;
}

/** Changes a logged food and gives it as it then is. Throws CallRefused. */
export async function changeFood(store: Store, player: Player, foodId: string, change: Change, now: number) {
  const old = await foodToChange(store.read, player, foodId);
  const sent = sentEntry({
    name: change.name ?? old.entry.name,
    emoji: change.emoji ?? old.entry.emoji,
    number_of_servings: change.number_of_servings ?? old.entry.servings,
    nutrition: { ...perServing(old.entry.amounts, old.entry.servings), ...change.nutrition },
  });
  if (!sent) throw new CallRefused(400, FOOD_MESSAGES.notANumber);
  const date = change.date ?? old.date;
  if (date > localDate(player.timeZone, now)) throw new CallRefused(400, DAY_MESSAGES.futureDay);
  const moved = change.date !== undefined || change.time !== undefined;
  const clock = change.time ?? localTime(player.timeZone, old.time);
  const time = moved ? instantOf(player.timeZone, date, clock) : old.time;
  const entry = keepExact(old.entry, sent);
  if (!(await editFood(store, player, foodId, { entry, eaten: { time, date } }, now)))
    throw new CallRefused(404, DAY_MESSAGES.foodGone);
  return { id: foodId, entry, time, date };
}
