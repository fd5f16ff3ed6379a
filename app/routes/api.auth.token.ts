import { checkCredentials } from "~/features/access/log-in.server";
import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { endTokenCall, tokenCall } from "~/features/api/calls/token-calls.server";
import { bearerOf } from "~/features/api/read-json.server";
import { apiTokenPerson, endTokens, renewTokens, revokeApiToken, startTokens } from "~/http/bearer.server";

import { errorWording, Refusal } from "~/http/refusal";

import { signInRequest } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { logEvent, logUser } from "~/platform/log/log.server";

async function byPassword(request: Request, credentials: { email: string; password: string }) {
  const at = signInRequest(request);
  const userId = await checkCredentials(at, credentials);
  logUser(userId);
  logEvent("logged in");
  return startTokens(store, userId, at.now);
}

const calls = answerCalls(
  handle(tokenCall, async (by, { body, request }) => {
    const pair = await ("refresh_token" in body
      ? renewTokens(store, body.refresh_token, by.now)
      : byPassword(request, body));
    if (!pair) throw new Refusal(401, errorWording(401));
    return {
      access_token: pair.accessToken,
      refresh_token: pair.refreshToken,
      token_type: "bearer" as const,
      expires_in: pair.expiresInS,
    };
  }),
  handle(endTokenCall, async (by, { request }) => {
    const token = bearerOf(request);
    if (token === undefined) throw new Refusal(401, errorWording(401));
    const personal = await apiTokenPerson(by.db, token, by.now);
    if (personal) await revokeApiToken(store, personal.id, personal.tokenId);
    else await endTokens(store, token, by.now);
    return { ended: true } as const;
  }),
);
export const loader = calls.loader;
export const action = calls.action;
