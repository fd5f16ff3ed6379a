import { API_TOKEN_TEXTS } from "~/features/account/tokens/api-token-texts";
import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { pathId } from "~/features/api/path-id";
import { revokeTokenCall } from "~/features/api/you/token-calls.server";
import { revokeApiToken } from "~/http/api-token.server";
import { Refusal } from "~/http/refusal";
import { store } from "~/platform/boot.server";

const calls = answerCalls(
  store,
  handle(revokeTokenCall, async ({ viewer, params }) => {
    const id = pathId(params.tokenId, API_TOKEN_TEXTS.gone);
    if (!(await revokeApiToken(store, viewer.id, id))) throw new Refusal(404, API_TOKEN_TEXTS.gone);
    return { id };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
