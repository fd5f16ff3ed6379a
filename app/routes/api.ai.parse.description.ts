import { aiCaller } from "~/features/api/ai-caller.server";
import { parseDescriptionCall } from "~/features/api/ai-calls.server";
import { answerCalls, on } from "~/features/api/answer-calls.server";
import { CallRefused } from "~/features/api/call-refused";
import { mealAnswer } from "~/features/api/meal-answer";
import { analystOf } from "~/features/food/analyst.server";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { confirmedMeal } from "~/features/food/review/confirmed-meal.server";
import { settings, store } from "~/platform/boot.server";
import { readingLimit } from "~/platform/limits.server";

const calls = answerCalls(
  store,
  on(parseDescriptionCall, async ({ viewer, body, request }) => {
    const who = aiCaller(request, viewer, settings.aiAnonymous);
    const known = viewer && (await confirmedMeal(store.read, viewer.id, body.description));
    if (known) return { ...known.entry, ...known.entry.amounts };
    const tooOften = await readingLimit(request, viewer);
    if (tooOften) throw new Response(null, tooOften);
    const analysis = await analystOf(settings, store.read)(body.description, who);
    if (analysis.items.length === 0) throw new CallRefused(400, FOOD_MESSAGES.notRecognised);
    return mealAnswer(analysis);
  }),
);
export const loader = calls.loader;
export const action = calls.action;
