import { addApiToken } from "~/features/access/tokens/api-tokens.server";
import { API_TOKEN_TEXTS } from "~/features/access/tokens/tokens";
import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { listTokensCall, makeTokenCall, tokenAnswer } from "~/features/api/calls/token-calls.server";

import { apiTokensOf } from "~/http/bearer.server";
import { Refusal } from "~/http/refusal";
import { newKey } from "~/platform/crypto.server";

const calls = answerCalls(
  handle(listTokensCall, async (by) => ({
    tokens: (await apiTokensOf(by.db, by.viewer.id)).map(tokenAnswer),
  })),
  handle(makeTokenCall, async (by, { body: { name, scope, expires_in_days, password } }) => {
    const key = newKey();
    const sent = { key, name, scope, days: expires_in_days ?? null, currentPassword: password };
    const token = await addApiToken(by, sent);
    const made = (await apiTokensOf(by.db, by.viewer.id)).find(({ id }) => id === key);
    if (!made || token === null) throw new Refusal(404, API_TOKEN_TEXTS.gone);
    return { ...tokenAnswer(made), token };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
