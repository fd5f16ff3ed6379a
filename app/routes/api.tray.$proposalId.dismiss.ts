import { answerCalls, handle, pathId } from "~/features/api/answer-calls.server";
import { dismissProposalCall } from "~/features/api/calls/tray-calls.server";
import { dismissProposal, TRAY_MESSAGES } from "~/features/log/proposals.server";
import { Refusal } from "~/http/refusal";

const calls = answerCalls(
  handle(dismissProposalCall, async (by, { params }) => {
    const id = pathId(params.proposalId, TRAY_MESSAGES.gone);
    if (await dismissProposal(by, id)) return { id };
    throw new Refusal(404, TRAY_MESSAGES.gone);
  }),
);
export const loader = calls.loader;
export const action = calls.action;
