import { answerCalls, handle, pathId } from "~/features/api/answer-calls.server";
import { foodToChange, logSavedCall } from "~/features/api/calls/food-calls.server";
import { sentTime } from "~/features/api/fields.server";
import { DAY_MESSAGES } from "~/features/day/calendar-days";
import { foodAnswer } from "~/features/food/logged.server";
import { logSaved } from "~/features/log/log-forms.server";
import { newKey } from "~/platform/crypto.server";

const calls = answerCalls(
  handle(logSavedCall, async (by, { params, body }) => {
    sentTime(body, by.viewer, by.now);
    const saved = { ...body, id: pathId(params.savedId, DAY_MESSAGES.foodGone), key: newKey() };
    const { id } = await logSaved(by, saved);
    return foodAnswer(await foodToChange(by, id));
  }),
);
export const loader = calls.loader;
export const action = calls.action;
