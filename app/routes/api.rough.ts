import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { roughCall } from "~/features/api/calls/day-calls.server";
import { foodToChange } from "~/features/api/calls/food-calls.server";
import { sentTime } from "~/features/api/fields.server";
import { foodAnswer } from "~/features/food/logged.server";
import { logRough } from "~/features/log/rough.server";
import { newKey } from "~/platform/crypto.server";

const calls = answerCalls(
  handle(roughCall, async (by, { body }) => {
    sentTime(body, by.viewer, by.now);
    const { id } = await logRough(by, { ...body, key: newKey() });
    return foodAnswer(await foodToChange(by, id));
  }),
);
export const loader = calls.loader;
export const action = calls.action;
