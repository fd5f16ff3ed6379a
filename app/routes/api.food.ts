import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { CodedRefusal } from "~/features/api/errors/coded-refusal";
import { foodAnswer } from "~/features/api/food-answer";
import { logFoodCall, recentFoodCall } from "~/features/api/food-calls.server";
import { idempotencyKey } from "~/features/api/idempotency-key";
import { API_MESSAGES } from "~/features/api/messages";
import { sentEntry } from "~/features/api/sent-entry";
import { sentTime } from "~/features/api/sent-time";
import { logFoodOnce } from "~/features/day/log/log-food-once.server";
import { listedFood } from "~/features/food/listed-food.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

const calls = answerCalls(
  store,
  handle(recentFoodCall, async ({ viewer, query }) => {
    const { foods, more, next } = await listedFood(store.read, viewer.id, query);
    return { foods: foods.map(foodAnswer), page: query.page, more, next: more ? (next ?? null) : null };
  }),
  handle(logFoodCall, async ({ viewer, body, request }) => {
    const entry = sentEntry(body);
    const { date, time } = body;
    const said = date || time ? { date, time } : undefined;
    const eaten = said && sentTime(said, viewer, now());
    const key = idempotencyKey(request);
    const logged = await logFoodOnce(store, viewer, entry, key, now(), eaten, said);
    if (!logged) throw new CodedRefusal(409, "idempotency_key_reused", API_MESSAGES.keyUsed);
    return { ...foodAnswer({ ...logged, entry }), puzzle: logged };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
