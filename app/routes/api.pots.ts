import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { makePotCall, potAnswer, potsCall, sentPot } from "~/features/api/calls/pot-calls.server";
import { addPot, potsOf } from "~/features/recipes/pots.server";

const calls = answerCalls(
  handle(potsCall, async (by) => ({ pots: (await potsOf(by)).map(potAnswer) })),
  handle(makePotCall, async (by, { body }) => {
    const made = await sentPot(by, body);
    return potAnswer(await by.change((tx) => addPot(tx, made)));
  }),
);
export const loader = calls.loader;
export const action = calls.action;
