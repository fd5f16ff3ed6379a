import { createECDH, randomBytes } from "node:crypto";
import type { Dispatcher } from "undici";
import type { Store } from "~/db/store";
import { isPublicName } from "~/platform/public-address.server";
import { madeSecret, type Settings } from "~/platform/settings/settings.server";
import type { ReminderText } from "./reminder-text";

const ENDPOINT_MAX = 1000;

/** A push service is a named host on the Internet, by https on its usual port. */
export function isPushEndpoint(text: string): boolean {
  if (text.length > ENDPOINT_MAX || !URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  return protocol === "https:" && port === "" && !username && !password && isPublicName(hostname);
}

/** base64url, as browsers and `web-push` take them. */
export type PushKeys = { publicKey: string; privateKey: string };

const CURVE = "prime256v1";
const PUSH = {
  purpose: "push",
  fileName: "push-key",
  make: newPrivateKey,
  lost: "no browser gets reminders until it is added again",
};

/** Made once, for all servers on one database; without them the subscriptions of browsers are void. */
export async function pushKeysOf(
  store: Store,
  settings: Pick<Settings, "dataDir" | "databaseUrl">,
): Promise<PushKeys> {
  const privateKey = await madeSecret(store, settings, PUSH);
  return { privateKey, publicKey: publicKeyOf(privateKey) };
}

function publicKeyOf(privateKey: string): string {
  const curve = createECDH(CURVE);
  curve.setPrivateKey(Buffer.from(privateKey, "base64url"));
  return curve.getPublicKey().toString("base64url");
}

function newPrivateKey(): string {
  for (;;) {
    const key = randomBytes(32);
    try {
      createECDH(CURVE).setPrivateKey(key);
      return key.toString("base64url");
    } catch {
      // One in four billion is larger than the curve's order.
    }
  }
}

/** Whether a browser's keys (base64url) can encrypt: a point of the curve, and 16 bytes. */
export function areBrowserKeys({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  try {
    const curve = createECDH(CURVE);
    curve.generateKeys();
    curve.computeSecret(Buffer.from(p256dh, "base64url"));
    return Buffer.from(auth, "base64url").length === 16 && p256dh.length <= 100 && auth.length <= 30;
  } catch {
    return false;
  }
}

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

/** Sends an encrypted notification to the push service of a browser; never throws. */
export async function sendPush(push: Push, to: Subscription, text: ReminderText, now: number): Promise<Sent> {
  try {
    const { keys, subject, dispatcher, timeoutMs = TIMEOUT_MS } = push;
    const [{ fetch }, { default: webPush }] = await Promise.all([import("undici"), import("web-push")]);
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
