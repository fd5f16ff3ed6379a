import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { parseDescriptionCall } from "~/features/api/calls/ai-calls.server";
import { mealEntry } from "~/features/review/logged-review.server";
import { readMeal } from "~/features/review/read-meal.server";
import { settings, store } from "~/platform/boot.server";

const calls = answerCalls(
  store,
  handle(
    parseDescriptionCall,
    async ({ viewer, body, request }) => {
      const { description } = body;
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
