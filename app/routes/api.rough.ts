import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { foodToChange } from "~/features/api/change-food.server";
import { roughCall } from "~/features/api/days/rough-call.server";
import { foodAnswer } from "~/features/api/food-answer";
import { idempotencyKey } from "~/features/api/idempotency-key";
import { sentTime } from "~/features/api/sent-time";
import { logRough } from "~/features/day/rough/log-rough.server";
import { newKey } from "~/http/new-key.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

const calls = answerCalls(
  store,
  handle(roughCall, async ({ viewer, body, request }) => {
    sentTime(body, viewer, now());
    const key = idempotencyKey(request) ?? newKey();
    const { id } = await logRough(store, viewer, { ...body, key }, now());
    return foodAnswer(await foodToChange(store.read, viewer, id));
  }),
);
export const loader = calls.loader;
export const action = calls.action;
