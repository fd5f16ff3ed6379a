import { answerCalls, handle, viewerByToken } from "~/features/api/answer-calls.server";
import { parseDescriptionCall } from "~/features/api/calls/ai-calls.server";
import { reviewOfDescription } from "~/features/eat/describe.server";
import { ownMealIn } from "~/features/eat/own-meal.server";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { NO_AMOUNTS } from "~/features/nutrition/amounts";
import { mealEntry } from "~/features/review/logged-review.server";
import { readMeal } from "~/features/review/read-meal.server";
import { rowsTotal } from "~/features/review/review";
import { Refusal } from "~/http/refusal";
import { settings, store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

const calls = answerCalls(
  store,
  handle(
    parseDescriptionCall,
    async ({ viewer, body, request }) => {
      const { description } = body;
      if (ownMealIn(description)) {
        if (!viewer) throw new Refusal(400, FOOD_MESSAGES.notRecognised);
        // A token that only logs reads nothing of one's days.
        await viewerByToken(request, store.read, "read");
        const caller = { request, viewer };
        const own = await reviewOfDescription(store.read, settings, caller, { description }, now());
        return { name: own.name, emoji: own.emoji, ...(rowsTotal(own.rows) ?? NO_AMOUNTS) };
      }
      const meal = await readMeal(store.read, settings, { request, viewer }, description);
      const { name, emoji, amounts } =
        "analysis" in meal ? mealEntry(meal.analysis, description) : meal.confirmed.entry;
      return { name, emoji, ...amounts };
    },
    () => settings.aiAnonymous === "off",
  ),
);
export const loader = calls.loader;
export const action = calls.action;
