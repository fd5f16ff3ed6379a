import type { z } from "zod";
import type { Store } from "~/db/store";
import { askAboutValues } from "~/features/food/ask-about-values.server";
import { entryOf } from "~/features/food/entry-schema.server";
import type { FoodEntry } from "~/features/food/food-entry";
import { loggedFood } from "~/features/food/logged-food.server";
import { sumOfParts } from "~/features/food/per-serving-of";
import { preserveExact } from "~/features/food/preserve-exact";
import { withParts } from "~/features/food/with-parts";
import { AMOUNTS } from "~/features/nutrition/amounts";
import { Refusal } from "~/http/refusal";
import { instantOf, localTime } from "../calendar/local-time";
import { DAY_MESSAGES } from "../messages";
import type { Player } from "../player";
import { editFood } from "./edit-food.server";
import type { editSchema } from "./edit-schema.server";
import { logFood } from "./log-food.server";

type Sent = z.output<ReturnType<typeof editSchema>> & Pick<FoodEntry, "parts">;

/** Changes a logged food; one that is gone is logged anew with intent `new`. Throws Refusal: 404 for one that is gone, 400 to ask about values. */
export async function saveLoggedFood(
  store: Store,
  player: Player,
  foodId: string,
  sent: Sent,
  now: number,
): Promise<{ newId?: string }> {
  const old = await loggedFood(store.read, player.id, foodId);
  // The form has no seconds.
  const moved = !old || sent.date !== old.date || sent.time !== localTime(player.timeZone, old.time);
  const time = moved ? instantOf(player.timeZone, sent.date, sent.time) : old.time;
  const eaten = { date: sent.date, time };
  if (!old && sent.intent === "new") {
    const entry = withParts(undefined, entryOf(sent), sent.parts);
    if (!sumOfParts(entry)) askAboutValues(sent);
    const { id } = await logFood(store, player, entry, sent.key, now, eaten);
    return { newId: id };
  }
  const entry = old && withParts(old.entry, preserveExact(old.entry, entryOf(sent)), sent.parts);
  if (entry && !sumOfParts(entry) && !sameAmounts(entry, old.entry)) askAboutValues(sent);
  if (!entry || !(await editFood(store, player, foodId, { entry, eaten }, now)))
    throw new Refusal(404, DAY_MESSAGES.foodGoneElsewhere);
  return {};
}

const sameAmounts = (a: FoodEntry, b: FoodEntry) =>
  AMOUNTS.every((name) => a.amounts[name] === b.amounts[name]);
