import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { listProposalsCall, proposalAnswer, proposeFoodCall } from "~/features/api/calls/tray-calls.server";
import { sentTime } from "~/features/api/fields";
import { sentEntry } from "~/features/api/food-read";
import { programOf } from "~/features/api/programs.server";
import { openProposals, propose } from "~/features/log/proposals.server";

const calls = answerCalls(
  handle(listProposalsCall, async (by) => ({ proposals: (await openProposals(by)).map(proposalAnswer) })),
  handle(proposeFoodCall, async (by, { request, body: { food } }) => {
    const { date, time } = food;
    const eaten = sentTime({ date, time }, by.viewer, by.now);
    const proposedBy = (await programOf(request, by.db))?.token?.name ?? null;
    return proposalAnswer(await propose(by, { entry: sentEntry(food), eaten, proposedBy }));
  }),
);
export const loader = calls.loader;
export const action = calls.action;
