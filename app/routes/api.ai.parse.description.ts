import { aiCaller } from "~/features/api/ai-caller.server";
import { parseDescriptionCall } from "~/features/api/ai-calls.server";
import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { CallRefused } from "~/features/api/call-refused";
import { mealEntry } from "~/features/describe/meal-entry";
import { mealReaderOf } from "~/features/describe/meal-reader.server";
import { confirmedMeal } from "~/features/describe/review/confirmed/confirmed-meal.server";
import type { FoodEntry } from "~/features/food/food-entry";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { settings, store } from "~/platform/boot.server";

const calls = answerCalls(
  store,
  handle(parseDescriptionCall, async ({ viewer, body, request }) => {
    const known = viewer && (await confirmedMeal(store.read, viewer.id, body.description));
    if (known) return told(known.entry);
    const who = await aiCaller(request, viewer, settings.aiAnonymous);
    const analysis = await mealReaderOf(settings, store.read)(body.description, who);
    if (analysis.items.length === 0) throw new CallRefused(400, FOOD_MESSAGES.notRecognised);
    return told(mealEntry(analysis));
  }),
);
export const loader = calls.loader;
export const action = calls.action;

const told = ({ name, emoji, amounts }: Omit<FoodEntry, "servings">) => ({ name, emoji, ...amounts });
