import type { z } from "zod";
import type { Store } from "~/db/store";
import { amountProblem } from "~/features/search/portion/amount-problem";
import { portionEntry } from "~/features/search/portion/portion-entry";
import type { portionSchema } from "~/features/search/portion/portion-schema.server";
import type { SourceFood } from "~/features/search/sources/source-food";
import { Refusal } from "~/http/refusal";
import { localDate } from "../calendar/local-date";
import { readWhen } from "../calendar/read-when.server";
import type { Player } from "../player";
import { type Logged, logFoodWhen } from "./log-food-when.server";

type Sent = z.output<typeof portionSchema>;

/** Logs an amount of a found food. Throws Refusal: 400 for an amount or a day that can't be. */
export async function logPortion(
  store: Store,
  player: Player,
  food: SourceFood,
  { amount = "", unit = "", date, time, key }: Sent,
  now: number,
): Promise<Logged> {
  const entry = portionEntry(food, { amount, unit });
  if (!entry) throw new Refusal(400, amountProblem({ amount, unit, food }));
  const { given, problems } = readWhen({ date, time }, localDate(player, now));
  if (problems) throw new Refusal(400, problems);
  return logFoodWhen(store, player, { ...given, entry, key }, now);
}
