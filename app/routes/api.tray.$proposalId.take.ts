import { answerCalls, handle, pathId } from "~/features/api/answer-calls.server";
import { takeProposalCall } from "~/features/api/calls/tray-calls.server";
import { foodAnswer } from "~/features/food/logged.server";
import { takeProposal } from "~/features/log/log-review.server";
import { TRAY_MESSAGES } from "~/features/log/proposals.server";

const calls = answerCalls(
  handle(takeProposalCall, async (by, { params }) => {
    const taken = await takeProposal(by, pathId(params.proposalId, TRAY_MESSAGES.gone));
    return { ...foodAnswer(taken), puzzle: taken };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
