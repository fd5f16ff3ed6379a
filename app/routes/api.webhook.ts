import { answerCalls, handle } from "~/features/api/answer-calls.server";
import {
  endWebhookCall,
  NO_URL,
  STAYS_ON,
  setWebhookCall,
  webhookAnswer,
  webhookCall,
} from "~/features/api/calls/webhook-calls.server";
import { endWebhook, setWebhook, webhookOf } from "~/features/webhook/webhook.server";
import { Refusal } from "~/http/refusal";

const calls = answerCalls(
  handle(webhookCall, async (by) => webhookAnswer(await webhookOf(by.db, by.viewer.id))),
  handle(setWebhookCall, async (by, { body: { url, secret, active } }) => {
    const staysOff = active === false;
    const hook = await webhookOf(by.db, by.viewer.id);
    if (url === null && !hook) return webhookAnswer(null);
    if (url === null) throw new Refusal(400, NO_URL);
    if (staysOff && hook?.offAt === null) throw new Refusal(400, STAYS_ON);
    const set = await setWebhook(by, { url, secret: secret ?? undefined, staysOff });
    return webhookAnswer(set.webhook, set.secret);
  }),
  handle(endWebhookCall, async (by) => {
    await endWebhook(by);
    return webhookAnswer(null);
  }),
);
export const loader = calls.loader;
export const action = calls.action;
