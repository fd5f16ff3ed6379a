import { ACCOUNT_MESSAGES } from "~/features/account/messages";
import { PASSWORD_MESSAGES } from "~/features/account/password/password-messages";
import { tryLogIn } from "~/features/account/sign-in/try-log-in.server";
import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { bearerOf } from "~/features/api/bearer-of";
import { CallRefused } from "~/features/api/call-refused";
import { endTokenCall, tokenCall } from "~/features/api/token-calls.server";
import { apiTokenPerson, revokeApiToken } from "~/http/api-token.server";
import { endTokens, renewTokens, startTokens } from "~/http/bearer.server";
import type { RequestLike } from "~/http/request-like";
import { settings, store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { logEvent, logUser } from "~/platform/log/request-context.server";
import { errorWording } from "~/ui/error-wording";

type Credentials = { email: string; password: string };

/** Tokens for somebody who knows the password. Throws CallRefused. */
async function byPassword(request: RequestLike, credentials: Credentials) {
  const tried = await tryLogIn(store, settings, request, credentials, now());
  if (!tried.ok) {
    if (tried.reason === "too-often") throw new Response(null, tried.tooOften);
    if (tried.reason === "wrong") throw new CallRefused(401, ACCOUNT_MESSAGES.wrongCredentials);
    throw new CallRefused(403, PASSWORD_MESSAGES.unconfirmed);
  }
  logUser(tried.userId);
  logEvent("logged in");
  return startTokens(store, tried.userId, now());
}

const calls = answerCalls(
  store,
  handle(tokenCall, async ({ body, request }) => {
    const pair = await ("refresh_token" in body
      ? renewTokens(store, body.refresh_token, now())
      : byPassword(request, body));
    if (!pair) throw new CallRefused(401, errorWording(401));
    return {
      access_token: pair.accessToken,
      refresh_token: pair.refreshToken,
      token_type: "bearer" as const,
      expires_in: pair.expiresInS,
    };
  }),
  handle(endTokenCall, async ({ request }) => {
    const token = bearerOf(request);
    if (token === undefined) throw new CallRefused(401, errorWording(401));
    const personal = await apiTokenPerson(store.read, token, now());
    if (personal) await revokeApiToken(store, personal.id, personal.tokenId);
    else await endTokens(store, token, now());
    return { ended: true } as const;
  }),
);
export const loader = calls.loader;
export const action = calls.action;
