import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { ownPasswordRefusal } from "~/features/account/password/own-password.server";
import { ApiTokenForm } from "~/features/account/tokens/api-token-form";
import { ApiTokenList } from "~/features/account/tokens/api-token-list";
import { newApiTokenSchema, revokeApiTokenSchema } from "~/features/account/tokens/api-token-schema.server";
import { API_TOKEN_TEXTS } from "~/features/account/tokens/api-token-texts";
import { NewApiToken } from "~/features/account/tokens/new-api-token";
import { tokenDate } from "~/features/account/tokens/token-date";
import { apiTokensOf, makeApiToken, revokeApiToken } from "~/http/api-token.server";
import { readForm } from "~/http/form.server";
import { newKey } from "~/http/new-key.server";
import { loggedInLately } from "~/http/recent-log-in.server";
import { redirectWithToast } from "~/http/toast.server";
import { undefinedIfUnavailable } from "~/http/undefined-if-unavailable.server";
import { requireSender, requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { Dialog } from "~/ui/dialog";

export const meta: MetaFunction = () => [{ title: "API tokens · Pixelplate" }];

export const handle = { dialog: true };

const HERE = "/account/tokens";

export async function loader({ request }: LoaderFunctionArgs) {
  const { id, email, timeZone } = await requireViewer(request);
  const tokens = (await apiTokensOf(store.read, id)).map(({ createdAt, lastUsedAt, ...token }) => ({
    ...token,
    made: tokenDate(createdAt, timeZone),
    used: lastUsedAt === null ? null : tokenDate(lastUsedAt, timeZone),
  }));
  return { tokens, newKey: newKey(), passwordOf: (await loggedInLately(request)) ? undefined : email };
}

/** Makes a token; at `?revoke=1` ends one. */
export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireSender(request);
  const { id: userId } = viewer;
  if (new URL(request.url).searchParams.has("revoke")) return revoke(request, userId);
  const { value, reply, refusal } = await readForm(request, newApiTokenSchema);
  if (!value) return data({ lastResult: reply() }, refusal);
  const wrong =
    !(await loggedInLately(request)) &&
    (await ownPasswordRefusal(store, request, viewer, value.currentPassword));
  if (wrong) return data({ lastResult: reply(wrong.errors) }, wrong.init);
  const { name, key } = value;
  const made = await undefinedIfUnavailable(() => makeApiToken(store, userId, { id: key, name }, now()));
  if (!made) return data({ lastResult: reply({ "": ["Save failed"] }) }, { status: 503 });
  if (made.ok) return data({ made: { name, token: made.token } });
  if (made.reason === "too-many")
    return data({ lastResult: reply({ "": [API_TOKEN_TEXTS.tooMany] }) }, { status: 400 });
  return redirectWithToast(HERE, { type: "error", text: API_TOKEN_TEXTS.madeBefore });
}

async function revoke(request: Request, userId: string) {
  const { value, reply, refusal } = await readForm(request, revokeApiTokenSchema);
  if (!value) return data({ lastResult: reply() }, refusal);
  const ended = await revokeApiToken(store, userId, value.id);
  return redirectWithToast(
    HERE,
    ended
      ? { type: "success", text: API_TOKEN_TEXTS.revoked }
      : { type: "error", text: API_TOKEN_TEXTS.gone },
  );
}

export default function Tokens() {
  const { tokens, newKey, passwordOf } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const made = answer && "made" in answer ? answer.made : undefined;
  const lastResult = answer && "lastResult" in answer ? answer.lastResult : undefined;
  return (
    <Dialog title="API Tokens" closeTo="/account">
      <p>
        {API_TOKEN_TEXTS.lead} <Link to="/api/docs">How to use it</Link>
      </p>
      {made && <NewApiToken {...made} />}
      <ApiTokenList tokens={tokens} />
      <ApiTokenForm key={newKey} newKey={newKey} passwordOf={passwordOf} lastResult={lastResult} />
      <p className="muted small">A new password ends all tokens.</p>
    </Dialog>
  );
}
