import type { SubmissionResult } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ACCOUNT_MESSAGES } from "~/features/access/credentials";
import { sendTest } from "~/features/webhook/deliver.server";
import {
  endWebhook,
  newWebhookSecret,
  renewSecret,
  setWebhook,
  shownWebhook,
  switchOn,
  webhookSchema,
} from "~/features/webhook/webhook.server";
import { NewSecret, WebhookForm } from "~/features/webhook/webhook-screen";
import { answerForm, redirectWithToast, type Toast } from "~/http/form.server";
import { webhookTestLimitOf } from "~/http/limits.server";
import { callerOf, callerOfForm } from "~/http/viewer.server";
import { Dialog } from "~/ui/dialog/dialog";

const TITLE = "Webhook";

export const meta: MetaFunction = () => [{ title: `${TITLE} · Pixelplate` }];

export const handle = { dialog: true };

export async function loader({ request }: LoaderFunctionArgs) {
  return { webhook: await shownWebhook(await callerOf(request)), newSecret: newWebhookSecret() };
}

export async function action({ request }: ActionFunctionArgs) {
  const by = await callerOfForm(request);
  const shown = (lastResult: SubmissionResult<string[]>) => ({ lastResult });
  const options = { failed: ACCOUNT_MESSAGES.saveFailed, shown };
  return answerForm(request, webhookSchema, options, async ({ intent, url, secret }) => {
    if (intent === "renew") return { secret: await renewSecret(by, secret) };
    if (intent === "save") {
      const set = await setWebhook(by, { url, firstSecret: secret });
      return set.secret === null ? said("success", "Webhook saved") : { secret: set.secret };
    }
    if (intent === "end") {
      await endWebhook(by);
      return said("success", "Webhook removed");
    }
    if (intent === "on") {
      await switchOn(by);
      return said("success", "The webhook is on again");
    }
    const tooOften = webhookTestLimitOf(by.viewer.id);
    if (tooOften) throw tooOften;
    const failure = await sendTest(by);
    return failure ? said("error", failure) : said("success", "The test arrived");
  });
}

const said = (type: Toast["type"], text: string) => redirectWithToast("/account/webhook", { type, text });

export default function WebhookDialog() {
  const { webhook, newSecret } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const secret = answer && "secret" in answer ? answer.secret : undefined;
  const lastResult = answer && "lastResult" in answer ? answer.lastResult : undefined;
  return (
    <Dialog title={TITLE} closeTo="/account/apps">
      <p>
        Calls a program of your own when you log food, finish a puzzle or a day ends. It sends all the
        figures, as the API does.
      </p>
      {secret && <NewSecret secret={secret} />}
      <WebhookForm key={webhook?.url} webhook={webhook} newSecret={newSecret} lastResult={lastResult} />
    </Dialog>
  );
}
