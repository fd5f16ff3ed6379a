import { z } from "zod";
import { undefinedIfUnavailable } from "~/db/errors";
import type { Store } from "~/db/store";
import type { Player, When } from "~/features/day/dates";
import { DAY_MESSAGES } from "~/features/day/messages";
import { readWhen, whenGiven } from "~/features/day/when-form.server";
import { entryOf, type entrySchema, keySchema, refuseUnlikely } from "~/features/food/entry-form.server";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { savedFood } from "~/features/food/saved.server";
import { productIn, saveProduct } from "~/features/label/barcode/product.server";
import type { ConfirmedFields } from "~/features/label/confirmation.server";
import { amountProblem, portionEntry, type SourceFood } from "~/features/search/row";
import type { portionSchema } from "~/features/search/sources.server";
import { Refusal } from "~/http/refusal";
import { redirectWithToast } from "~/http/toast.server";
import { localDate } from "~/platform/local-date";
import { type Logged, logFoodWhen } from "./log-food.server";

type Typed = z.output<typeof entrySchema> & When & { source?: string };

/** Logs typed values. Throws Refusal: 400 to ask about values that can hardly be. */
export function logTyped(store: Store, player: Player, typed: Typed, now: number): Promise<Logged> {
  refuseUnlikely(typed, player.numbers === "hidden");
  const { key, date, time, source = "typed" } = typed;
  return logFoodWhen(store, player, { entry: { ...entryOf(typed), source }, key, date, time }, now);
}

type Confirmed = ConfirmedFields & When;

/** Logs a scanned food, and remembers it for its barcode if the database can. */
export async function logConfirmed(store: Store, player: Player, confirmed: Confirmed, now: number) {
  const { barcode } = confirmed;
  const source = barcode ? "barcode" : "label";
  const logged = await logTyped(store, player, { ...confirmed, source }, now);
  if (barcode)
    await undefinedIfUnavailable(() =>
      saveProduct(store, player.id, productIn({ ...confirmed, barcode }), now),
    );
  return logged;
}

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

type LogSavedSent = When & { id: string; key: string };

/** Throws Refusal: 404 when it is not saved. */
export async function logSaved(
  store: Store,
  player: Player,
  { id, ...sent }: LogSavedSent,
  now: number,
): Promise<Logged> {
  const saved = await savedFood(store.read, player.id, id);
  if (!saved) throw new Refusal(404, DAY_MESSAGES.foodGone);
  return logFoodWhen(store, player, { ...sent, entry: saved.entry }, now);
}

export const savedSchema = (today: string) =>
  keySchema.extend({
    id: z.string(DAY_MESSAGES.foodGone).regex(/^[\w-]{1,64}$/, DAY_MESSAGES.foodGone),
    intent: z.string().optional(),
    ...whenGiven(today),
  });

/** To the day of a logged food, with a toast that takes the food off again. */
export const redirectLogged = ({ id, home }: Logged): Promise<Response> =>
  redirectWithToast(home, { type: "success", text: FOOD_MESSAGES.logged, undo: `/food/${id}/delete` });
