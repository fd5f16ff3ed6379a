import { secret, settings, store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import {
  bucketOf,
  fixedWindowLimiter,
  givePoints,
  isTaken,
  type Rule,
  takePoints,
} from "~/platform/rate-limit.server";
import type { Turn } from "~/platform/semaphore";
import type { AnyCaller } from "./caller.server";
import { type Refusal, tooOften } from "./refusal";
import { sessionKeyOf } from "./sender.server";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const LOG_IN_FROM_ADDRESS = { name: "log in, address", points: 30, perMs: 15 * MINUTE_MS };
const LOG_IN = { name: "log in, account and address", points: 5, perMs: 15 * MINUTE_MS };
const LOG_IN_TO_ACCOUNT = { name: "log in, account", points: 100, perMs: HOUR_MS };
/** No limit, but a memory of where an account was logged in to. */
const LOGGED_IN_FROM = { name: "logged in, account and address", points: 1, perMs: 90 * DAY_MS };
/** No limit, but a memory for longer than a log-in may take there. */
const SSO_ANSWERS = { name: "answers by provider", points: 1, perMs: 30 * MINUTE_MS };
const PASSKEYS = { name: "passkeys, address", points: 60, perMs: 15 * MINUTE_MS };
const SSO = { name: "log in by provider, address", points: 60, perMs: 15 * MINUTE_MS };
const SIGN_UP = { name: "sign up, address", points: 5, perMs: HOUR_MS };
const INTERRUPTED_FORMS = { name: "late forms, address", points: 20, perMs: HOUR_MS };
const RECOVERY = { name: "forgotten password, address", points: 5, perMs: HOUR_MS };
const SIGN_IN_NOTICES = { name: "notices of sign-ins, account", points: 3, perMs: HOUR_MS };
const MAILS = { name: "mails", points: 200, perMs: HOUR_MS };
const READINGS_PER_HOUR = { name: "readings an hour", points: 60, perMs: HOUR_MS };
const READINGS_PER_DAY = { name: "readings a day", points: 300, perMs: DAY_MS };
const IMPORTS = { name: "imports", points: 30, perMs: HOUR_MS };
const STRANGERS_READINGS = { name: "strangers' readings, address", points: 10, perMs: HOUR_MS };
const ALL_STRANGERS_READINGS = { name: "strangers' readings", points: 50, perMs: DAY_MS };

/** For wrong passwords of an account under attack: the delay, and how many answers wait at once. */
const SLOW_MS = 2000;
const SLOW_MAX = 50;

const off = settings.rateLimits === "off";

/** Keyed by action and person, never by the path, which has many spellings. */
const bucket = (rule: Rule, by = "") => bucketOf(secret, rule, by);

/** The sender's address block, set by the HTTP edge; without an edge all senders count as one. */
export const senderOf = (request: Request): string => request.headers.get("x-client-block") ?? "unknown";

async function limit(...buckets: ReturnType<typeof bucket>[]): Promise<Refusal | undefined> {
  if (off) return undefined;
  const refused = await takePoints(store, buckets, now());
  return refused && tooOften(refused.waitMs);
}

/**
 * Counts a try at the password of `email` from an address block, then has it checked: null is wrong. Throws Refusal only to an address that
 * guessed too often itself; `turn` lets addresses that logged in to this account before go first.
 */
export async function tryPassword<T>(
  sender: string,
  email: string,
  check: (turn: Turn) => Promise<T | null>,
): Promise<T | null> {
  const pair = `${email}\n${sender}`;
  const [guesses, loggedInFrom] = [bucket(LOG_IN, pair), bucket(LOGGED_IN_FROM, pair)];
  const turn: Turn = { key: email, priority: await isTaken(store, loggedInFrom, now()) };
  // At a shared address, guesses by others don't count against those who logged in from it.
  const fromAddress = turn.priority ? [] : [bucket(LOG_IN_FROM_ADDRESS, sender)];
  const tooOften = await limit(...fromAddress, guesses);
  if (tooOften) throw tooOften;
  const result = await check(turn);
  if (result === null) {
    if (await limit(bucket(LOG_IN_TO_ACCOUNT, email))) await waitAWhile();
  } else if (!off) {
    // Neither this try nor the slips before it were guesses.
    await givePoints(store, { reset: [guesses, loggedInFrom], refund: fromAddress }, now());
    await takePoints(store, [loggedInFrom], now());
  }
  return result;
}

let waiting = 0;

async function waitAWhile() {
  if (waiting >= SLOW_MAX) return;
  waiting++;
  await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  waiting--;
}

export const signUpLimit = (request: Request) => limit(bucket(SIGN_UP, senderOf(request)));

export const passkeyLimit = (request: Request) => limit(bucket(PASSKEYS, senderOf(request)));

export const ssoLimit = (request: Request) => limit(bucket(SSO, senderOf(request)));

/** Whether this answer of the provider, named by the state it carries, is the first one. */
export const isFirstAnswer = async (state: string): Promise<boolean> =>
  (await takePoints(store, [bucket(SSO_ANSWERS, state)], now())) === undefined;

export const interruptedFormLimit = (request: Request) => limit(bucket(INTERRUPTED_FORMS, senderOf(request)));

export const recoveryLimit = (request: Request) => limit(bucket(RECOVERY, senderOf(request)));

/**
 * Counts a reading of a meal, a label or an emoji. Gives whose it is: the user's id, or a visitor's network address.
 * Throws Refusal: 429.
 */
export async function countReading({
  viewer,
  sender,
}: Pick<AnyCaller, "viewer" | "sender">): Promise<string> {
  const tooOften = await (viewer
    ? limit(bucket(READINGS_PER_HOUR, viewer.id), bucket(READINGS_PER_DAY, viewer.id))
    : limit(bucket(STRANGERS_READINGS, sender.block), bucket(ALL_STRANGERS_READINGS)));
  if (tooOften) throw tooOften;
  return viewer?.id ?? sender.block;
}

export const importLimit = (userId: string) => limit(bucket(IMPORTS, userId));

export const signInNoticeLimit = (userId: string) => limit(bucket(SIGN_IN_NOTICES, userId));

export const mailAllowance = {
  take: async () => (await limit(bucket(MAILS))) === undefined,
  giveBack: async () => {
    if (!off) await givePoints(store, { reset: [], refund: [bucket(MAILS)] }, now());
  },
};

// In memory per process: counting in the database would cost as much as the write.
const writes = fixedWindowLimiter({ points: 120, perMs: 60_000 }, now);

const assistants = fixedWindowLimiter({ points: 120, perMs: 60_000 }, now);

const downloads = fixedWindowLimiter({ points: 30, perMs: 3_600_000 }, now);

const webhookTests = fixedWindowLimiter({ points: 10, perMs: 60_000 }, now);

const limitBy =
  (limiter: typeof writes) =>
  (userId: string): Refusal | undefined => {
    if (settings.rateLimits === "off") return undefined;
    const waitMs = limiter.take(userId);
    return waitMs > 0 ? tooOften(waitMs) : undefined;
  };

export const writeLimitOf = limitBy(writes);

/** Calls of assistants, which so never hold up their person. */
export const assistantLimitOf = limitBy(assistants);

export const webhookTestLimitOf = limitBy(webhookTests);

/** Downloads of everything; they read all of a person's rows. */
export const exportLimitOf = limitBy(downloads);

export async function formLimit(request: Request): Promise<Refusal | undefined> {
  const key = await sessionKeyOf(request);
  return writeLimitOf(key?.userId ?? senderOf(request));
}
