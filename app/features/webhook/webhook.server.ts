import { randomBytes } from "node:crypto";
import { isIP } from "node:net";
import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "~/db/store";
import type { Caller, Tx } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import { isPublicAddress, isPublicName } from "~/platform/public-address.server";
import type { Settings } from "~/platform/settings/settings.server";

export const WEBHOOK_TEXTS = {
  badUrl: "Give a public https address, such as https://hooks.example.org/pixelplate",
  gone: "There is no webhook.",
} as const;

const BAD_SECRET = "A secret has 16 to 200 printable characters, without spaces";

const URL_MAX = 1000;

/** Instants in ms since 1970; `offAt` is null while it is on. */
export type Webhook = {
  url: string;
  offAt: number | null;
  deliveredAt: number | null;
  failedAt: number | null;
  failure: string | null;
};

export async function webhookOf(db: Db, userId: string): Promise<Webhook | null> {
  const row = await rowOf(db, userId);
  return row ? webhookFrom(row) : null;
}

/** As its owner reads it, in their time zone. */
export async function shownWebhook({ db, viewer }: Caller) {
  const hook = await webhookOf(db, viewer.id);
  if (!hook) return null;
  const at = (instantMs: number | null) =>
    instantMs === null
      ? null
      : new Intl.DateTimeFormat("en-US", {
          dateStyle: "medium",
          timeStyle: "short",
          timeZone: viewer.timeZone,
        }).format(instantMs);
  const { url, failure, offAt, deliveredAt, failedAt } = hook;
  return { url, failure, off: at(offAt), delivered: at(deliveredAt), failed: at(failedAt) };
}

type Row = Db["t"]["webhook"]["$inferSelect"];

async function rowOf(db: Db, userId: string): Promise<Row | undefined> {
  const { webhook } = db.t;
  const [row] = await db.select().from(webhook).where(eq(webhook.user_id, userId));
  return row;
}

const webhookFrom = ({ url, off_at, delivered_at, failed_at, failure }: Row): Webhook => ({
  url,
  offAt: off_at,
  deliveredAt: delivered_at,
  failedAt: failed_at,
  failure,
});

export const newWebhookSecret = (): string => `whsec_${randomBytes(24).toString("base64url")}`;

export const webhookSecretSchema = z.string(BAD_SECRET).regex(/^[!-~]{16,200}$/, BAD_SECRET);

/** Looked at by `setWebhook` too: what may be called depends on the server's settings. */
export const webhookUrlSchema = z.string(WEBHOOK_TEXTS.badUrl).max(URL_MAX, WEBHOOK_TEXTS.badUrl);

export const webhookSchema = z.object({
  intent: z.enum(["save", "on", "renew", "test", "end"], WEBHOOK_TEXTS.gone),
  url: webhookUrlSchema.trim().default(""),
  secret: webhookSecretSchema.optional(),
});

type Wanted = {
  url: string;
  secret?: string;
  /** For a webhook that has none yet; by default a new one. */
  firstSecret?: string;
  /** Stays off if it is off. */
  staysOff?: boolean;
};

/** `secret` only when it is another one now than before, or the same as was sent. */
type Set = { webhook: Webhook; secret: string | null };

/** Makes or changes the person's webhook. Events that wait for another address are dropped. Throws Refusal 400 for an address that may not be called. */
export async function setWebhook(by: Caller, wanted: Wanted): Promise<Set> {
  const url = callableUrl(wanted.url, by.settings);
  if (url === undefined) throw new Refusal(400, { url: [WEBHOOK_TEXTS.badUrl] });
  return by.change(async (tx) => {
    const { webhook } = tx.db.t;
    const old = await rowOf(tx.db, tx.viewer.id);
    const secret = wanted.secret ?? old?.secret ?? wanted.firstSecret ?? newWebhookSecret();
    const isOther = old?.url !== url;
    if (isOther) await dropDeliveries(tx.db, tx.viewer.id);
    const turnsOn = !old || (old.off_at !== null && !wanted.staysOff);
    const row = {
      ...(old ?? { user_id: tx.viewer.id, created_at: tx.now }),
      ...(isOther && { delivered_at: null, failed_at: null, failure: null }),
      ...(turnsOn && { off_at: null, day: tx.today, day_ends_at: 0 }),
      url,
      secret,
    } as Row;
    await tx.db.insert(webhook).values(row).onConflictDoUpdate({ target: webhook.user_id, set: row });
    const isNew = secret !== old?.secret || [wanted.secret, wanted.firstSecret].includes(secret);
    return { webhook: webhookFrom({ ...noRow, ...row }), secret: isNew ? secret : null };
  });
}

const noRow = { off_at: null, delivered_at: null, failed_at: null, failure: null };

/** Gives it another secret. Throws Refusal 404 when there is no webhook. */
export const renewSecret = (by: Caller, secret = newWebhookSecret()): Promise<string> =>
  by.change(async (tx) => {
    const { webhook } = tx.db.t;
    const mine = eq(webhook.user_id, tx.viewer.id);
    const changed = await tx.db.update(webhook).set({ secret }).where(mine).returning({ url: webhook.url });
    if (changed.length === 0) throw new Refusal(404, WEBHOOK_TEXTS.gone);
    return secret;
  });

/** Switches it on again. Throws Refusal 404 when there is no webhook. */
export async function switchOn(by: Caller): Promise<void> {
  const row = await rowOf(by.db, by.viewer.id);
  if (!row) throw new Refusal(404, WEBHOOK_TEXTS.gone);
  await setWebhook(by, { url: row.url });
}

export const endWebhook = (by: Caller): Promise<void> => by.change((tx) => dropWebhook(tx.db, tx.viewer.id));

/** Ends the webhook, and drops what waits for it. */
export async function dropWebhook(db: Db, userId: string): Promise<void> {
  await dropDeliveries(db, userId);
  await db.delete(db.t.webhook).where(eq(db.t.webhook.user_id, userId));
}

/** In a transaction, whose webhook it is and when. */
export type OfPerson = Pick<Tx, "db" | "now"> & { viewer: { id: string } };

/** Stops calling an address that takes nothing. */
export async function switchWebhookOff({ db, viewer, now }: OfPerson) {
  await dropDeliveries(db, viewer.id);
  const { webhook } = db.t;
  await db.update(webhook).set({ off_at: now, day_ends_at: null }).where(eq(webhook.user_id, viewer.id));
}

const dropDeliveries = (db: Db, userId: string) =>
  db.delete(db.t.webhook_delivery).where(eq(db.t.webhook_delivery.user_id, userId));

type Allowed = Pick<Settings, "webhookAllow">;

/** Whether the operator allows this address (`WEBHOOK_ALLOW`), beside the public ones. */
export const isAllowed = ({ webhookAllow }: Allowed, address: string): boolean =>
  webhookAllow?.check(address, isIP(address) === 6 ? "ipv6" : "ipv4") ?? false;

/** The address as URLs are written, if it may be called as far as that shows: what its name leads to counts when it is called. */
function callableUrl(text: string, settings: Allowed): string | undefined {
  if (text.length > URL_MAX || !URL.canParse(text)) return undefined;
  const { protocol, hostname, username, password, hash, href } = new URL(text);
  if (!/^https?:$/.test(protocol) || username || password || hash || href.length > URL_MAX) return undefined;
  const address = hostname.replace(/^\[|\]$/g, "");
  if (isIP(address) && isAllowed(settings, address)) return href;
  const isPublic = isIP(address) ? isPublicAddress(address) : isPublicName(hostname);
  if (isPublic && protocol === "https:") return href;
  return settings.webhookAllow && !isIP(address) ? href : undefined;
}
