import { z } from "zod";
import { defineCall, instant } from "~/features/api/answer";
import { WEBHOOK_EVENTS } from "~/features/webhook/events.server";
import {
  WEBHOOK_TEXTS,
  type Webhook,
  webhookSecretSchema,
  webhookUrlSchema,
} from "~/features/webhook/webhook.server";

const seen = z.iso.datetime().nullable();

const answer = z.object({
  url: z.string().nullable().meta({ description: "Null where there is no webhook." }),
  secret: z.string().nullable().meta({
    description: "Of the signature; answered by the call that sets or makes it, null otherwise.",
  }),
  active: z.boolean().meta({ description: "False once five tries to deliver an event failed." }),
  events: z.array(z.enum(WEBHOOK_EVENTS)).meta({ description: "What is sent." }),
  last_delivered_at: seen,
  last_failed_at: seen,
  last_failure: z.string().nullable(),
});

const webhook = { path: "/api/webhook", access: "signed-in", answer } as const;

export const webhookCall = defineCall({
  ...webhook,
  method: "GET",
  operationId: "getWebhook",
  summary: "Where your events are sent to, and how that went",
});

const notRead = z.unknown().optional().meta({ description: "As answered; it changes nothing." });

export const webhookBody = z.strictObject({
  url: webhookUrlSchema.nullable().meta({
    examples: ["https://hooks.example.org/pixelplate"],
    description: "Null, as it is answered without a webhook, changes nothing there.",
  }),
  secret: webhookSecretSchema.nullish().meta({
    examples: ["carrots-before-noon"],
    description: "Left out or null, the one there is stays, or one is made.",
  }),
  active: z
    .boolean()
    .optional()
    .meta({ description: "Left out or true, it is switched on again; false leaves it as it is." }),
  events: notRead,
  last_delivered_at: notRead,
  last_failed_at: notRead,
  last_failure: notRead,
});

export const setWebhookCall = defineCall({
  ...webhook,
  method: "PUT",
  operationId: "setWebhook",
  summary: "Have events sent to an address: food.logged, puzzle.completed and day.closed",
  body: webhookBody,
});

export const endWebhookCall = defineCall({
  ...webhook,
  method: "DELETE",
  operationId: "endWebhook",
  summary: "End the webhook, and drop what waits for it",
});

export const webhookAnswer = (hook: Webhook | null, secret: string | null = null) => ({
  url: hook?.url ?? null,
  secret,
  active: hook !== null && hook.offAt === null,
  events: [...WEBHOOK_EVENTS],
  last_delivered_at: instant(hook?.deliveredAt ?? null),
  last_failed_at: instant(hook?.failedAt ?? null),
  last_failure: hook?.failure ?? null,
});

/** A webhook that is on can't be switched off by `active`. */
export const STAYS_ON = { active: ["active can’t be set to false. DELETE ends the webhook."] };

/** Null is no address for a webhook that there is. */
export const NO_URL = { url: [WEBHOOK_TEXTS.badUrl] };
