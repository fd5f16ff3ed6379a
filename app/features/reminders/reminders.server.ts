import { and, asc, count, eq, ne } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "~/db/store";
import { isLocalTime } from "~/features/day/dates.server";
import type { Caller } from "~/http/caller.server";
import { longTexts } from "~/http/cut-texts";
import { Refusal } from "~/http/refusal";
import { isLiveSession, lifetimes } from "~/http/session.server";
import { sha256, type TokenKey } from "~/platform/crypto.server";
import { areBrowserKeys, isPushEndpoint } from "./push.server";
import { BROWSERS_MAX, REMINDER_MESSAGES, REMINDERS_MAX, type Reminders } from "./reminder-text";
import { nextDue } from "./send-due.server";

const NO_TIME = "Choose at least one time";
const NOT_A_TIME = "Choose a time such as 12:30";
const SAME_TIME = "You already have this time";

type Browser = { id: string; browser: string; created_at: number };
type NewBrowser = { endpoint: string; p256dh: string; auth: string; browser: string };

/** Stores where a logged-in browser is reached. Throws Refusal: 400 for what can't be called, or too many browsers. */
export async function addBrowser(by: Caller, key: TokenKey, added: NewBrowser): Promise<void> {
  const { endpoint, p256dh, auth, browser } = added;
  if (!isPushEndpoint(endpoint))
    throw new Refusal(400, "That is not the address of a push service that this server may call.");
  if (!areBrowserKeys(added))
    throw new Refusal(400, "The keys of this browser can't be used. Reload the page and try again.");
  const row = { endpoint, public_key: p256dh, auth, browser, session_hash: key.hash, paused_until: null };
  const id = sha256(endpoint);
  await by.change(async ({ db, now }) => {
    const { session, push_subscription: browsers } = db.t;
    const [live] = await db
      .select({ of: session.user_id })
      .from(session)
      .where(isLiveSession(db, key, lifetimes(now)));
    if (!live) throw new Refusal(400, "Log in again to get reminders in this browser.");
    const others = and(eq(browsers.user_id, key.userId), ne(browsers.id, id));
    const [held] = await db.select({ rows: count() }).from(browsers).where(others);
    if ((held?.rows ?? 0) >= BROWSERS_MAX) throw new Refusal(400, REMINDER_MESSAGES.tooMany);
    await db
      .insert(browsers)
      .values({ user_id: key.userId, id, ...row, created_at: now })
      .onConflictDoUpdate({ target: [browsers.user_id, browsers.id], set: row });
  });
}

export const removeBrowser = (by: Caller, id: string): Promise<boolean> =>
  by.change(async ({ db, viewer }) => {
    const { push_subscription: browsers } = db.t;
    const removed = await db
      .delete(browsers)
      .where(and(eq(browsers.user_id, viewer.id), eq(browsers.id, id)))
      .returning({ id: browsers.id });
    return removed.length > 0;
  });

export function browsersOf(db: Db, userId: string): Promise<Browser[]> {
  const { push_subscription: browsers } = db.t;
  return db
    .select({ id: browsers.id, browser: browsers.browser, created_at: browsers.created_at })
    .from(browsers)
    .where(eq(browsers.user_id, userId))
    .orderBy(browsers.created_at, browsers.id);
}

/** Sets the times (`HH:MM`), and whether something is sent at them: off, nothing more is sent after this write. */
export const setReminders = (by: Caller, { on, times }: Reminders): Promise<void> =>
  by.change(async ({ db, viewer: { id, timeZone }, now }) => {
    const { reminder } = db.t;
    await db.delete(reminder).where(eq(reminder.user_id, id));
    const rows = times.map((time) => ({
      user_id: id,
      time,
      due_at: on ? nextDue(timeZone, time, now) : null,
    }));
    if (rows.length > 0) await db.insert(reminder).values(rows);
  });

export const switchOff = (by: Caller): Promise<void> =>
  by.change(async ({ db, viewer }) => {
    const { reminder } = db.t;
    await db.update(reminder).set({ due_at: null }).where(eq(reminder.user_id, viewer.id));
  });

export async function remindersOf(db: Db, userId: string): Promise<Reminders> {
  const { reminder } = db.t;
  const rows = await db
    .select()
    .from(reminder)
    .where(eq(reminder.user_id, userId))
    .orderBy(asc(reminder.time));
  return { on: rows.some(({ due_at }) => due_at !== null), times: rows.map(({ time }) => time) };
}

const isTimeOrEmpty = (text: string) => text === "" || isLocalTime(text);
const time = z.string().refine(isTimeOrEmpty, NOT_A_TIME).default("");

const TIME_FIELDS = ["time_1", "time_2", "time_3"] as const;
const subscriptionText = z.string().default("").register(longTexts, { max: 2000 });

export const formSchema = z
  .object({
    intent: z.enum(["on", "off", "add", "remove"]),
    time_1: time,
    time_2: time,
    time_3: time,
    endpoint: subscriptionText,
    p256dh: subscriptionText,
    auth: subscriptionText,
    id: z.string().max(100).default(""),
  })
  .superRefine((sent, { addIssue }) => {
    if (sent.intent !== "on") return;
    const times = TIME_FIELDS.map((name) => sent[name]);
    const refuse = (name: string, message: string) => addIssue({ code: "custom", path: [name], message });
    if (timesIn(sent).length === 0) refuse("time_1", NO_TIME);
    times.forEach((text, i) => {
      if (text !== "" && times.indexOf(text) < i) refuse(TIME_FIELDS[i] ?? "", SAME_TIME);
    });
  });

/** In order; empty fields are no reminders. */
export const timesIn = (sent: Record<(typeof TIME_FIELDS)[number], string>): string[] =>
  TIME_FIELDS.map((name) => sent[name])
    .filter(Boolean)
    .sort();

export const remindersBody = z
  .strictObject({
    on: z.boolean(),
    browsers: z
      .int()
      .optional()
      .meta({ description: "As it was read; it changes nothing.", examples: [0] }),
    times: z
      .array(
        z.string(NOT_A_TIME).refine(isLocalTime, NOT_A_TIME).meta({ pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" }),
      )
      .max(REMINDERS_MAX, REMINDER_MESSAGES.tooManyTimes)
      .refine((times) => new Set(times).size === times.length, SAME_TIME)
      .meta({ examples: [["12:30", "20:00"]], description: "HH:MM in the account's time zone." }),
  })
  .refine(({ on, times }) => !on || times.length > 0, { path: ["times"], error: NO_TIME });

const BROWSERS: [RegExp, string][] = [
  [/Edg/, "Edge"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS/, "a Mac"],
  [/Linux|CrOS/, "Linux"],
];

/** "Chrome on Android", of a User-Agent header. */
export function browserName(userAgent: string | null): string {
  const named = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
  const system = named(SYSTEMS);
  return `${named(BROWSERS) ?? "A browser"}${system ? ` on ${system}` : ""}`;
}
