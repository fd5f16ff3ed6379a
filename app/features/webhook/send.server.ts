import { createHmac } from "node:crypto";
import type { Dispatcher } from "undici";
import { isPublicAddress, NOT_OPEN, publicDispatcher } from "~/platform/public-address.server";
import type { Settings } from "~/platform/settings/settings.server";
import { VERSION } from "~/platform/settings/version";
import { isAllowed } from "./webhook.server";

const DELIVERY_FAILURES = {
  notOpen: "It has no public https address.",
  noHost: "No server has that name.",
  refused: "Nothing is listening there.",
  silent: "It gave no answer within 10 seconds.",
  redirect: "It answered with a redirect, which we don’t follow.",
  expired: "Its certificate has expired.",
  otherName: "Its certificate is for another name.",
  certificate: "Its certificate is not trusted by this server.",
  other: "The connection failed.",
  status: (status: number) => `It answered with status ${status}.`,
} as const;

const ANSWER_MS = 10_000;

/** An event as it is sent; `at` in ms since 1970. */
export type SentEvent = { id: string; event: string; at: number; data: unknown };

export type Receiver = { url: string; secret: string };

/** `isAway` when it gave no answer at all, so that others would get none either. */
export type CallFailure = { reason: string; isAway: boolean };

/** `t` in seconds since 1970; the receiver computes the same of the body that came. */
export const signatureOf = (secret: string, t: number, body: string): string =>
  `t=${t},v1=${createHmac("sha256", secret).update(`${t}.${body}`).digest("hex")}`;

/** Calls webhooks: public https addresses, and those that the operator allows. */
export function webhookSender(settings: Pick<Settings, "webhookAllow">, answerMs = ANSWER_MS) {
  const allowed = (address: string) => isAllowed(settings, address);
  let agents: { https: Promise<Dispatcher>; http: Promise<Dispatcher> } | undefined;
  const agentOf = (url: string) => {
    agents ??= {
      https: publicDispatcher((address) => isPublicAddress(address) || allowed(address)),
      http: publicDispatcher(allowed),
    };
    return url.startsWith("https:") ? agents.https : agents.http;
  };

  return {
    /** Undefined once it is delivered. Never throws, reads no more than the head of an answer, and follows no redirect. */
    async send(
      { url, secret }: Receiver,
      { id, event, at, data }: SentEvent,
      now: number,
    ): Promise<CallFailure | undefined> {
      const body = JSON.stringify({ id, event, at: new Date(at).toISOString(), data });
      const headers = {
        "content-type": "application/json",
        "user-agent": `Pixelplate/${VERSION}`,
        "pixelplate-signature": signatureOf(secret, Math.floor(now / 1000), body),
      };
      const ending = new AbortController();
      const timer = setTimeout(() => ending.abort(), answerMs);
      try {
        const { fetch } = await import("undici");
        const dispatcher = await agentOf(url);
        const sent = { method: "POST", headers, body, dispatcher, redirect: "manual" as const };
        const answer = await fetch(url, { ...sent, signal: ending.signal });
        answer.body?.cancel().catch(() => {});
        if (answer.ok) return undefined;
        const isRedirect = answer.status >= 300 && answer.status < 400;
        const { redirect, status } = DELIVERY_FAILURES;
        return { reason: isRedirect ? redirect : status(answer.status), isAway: false };
      } catch (error) {
        return { reason: ending.signal.aborted ? DELIVERY_FAILURES.silent : reasonOf(error), isAway: true };
      } finally {
        clearTimeout(timer);
      }
    },
    async close(): Promise<void> {
      await Promise.all(Object.values(agents ?? {}).map(async (agent) => (await agent).destroy()));
    },
  };
}

export type WebhookSender = ReturnType<typeof webhookSender>;

function reasonOf(error: unknown): string {
  const { cause = error } = error as Error;
  const { code = "" } = cause as { code?: string };
  if (code === NOT_OPEN) return DELIVERY_FAILURES.notOpen;
  if (/^(?:ENOTFOUND|EAI_AGAIN)$/.test(code)) return DELIVERY_FAILURES.noHost;
  if (code === "ECONNREFUSED") return DELIVERY_FAILURES.refused;
  if (/TIMEOUT|ETIMEDOUT/.test(code)) return DELIVERY_FAILURES.silent;
  if (code === "CERT_HAS_EXPIRED") return DELIVERY_FAILURES.expired;
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID") return DELIVERY_FAILURES.otherName;
  if (/CERT|SSL|TLS|SIGNATURE/.test(code)) return DELIVERY_FAILURES.certificate;
  return DELIVERY_FAILURES.other;
}
