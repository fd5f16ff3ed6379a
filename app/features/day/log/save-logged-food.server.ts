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
import { localDate } from "../calendar/local-date";
import { instantOf, localTime } from "../calendar/local-time";
import { homePath } from "../home/home-path";
import { DAY_MESSAGES } from "../messages";
import type { Player } from "../player";
import { editFood } from "./edit-food.server";
import type { editSchema } from "./edit-schema.server";
import { logFood } from "./log-food.server";

type Sent = z.output<ReturnType<typeof editSchema>> & Pick<FoodEntry, "parts">;

/** `home` is the path of its day; `newId` that of a food that was gone and is logged anew. */
type Saved = { home: string; newId?: string };

/** Changes a logged food; one that is gone is logged anew with intent `new`. Throws Refusal: 404 for one that is gone, 400 to ask about values. */
export async function saveLoggedFood(
  store: Store,
  player: Player,
  foodId: string,
  sent: Sent,
  now: number,
): Promise<Saved> {
  const today = localDate(player, now);
  const old = await loggedFood(store.read, player.id, foodId);
  // The form has no seconds.
  const moved = !old || sent.date !== old.date || sent.time !== localTime(player.timeZone, old.time);
  const time = moved ? instantOf(player, sent.date, sent.time) : old.time;
  const eaten = { date: sent.date, time };
  if (!old && sent.intent === "new") {
    const entry = withParts(undefined, entryOf(sent), sent.parts);
    if (!sumOfParts(entry)) askAboutValues(sent, player.numbers === "hidden");
    const { id, collected } = await logFood(store, player, entry, sent.key, now, eaten);
    return { newId: id, home: homePath(sent.date, today, collected) };
  }
  const entry = old && withParts(old.entry, preserveExact(old.entry, entryOf(sent)), sent.parts);
  if (entry && !sumOfParts(entry) && !sameAmounts(entry, old.entry))
    askAboutValues(sent, player.numbers === "hidden");
  const edited = entry && (await editFood(store, player, foodId, { entry, eaten }, now));
  if (!edited) throw new Refusal(404, DAY_MESSAGES.foodGoneElsewhere);
  return { home: homePath(sent.date, today, edited.collected) };
}

const sameAmounts = (a: FoodEntry, b: FoodEntry) =>
  AMOUNTS.every((name) => a.amounts[name] === b.amounts[name]);
