import { setTimeout as sleep } from "node:timers/promises";
import { addressBlock } from "../../server/address-block";
import type { Asked } from "../../server/asked";
import { settings, store } from "./boot.server";
import { now } from "./clock.server";
import { bucketOf, givePoints, type Rule, takePoints } from "./rate-limit.server";
import { secretOf } from "./secret.server";
import { type TooOften, tooOften } from "./too-often";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const LOG_IN_FROM_ADDRESS = { name: "log in, address", points: 30, perMs: 15 * MINUTE_MS };
const LOG_IN = { name: "log in, account and address", points: 5, perMs: 15 * MINUTE_MS };
const LOG_IN_TO_ACCOUNT = { name: "log in, account", points: 100, perMs: HOUR_MS };
const SIGN_UP = { name: "sign up, address", points: 5, perMs: HOUR_MS };
const RECOVERY = { name: "forgotten password, address", points: 5, perMs: HOUR_MS };
const MAILS = { name: "mails", points: 200, perMs: HOUR_MS };
const READINGS_PER_HOUR = { name: "readings an hour", points: 60, perMs: HOUR_MS };
const READINGS_PER_DAY = { name: "readings a day", points: 300, perMs: DAY_MS };
const STRANGERS_READINGS = { name: "strangers' readings, address", points: 10, perMs: HOUR_MS };
const ALL_STRANGERS_READINGS = { name: "strangers' readings", points: 50, perMs: DAY_MS };

/** What an account that many are guessing at makes each of them wait, and how many wait at once. */
const SLOW_MS = 2000;
const SLOW_MAX = 20;

const secret = secretOf(settings);
const off = settings.rateLimits === "off";

/** Counted by what is done and by whom: never by the path, which has many spellings, nor by what a client claims. */
const bucket = (rule: Rule, by = "") => bucketOf(secret, rule, by);

/** Whoever sent this request, as the edge saw it; all whom no edge saw count as one. */
export const senderOf = (request: Asked): string =>
  addressBlock(request.headers.get("x-client-ip") ?? "unknown");

async function limit(...buckets: ReturnType<typeof bucket>[]): Promise<TooOften | undefined> {
  if (off) return undefined;
  const refused = await takePoints(store, buckets, now());
  return refused && tooOften(refused.waitMs);
}

/**
 * Counts a try at the password of `email`, before it is looked at. Only guesses from one address are ever refused: an
 * account that many addresses are guessing at answers more slowly, but its owner always gets in.
 */
export async function passwordTry(request: Asked, email: string) {
  const sender = senderOf(request);
  const fromAddress = bucket(LOG_IN_FROM_ADDRESS, sender);
  const guesses = bucket(LOG_IN, `${email}\n${sender}`);
  const toAccount = bucket(LOG_IN_TO_ACCOUNT, email);
  const refused = off ? undefined : await takePoints(store, [fromAddress, guesses, toAccount], now());
  const slow = refused?.empty === LOG_IN_TO_ACCOUNT;
  if (slow) await waitAWhile();
  return {
    tooOften: refused && !slow ? tooOften(refused.waitMs) : undefined,
    /** The password was right: that was no guess, and those before it were slips. */
    succeeded: async () => {
      if (!off) await givePoints(store, { all: [guesses], one: [fromAddress, toAccount] }, now());
    },
  };
}

let waiting = 0;

async function waitAWhile() {
  if (waiting >= SLOW_MAX) throw new Response(null, { status: 503, headers: { "Retry-After": "1" } });
  waiting++;
  await sleep(SLOW_MS);
  waiting--;
}

/** Counts a sign-up, which tells whether an address has an account. */
export const signUpLimit = (request: Request) => limit(bucket(SIGN_UP, senderOf(request)));

/** Counts a request for a mail to an address that anybody may have typed. */
export const recoveryLimit = (request: Request) => limit(bucket(RECOVERY, senderOf(request)));

/** Counts a reading of a meal, a label or an emoji, which costs time or money. */
export const readingLimit = (request: Asked, viewer: { id: string } | null) =>
  viewer
    ? limit(bucket(READINGS_PER_HOUR, viewer.id), bucket(READINGS_PER_DAY, viewer.id))
    : limit(bucket(STRANGERS_READINGS, senderOf(request)), bucket(ALL_STRANGERS_READINGS));

/** Mails of this server, to whomever: a mail that has no place in this hour waits in the outbox. */
export const mailAllowance = {
  take: async () => (await limit(bucket(MAILS))) === undefined,
  giveBack: async () => {
    if (!off) await givePoints(store, { all: [], one: [bucket(MAILS)] }, now());
  },
};
