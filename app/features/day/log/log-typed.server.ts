import type { z } from "zod";
import type { Store } from "~/db/store";
import { askAboutValues } from "~/features/food/ask-about-values.server";
import { entryOf, type entrySchema } from "~/features/food/entry-schema.server";
import type { When } from "../calendar/eaten-at";
import type { Player } from "../player";
import { type Logged, logFoodWhen } from "./log-food-when.server";

type Typed = z.output<typeof entrySchema> & When & { source?: string };

/** Logs typed values. Throws Refusal: 400 to ask about values that can hardly be. */
export function logTyped(store: Store, player: Player, typed: Typed, now: number): Promise<Logged> {
  askAboutValues(typed, player.numbers === "hidden");
  const { key, date, time, source = "typed" } = typed;
  return logFoodWhen(store, player, { entry: { ...entryOf(typed), source }, key, date, time }, now);
}
