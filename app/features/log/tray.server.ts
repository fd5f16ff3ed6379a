import type { DayChange } from "~/features/day/change-day.server";
import { type Eaten, localTime } from "~/features/day/dates";
import type { FoodEntry, FoodPart } from "~/features/food/entry";
import { loggedFood } from "~/features/food/logged.server";
import { mapAmounts, roundTenth } from "~/features/nutrition/amounts";
import { furtherTimes } from "~/features/nutrition/further";
import { loggedReview } from "~/features/review/confirmed.server";
import { inEnergy } from "~/features/review/review";
import { foodSources } from "~/features/search/sources.server";
import type { Caller } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import { redirectWithToast } from "~/http/toast.server";
import { addFood } from "./log-food.server";
import { dropProposal, openProposal, TRAY_MESSAGES } from "./proposals.server";

type Taken = DayChange & Eaten & { id: string; entry: FoodEntry };

/** Logs a proposal, under its id: twice is once. Throws Refusal: 404 for one that is gone, 400 when its day is full. */
export const takeProposal = (by: Caller, id: string): Promise<Taken> =>
  by.change(async (tx) => {
    const waiting = await openProposal(tx, id);
    if (waiting) await dropProposal(tx, id);
    const food = waiting ?? (await loggedFood(tx.db, tx.viewer.id, id));
    if (!food) throw new Refusal(404, TRAY_MESSAGES.gone);
    const { entry, time, date } = food;
    return { id, entry, time, date, ...(await addFood(tx, { id, entry, eaten: { time, date } })) };
  });

/** The proposal named by `?proposal=`, as its review, and when it was eaten. Throws a Response to home for one that is gone. */
export async function proposedReview(by: Caller, { url }: Request) {
  const id = new URL(url).searchParams.get("proposal");
  if (id === null) return null;
  const found = await openProposal(by, id);
  if (!found) throw await redirectWithToast("/", { type: "error", text: TRAY_MESSAGES.gone });
  const { entry, date, time } = found;
  const review = await loggedReview(foodSources(by.db), by.viewer.id, asOneServing(entry));
  const when = { date, time: localTime(by.viewer.timeZone, time), proposal: id };
  return { step: "food", review: inEnergy(review, by.viewer.energy), when } as const;
}

function asOneServing({ servings, ...entry }: FoodEntry): FoodEntry {
  const { name, emoji, amounts, source = null, estimated = false, parts, further } = entry;
  const whole: FoodPart = {
    ...{ ref: null, name, emoji, amount: servings, unit: "portion", grams: null },
    ...{ ...amounts, source, estimated, further },
  };
  const times = (part: FoodPart): FoodPart => ({
    ...part,
    ...mapAmounts(part, (amount) => roundTenth(amount * servings)),
    amount: Math.round(part.amount * servings * 10_000) / 10_000,
    grams: part.grams === null ? null : roundTenth(part.grams * servings),
    further: furtherTimes(part.further, servings),
  });
  return { ...entry, servings: 1, parts: parts?.map(times) ?? [whole] };
}
