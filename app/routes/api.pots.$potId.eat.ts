import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { eatPotCall, potIdOf } from "~/features/api/calls/pot-calls.server";
import { sentTime } from "~/features/api/fields.server";
import { foodAnswer } from "~/features/food/logged.server";
import { eatPot } from "~/features/log/eat-recipe.server";
import { newKey } from "~/platform/crypto.server";

const calls = answerCalls(
  handle(eatPotCall, async (by, { params, body: { servings = 1, ...when } }) => {
    const id = potIdOf(params);
    const eaten = sentTime(when, by.viewer, by.now);
    const { left, ...food } = await eatPot(by, id, { servings, key: newKey(), eaten });
    return { ...foodAnswer(food), left };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
