import { z } from "zod";
import { undefinedIfUnavailable } from "~/db/errors";
import type { When } from "~/features/day/dates";
import { DAY_MESSAGES } from "~/features/day/messages";
import { readWhen, whenGiven } from "~/features/day/when-form.server";
import { entryOf, type entrySchema, keySchema, refuseUnlikely } from "~/features/food/entry-form.server";
import { savedFood } from "~/features/food/logged.server";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { productIn, saveProduct } from "~/features/label/barcode/product.server";
import type { ConfirmedFields } from "~/features/label/confirmation.server";
import { amountProblem, portionEntry, type SourceFood } from "~/features/search/row";
import type { portionSchema } from "~/features/search/sources.server";
import type { Caller } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import { redirectWithToast } from "~/http/toast.server";
import { type Logged, logFoodWhen } from "./log-food.server";

type Typed = z.output<typeof entrySchema> & When & { source?: string };

/** Logs typed values. Throws Refusal: 400 to ask about values that can hardly be. */
export function logTyped(by: Caller, typed: Typed): Promise<Logged> {
  refuseUnlikely(typed, by.viewer.numbers === "hidden");
  const { key, date, time, source = "typed" } = typed;
  return logFoodWhen(by, { entry: { ...entryOf(typed), source }, key, date, time });
}

type Confirmed = ConfirmedFields & When;

/** Logs a scanned food, and remembers it for its barcode if the database can. */
export async function logConfirmed(by: Caller, confirmed: Confirmed) {
  const { barcode } = confirmed;
  const source = barcode ? "barcode" : "label";
  const logged = await logTyped(by, { ...confirmed, source });
  if (barcode) await undefinedIfUnavailable(() => saveProduct(by, productIn({ ...confirmed, barcode })));
  return logged;
}

type Sent = z.output<typeof portionSchema>;

/** Logs an amount of a found food. Throws Refusal: 400 for an amount or a day that can't be. */
export async function logPortion(
  by: Caller,
  food: SourceFood,
  { amount = "", unit = "", date, time, key }: Sent,
): Promise<Logged> {
  const entry = portionEntry(food, { amount, unit });
  if (!entry) throw new Refusal(400, amountProblem({ amount, unit, food }));
  const { given, problems } = readWhen({ date, time }, by.today);
  if (problems) throw new Refusal(400, problems);
  return logFoodWhen(by, { ...given, entry, key });
}

type LogSavedSent = When & { id: string; key: string };

/** Throws Refusal: 404 when it is not saved. */
export async function logSaved(by: Caller, { id, ...sent }: LogSavedSent): Promise<Logged> {
  const saved = await savedFood(by.db, by.viewer.id, id);
  if (!saved) throw new Refusal(404, DAY_MESSAGES.foodGone);
  return logFoodWhen(by, { ...sent, entry: saved.entry });
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
