import { parseDescriptionCall } from "~/features/api/ai-calls.server";
import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { mealEntry } from "~/features/describe/meal-entry";
import { readMeal } from "~/features/describe/read-meal.server";
import { settings, store } from "~/platform/boot.server";

const calls = answerCalls(
  store,
  handle(parseDescriptionCall, async ({ viewer, body, request }) => {
    const { description } = body;
    const meal = await readMeal(store.read, settings, { request, viewer }, description);
    const { name, emoji, amounts } =
      "analysis" in meal ? mealEntry(meal.analysis, description) : meal.confirmed.entry;
    return { name, emoji, ...amounts };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
