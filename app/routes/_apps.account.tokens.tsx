import type { SubmissionResult } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { ACCOUNT_MESSAGES } from "~/features/access/credentials";
import { passwordToAsk } from "~/features/access/password/password.server";
import {
  addApiToken,
  newApiTokenSchema,
  revokeApiTokenSchema,
} from "~/features/access/tokens/api-tokens.server";
import { API_TOKEN_TEXTS, tokenDate } from "~/features/access/tokens/tokens";
import { ApiTokenForm, ApiTokenList, NewApiToken } from "~/features/access/tokens/tokens-screen";
import { apiTokensOf, revokeApiToken } from "~/http/bearer.server";
import { answerForm, redirectWithToast } from "~/http/form.server";
import { loggedInLately } from "~/http/sender.server";
import { callerOf, callerOfForm } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { newKey } from "~/platform/crypto.server";
import { Dialog } from "~/ui/dialog/dialog";

export const meta: MetaFunction = () => [{ title: "API tokens · Pixelplate" }];

export const handle = { dialog: true };

const HERE = "/account/tokens";

export async function loader({ request }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  const { id, timeZone } = by.viewer;
  const passwordOf = (await loggedInLately(by))
    ? undefined
    : await passwordToAsk(by.db, by.settings, by.viewer);
  const at = by.now;
  const shown = (instantMs: number) => tokenDate(instantMs, timeZone);
  const tokens = (await apiTokensOf(by.db, id)).map(({ createdAt, lastUsedAt, expiresAt, ...token }) => ({
    ...token,
    made: shown(createdAt),
    used: lastUsedAt === null ? null : shown(lastUsedAt),
    end: expiresAt === null ? null : { date: shown(expiresAt), over: expiresAt <= at },
  }));
  return { tokens, newKey: newKey(), passwordOf };
}

export async function action({ request }: ActionFunctionArgs) {
  const by = await callerOfForm(request);
  const shown = (lastResult: SubmissionResult<string[]>) => ({ lastResult });
  const options = { failed: ACCOUNT_MESSAGES.saveFailed, shown };
  if (new URL(request.url).searchParams.has("revoke"))
    return answerForm(request, revokeApiTokenSchema, options, async ({ id }) =>
      (await revokeApiToken(store, by.viewer.id, id))
        ? redirectWithToast(HERE, { type: "success", text: "Token revoked" })
        : redirectWithToast(HERE, { type: "error", text: API_TOKEN_TEXTS.gone }),
    );
  return answerForm(request, newApiTokenSchema, options, async (value) => {
    const token = await addApiToken(by, value);
    if (token !== null) return { made: { name: value.name, token } };
    return redirectWithToast(HERE, {
      type: "error",
      text: "That token was already created and is shown only once. If you didn’t save it, revoke it and create another.",
    });
  });
}

export default function Tokens() {
  const { tokens, newKey, passwordOf } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const made = answer && "made" in answer ? answer.made : undefined;
  const lastResult = answer && "lastResult" in answer ? answer.lastResult : undefined;
  return (
    <Dialog title="API Tokens" closeTo="/account/apps">
      <p>
        A token lets your own programs log food, read your days and see your collection.{" "}
        <Link to="/api/docs">How to use it</Link>
      </p>
      {made && <NewApiToken {...made} />}
      <ApiTokenList tokens={tokens} />
      <ApiTokenForm key={made?.token} newKey={newKey} passwordOf={passwordOf} lastResult={lastResult} />
      <p className="muted small">Changing your password revokes all tokens.</p>
    </Dialog>
  );
}
