import { z } from "zod";
import { undefinedIfUnavailable } from "~/db/store";
import { DAY_MESSAGES } from "~/features/day/calendar-days";
import { dayIn, readWhen, type When, whenGiven } from "~/features/day/dates.server";
import { FOOD_MESSAGES, type FoodEntry } from "~/features/food/entry";
import {
  entryOf,
  type entrySchema,
  formKey,
  keySchema,
  refuseUnlikely,
} from "~/features/food/entry-form.server";
import { loggedFood } from "~/features/food/logged.server";
import { savedFood, savedId, saveFood, unsaveFood } from "~/features/food/saved.server";
import { mayHoldAlcohol } from "~/features/foods/foods";
import {
  type ConfirmedFields,
  checkPortion,
  productIn,
  saveProduct,
} from "~/features/label/confirmation.server";
import { furtherTimes, typedFurther } from "~/features/nutrition/further";
import { amountProblem, portionEntry, type SourceFood } from "~/features/search/row";
import { type Caller, inChange } from "~/http/caller.server";
import { redirectWithToast, resultOf } from "~/http/form.server";
import { writeLimitOf } from "~/http/limits.server";
import { errorPage, Refusal } from "~/http/refusal";
import { onDay } from "~/http/safe-path";
import { type Logged, logFoodWhen } from "./log-food.server";

type Typed = z.output<typeof entrySchema> & When & Pick<FoodEntry, "source" | "further">;

/** Logs typed values. Throws Refusal: 400 to ask about values that can hardly be. */
export function logTyped(by: Caller, typed: Typed): Promise<Logged> {
  const ofServing = typedFurther(typed, typed.further);
  refuseUnlikely(typed, by.viewer.numbers === "hidden", {
    further: ofServing,
    alcohol: mayHoldAlcohol([typed.name]),
  });
  const { key, date, time, source = "typed", number_of_servings: servings } = typed;
  const further = furtherTimes(ofServing, servings);
  return logFoodWhen(by, { entry: { ...entryOf(typed), source, further }, key, date, time });
}

type Confirmed = ConfirmedFields & When;

/** Logs a scanned food, and remembers it for its barcode if the database can. Throws Refusal: 400 as `logTyped`, or for more alcohol than the portion weighs. */
export async function logConfirmed(by: Caller, confirmed: Confirmed) {
  const { barcode, portion } = confirmed;
  checkPortion({ portion, further: typedFurther(confirmed, confirmed.further) });
  const source = barcode ? "barcode" : "label";
  const logged = await logTyped(by, { ...confirmed, source });
  if (barcode) await undefinedIfUnavailable(() => saveProduct(by, productIn({ ...confirmed, barcode })));
  return logged;
}

export const portionSchema = z.object({
  amount: z.string().optional(),
  unit: z.string().optional(),
  intent: z.string().optional(),
  date: z.string().optional(),
  time: z.string().optional(),
  key: formKey,
});

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
export const redirectLogged = ({ id, home, text }: Logged & { text?: string }): Promise<Response> =>
  redirectWithToast(home, {
    type: "success",
    text: text ?? FOOD_MESSAGES.logged,
    undo: `/food/${id}/delete`,
  });

type Star = { foodId: string; saved: boolean };

/** Saves a logged food, or no longer, and leads back to it, or home where it is gone. */
export async function starFood(by: Caller, request: Request, { foodId, saved }: Star) {
  const tooOften = writeLimitOf(by.viewer.id);
  if (tooOften) throw errorPage(tooOften);
  const home = onDay(`/food/${foodId}`, dayIn(by, request)?.date ?? null);
  const result = await resultOf(request, FOOD_MESSAGES.saveFailed, async () => {
    await by.change(async (tx) => {
      const food = await loggedFood(tx.db, tx.viewer.id, foodId);
      if (!food) throw new Refusal(404, DAY_MESSAGES.foodGone);
      if (saved) await saveFood(tx, { kind: "food", entry: food.entry });
      else await unsaveFood(inChange(by, tx), savedId(tx.viewer.id, food.entry));
    });
  });
  if (!(result instanceof Refusal)) {
    const text = saved ? "Saved" : FOOD_MESSAGES.unsaved;
    return redirectWithToast(home, { type: "success", text });
  }
  const to = result.status === 404 ? "/?eat=1" : home;
  return redirectWithToast(to, { type: "error", text: result.message });
}
