import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { listProposalsCall, proposalAnswer, proposeFoodCall } from "~/features/api/calls/tray-calls.server";
import { sentTime } from "~/features/api/fields.server";
import { sentEntry } from "~/features/api/food-read.server";
import { programOf, viewerByToken } from "~/features/api/programs.server";
import { alsoFor, openProposals, propose, sendFood } from "~/features/log/proposals.server";
import { newKey } from "~/platform/crypto.server";

const calls = answerCalls(
  handle(listProposalsCall, async (by) => ({ proposals: (await openProposals(by)).map(proposalAnswer) })),
  handle(proposeFoodCall, async (by, { request, body: { to, food } }) => {
    const { date, time } = food;
    const eaten = sentTime({ date, time }, by.viewer, by.now);
    const entry = sentEntry(food);
    if (to !== undefined) {
      await viewerByToken(request, by.db, "log");
      const also = await alsoFor(by, entry, { to, key: newKey() });
      return proposalAnswer(await sendFood(by, { ...also, time: eaten.time }));
    }
    const proposedBy = (await programOf(request, by.db))?.token?.name ?? null;
    return proposalAnswer(await propose(by, { entry, eaten, proposedBy }));
  }),
);
export const loader = calls.loader;
export const action = calls.action;
