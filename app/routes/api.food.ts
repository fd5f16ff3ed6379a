import { API_MESSAGES, CodedRefusal } from "~/features/api/answer";
import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { logFoodCall, recentFoodCall } from "~/features/api/calls/food-calls.server";
import { sentTime } from "~/features/api/fields";
import { foodAnswer, sentEntry } from "~/features/api/food-read";
import { idempotencyKey } from "~/features/api/lists.server";
import { listedFood } from "~/features/food/logged.server";
import { logFoodOnce } from "~/features/log/log-food.server";

const calls = answerCalls(
  handle(recentFoodCall, async (by, { query }) => {
    const { foods, more, next } = await listedFood(by.db, by.viewer.id, query);
    return { foods: foods.map(foodAnswer), page: query.page, more, next: more ? (next ?? null) : null };
  }),
  handle(logFoodCall, async (by, { body, request }) => {
    const entry = sentEntry(body);
    const { date, time } = body;
    const said = date || time ? { date, time } : undefined;
    const eaten = said && sentTime(said, by.viewer, by.now);
    const key = idempotencyKey(request);
    const logged = await logFoodOnce(by, { entry, key, eaten, requestedTime: said });
    if (!logged) throw new CodedRefusal(409, "idempotency_key_reused", API_MESSAGES.keyUsed);
    return { ...foodAnswer({ ...logged, entry }), puzzle: logged };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
