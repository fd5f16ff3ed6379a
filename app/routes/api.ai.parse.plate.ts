import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { parsePlateCall } from "~/features/api/calls/search-calls.server";
import { describedAnswer, platedFood } from "~/features/api/described-food.server";

const calls = answerCalls(
  handle(parsePlateCall, async (by, { form, request }) =>
    describedAnswer(await platedFood(by, form ?? { photos: [], description: "" }, request.signal)),
  ),
);
export const loader = calls.loader;
export const action = calls.action;
