import type { z } from "zod";
import type { Store } from "~/db/store";
import { entryOf } from "~/features/food/entry-schema.server";
import { loggedFood } from "~/features/food/logged-food.server";
import { preserveExact } from "~/features/food/preserve-exact";
import { Refusal } from "~/http/refusal";
import { instantOf, localTime } from "../calendar/local-time";
import { DAY_MESSAGES } from "../messages";
import type { Player } from "../player";
import { editFood } from "./edit-food.server";
import type { editSchema } from "./edit-schema.server";
import { logFood } from "./log-food.server";

type Sent = z.output<ReturnType<typeof editSchema>>;

/** Changes a logged food; one that is gone is logged anew with intent `new`. Throws Refusal: 404 for one that is gone. */
export async function saveLoggedFood(
  store: Store,
  player: Player,
  foodId: string,
  sent: Sent,
  now: number,
): Promise<"changed" | "logged"> {
  const old = await loggedFood(store.read, player.id, foodId);
  // The form has no seconds.
  const moved = !old || sent.date !== old.date || sent.time !== localTime(player.timeZone, old.time);
  const time = moved ? instantOf(player.timeZone, sent.date, sent.time) : old.time;
  const eaten = { date: sent.date, time };
  if (!old && sent.intent === "new") {
    await logFood(store, player, entryOf(sent), sent.key, now, eaten);
    return "logged";
  }
  const entry = old && preserveExact(old.entry, entryOf(sent));
  if (!entry || !(await editFood(store, player, foodId, { entry, eaten }, now)))
    throw new Refusal(404, DAY_MESSAGES.foodGoneElsewhere);
  return "changed";
}
