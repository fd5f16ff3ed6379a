import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { potIdOf, throwPotAwayCall } from "~/features/api/calls/pot-calls.server";
import { throwPotAway } from "~/features/recipes/pots.server";

const calls = answerCalls(
  handle(throwPotAwayCall, async (by, { params }) => {
    const { id } = await throwPotAway(by, potIdOf(params));
    return { id };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
