import { API_TOKEN_TEXTS } from "~/features/access/tokens/tokens";
import { answerCalls, handle, pathId } from "~/features/api/answer-calls.server";
import { revokeTokenCall } from "~/features/api/calls/token-calls.server";
import { revokeApiToken } from "~/http/bearer.server";
import { Refusal } from "~/http/refusal";
import { store } from "~/platform/boot.server";

const calls = answerCalls(
  handle(revokeTokenCall, async (by, { params }) => {
    const id = pathId(params.tokenId, API_TOKEN_TEXTS.gone);
    if (!(await revokeApiToken(store, by.viewer.id, id))) throw new Refusal(404, API_TOKEN_TEXTS.gone);
    return { id };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
