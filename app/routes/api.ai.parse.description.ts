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
import { settings } from "~/platform/boot.server";

const calls = answerCalls(
  handle(
    parseDescriptionCall,
    async (by, { request, body }) => {
      const { description } = body;
      if (ownMealIn(description)) {
        if (!("today" in by)) throw new Refusal(400, FOOD_MESSAGES.notRecognised);
        // A token that only logs reads nothing of one's days.
        await viewerByToken(request, by.db, "read");
        const own = await reviewOfDescription(by, { description });
        return { name: own.name, emoji: own.emoji, ...(rowsTotal(own.rows) ?? NO_AMOUNTS) };
      }
      const meal = await readMeal(by, description);
      const { name, emoji, amounts } =
        "analysis" in meal ? mealEntry(meal.analysis, description) : meal.confirmed.entry;
      return { name, emoji, ...amounts };
    },
    () => settings.aiAnonymous === "off",
  ),
);
export const loader = calls.loader;
export const action = calls.action;
