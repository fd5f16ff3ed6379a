import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { Agent, type Dispatcher, fetch } from "undici";
import webPush from "web-push";
import { isPublicAddress } from "./push-endpoint";
import type { PushKeys } from "./push-keys.server";
import type { ReminderText } from "./reminder-text";

export type Subscription = { endpoint: string; publicKey: string; auth: string };
/** `retryAt` in ms, where the service says when. */
export type Sent = { outcome: "sent" | "gone" } | { outcome: "failed"; reason: string; retryAt?: number };

export type Push = {
  keys: PushKeys;
  subject: string;
  dispatcher: () => Promise<Dispatcher>;
  timeoutMs?: number;
};

const TTL_S = 2 * 60 * 60;
const TIMEOUT_MS = 10_000;
const WAIT_MAX_MS = 24 * 60 * 60 * 1000;

/** Reaches public addresses alone, whatever a name resolves to. */
export const publicDispatcher = (): Dispatcher =>
  new Agent({
    connect: { lookup: publicLookup, timeout: TIMEOUT_MS },
    connections: 8,
    maxHeaderSize: 16_384,
  });

const publicLookup: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const open = error ? [] : addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (!first) return callback(error ?? new Error(`${hostname} has no public address`), "", 0);
    if (options.all) return callback(null, open);
    callback(null, first.address, first.family);
  });

/** Sends an encrypted notification to the push service of a browser; never throws. */
export async function sendPush(push: Push, to: Subscription, text: ReminderText, now: number): Promise<Sent> {
  try {
    const { keys, subject, dispatcher, timeoutMs = TIMEOUT_MS } = push;
    const subscription = { endpoint: to.endpoint, keys: { p256dh: to.publicKey, auth: to.auth } };
    const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(text), {
      TTL: TTL_S,
      topic: "reminder",
      vapidDetails: { subject, ...keys },
    });
    const signal = AbortSignal.timeout(timeoutMs);
    const { "Content-Length": _, ...sent } = headers;
    const answer = await fetch(endpoint, {
      method: "POST",
      headers: sent,
      body,
      dispatcher: await dispatcher(),
      signal,
      redirect: "manual",
    });
    await answer.body?.cancel();
    if (answer.ok) return { outcome: "sent" };
    if (answer.status === 404 || answer.status === 410) return { outcome: "gone" };
    return {
      outcome: "failed",
      reason: `status ${answer.status}`,
      retryAt: retryAt(answer.headers.get("retry-after"), now),
    };
  } catch (error) {
    const { cause = error } = error as Error;
    return { outcome: "failed", reason: cause instanceof Error ? cause.message : String(cause) };
  }
}

/** From seconds or a date, a day ahead at most. */
export function retryAt(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  const at = /^\d{1,9}$/.test(header) ? now + Number(header) * 1000 : Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.min(at, now + WAIT_MAX_MS);
}
