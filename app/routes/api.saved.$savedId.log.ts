import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { foodToChange } from "~/features/api/change-food.server";
import { foodAnswer } from "~/features/api/food-answer";
import { idempotencyKey } from "~/features/api/idempotency-key";
import { pathId } from "~/features/api/path-id";
import { logSavedCall } from "~/features/api/saved-calls.server";
import { sentTime } from "~/features/api/sent-time";
import { logSaved } from "~/features/day/log/log-saved.server";
import { DAY_MESSAGES } from "~/features/day/messages";
import { newKey } from "~/http/new-key.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

const calls = answerCalls(
  store,
  handle(logSavedCall, async ({ viewer, params, body, request }) => {
    sentTime(body, viewer, now());
    const key = idempotencyKey(request) ?? newKey();
    const saved = { ...body, id: pathId(params.savedId, DAY_MESSAGES.foodGone), key };
    const { id } = await logSaved(store, viewer, saved, now());
    return foodAnswer(await foodToChange(store.read, viewer, id));
  }),
);
export const loader = calls.loader;
export const action = calls.action;
