import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { logFoodCall, recentFoodCall } from "~/features/api/calls/food-calls.server";
import { sentTime } from "~/features/api/fields.server";
import { sentEntry } from "~/features/api/food-read.server";
import { foodAnswer, listedFood } from "~/features/food/logged.server";
import { logFood } from "~/features/log/log-food.server";
import { newKey } from "~/platform/crypto.server";

const calls = answerCalls(
  handle(recentFoodCall, async (by, { query }) => {
    const { foods, more, next } = await listedFood(by.db, by.viewer.id, query);
    return { foods: foods.map(foodAnswer), page: query.page, more, next: more ? (next ?? null) : null };
  }),
  handle(logFoodCall, async (by, { body }) => {
    const entry = sentEntry(body);
    const { date, time } = body;
    const eaten = date || time ? sentTime({ date, time }, by.viewer, by.now) : undefined;
    const logged = await logFood(by, { entry, key: newKey(), eaten });
    return { ...foodAnswer({ ...logged, entry }), puzzle: logged };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
