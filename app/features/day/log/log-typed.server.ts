import type { z } from "zod";
import type { Store } from "~/db/store";
import { askAboutValues } from "~/features/food/ask-about-values.server";
import { entryOf, type entrySchema } from "~/features/food/entry-schema.server";
import type { When } from "../calendar/eaten-at";
import type { Player } from "../player";
import { logFoodWhen } from "./log-food-when.server";

type Typed = z.output<typeof entrySchema> & When;

/** Logs typed values. Gives the path of their day. Throws Refusal: 400 to ask about values that can hardly be. */
export function logTyped(store: Store, player: Player, typed: Typed, now: number): Promise<string> {
  askAboutValues(typed);
  const { key, date, time } = typed;
  return logFoodWhen(store, player, { entry: entryOf(typed), key, date, time }, now);
}
