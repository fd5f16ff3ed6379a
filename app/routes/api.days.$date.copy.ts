import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { idempotencyKey } from "~/features/api/idempotency-key";
import { copyDayCall } from "~/features/api/saved-calls.server";
import { sentTime } from "~/features/api/sent-time";
import { isLocalDate } from "~/features/day/calendar/local-date";
import { copyFoods } from "~/features/day/log/copy-foods.server";
import { DAY_MESSAGES } from "~/features/day/messages";
import { newKey } from "~/http/new-key.server";
import { Refusal } from "~/http/refusal";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

const calls = answerCalls(
  store,
  handle(copyDayCall, async ({ viewer, params: { date: from }, body, request }) => {
    if (!isLocalDate(from)) throw new Refusal(404, DAY_MESSAGES.notADay);
    const { date } = sentTime({ date: body.to }, viewer, now());
    const key = idempotencyKey(request) ?? newKey();
    const { foods } = await copyFoods(store, viewer, { from, to: date, group: body.group, key }, now());
    return { date, foods };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
