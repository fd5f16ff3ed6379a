import { Agent } from "undici";
import { beforeEach, expect, it } from "vitest";
import { openStore } from "~/db/open.server";
import type { Store } from "~/db/store";
import { setHours } from "~/features/access/hours.server";
import { eatenAt } from "~/features/day/dates.server";
import { changeGoal } from "~/features/day/goal.server";
import { choosePuzzle } from "~/features/day/puzzle.server";
import { logFood } from "~/features/log/log-food.server";
import { SESSION_IDLE_MS } from "~/http/session.server";
import { publicDispatcher } from "~/platform/public-address.server";
import { readSettings } from "~/platform/settings/settings.server";
import { browserKeys, startPushService } from "../../../tests/support/outside";
import { addPeople, scratchFolder, testCaller, testDatabase } from "../../../tests/support/store";
import { pushKeysOf, sendPush } from "./push.server";
import { setReminders, switchOff } from "./reminders.server";
import { LATE_MAX_MS, type Sending, sendDue } from "./send-due.server";

const settings = readSettings({ TZ: "UTC" });

const service = await startPushService();
const keys = browserKeys();
const zoned = { id: "ann", timeZone: "Europe/Berlin" };
const player = { ...zoned, dayStart: 3, nickname: null };
const at = (local: string) => Date.parse(`${local}:00+01:00`);
const EVE = at("2026-11-19T08:00");
const NOON = at("2026-11-19T12:30");
const NIGHT = at("2026-11-19T20:00");

let store: Store;
let database: Awaited<ReturnType<typeof testDatabase>>;
let sending: Sending;
beforeEach(async () => {
  database = await testDatabase();
  store = database.store;
  service.received.length = 0;
  await addPeople(store, "ann");
  await setHours(testCaller(store, { id: "ann" }), { timeZone: zoned.timeZone, dayStart: 3 });
  const agent = new Agent();
  const push = {
    keys: await pushKeysOf(store, { ...database, dataDir: scratchFolder() }),
    subject: "mailto:hello@example.org",
    dispatcher: async () => agent,
    timeoutMs: 10_000,
  };
  sending = { store, push, settings };
  await addSession();
  await addBrowser("/phone");
  await setReminders(testCaller(store, zoned, EVE), { on: true, times: ["12:30", "20:00"] });
});

const addSession = () =>
  store.tx(async (db) => {
    await db
      .insert(db.t.session)
      .values({ user_id: "ann", id_hash: "s", created_at: EVE, last_seen_at: EVE });
  });
const addBrowser = (path: string) =>
  store.tx(async (db) => {
    const row = { endpoint: service.origin + path, public_key: keys.publicKey, auth: keys.auth };
    const of = { user_id: "ann", id: path, session_hash: "s", browser: "Chrome", created_at: EVE };
    await db.insert(db.t.push_subscription).values({ ...of, ...row });
  });
const log = (time: string, carbs = 10, now = NIGHT, calories = 100) =>
  logFood(testCaller(store, player, now), {
    entry: { name: "Soup", emoji: "🍲", servings: 1, amounts: { calories, carbs, protein: 150, fats: 65 } },
    key: time,
    eaten: eatenAt(player, { time }, now),
  });
const texts = () => service.received.map(keys.read);
const browsers = async () =>
  (await store.read.select().from(store.read.t.push_subscription)).map(({ id, paused_until }) => [
    id,
    paused_until,
  ]);

it("a browser gets an encrypted message from a sender that proves who it is, once", async () => {
  await sendDue(sending, NOON - 1);
  expect(service.received).toEqual([]);
  await sendDue(sending, NOON);
  await sendDue(sending, NOON + 60_000);
  const [message] = service.received;
  expect(service.received).toHaveLength(1);
  expect(message).toMatchObject({
    path: "/phone",
    claims: { aud: service.origin, sub: "mailto:hello@example.org" },
  });
  expect(message?.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "7200" });
  expect(message?.body.includes("lunch")).toBe(false);
  expect(texts()).toEqual([
    {
      title: "How was lunch?",
      body: "Log it while it is fresh. A few words are enough.",
      url: "/?date=2026-11-19",
    },
  ]);
  await sendDue(sending, NOON + 24 * 3_600_000);
  expect(service.received).toHaveLength(2);
});

it("a part of the day with food stays quiet, whatever was eaten in another", async () => {
  await log("11:15");
  await sendDue(sending, NOON);
  expect(service.received).toEqual([]);
  await sendDue(sending, NIGHT);
  expect(texts()).toMatchObject([{ title: "How was dinner?" }]);
});

it.each([
  [194, "Your Carrot is three blocks from done"],
  [198, "Your Carrot is one block from done"],
  [100, "How was dinner?"],
])("in the evening %d of 200 g of carbs give %j", async (carbs, title) => {
  const goals = { calories: 2000, carbs: 200, protein: 150, fats: 65 };
  await changeGoal(testCaller(store, player, EVE), goals);
  await choosePuzzle(testCaller(store, player, EVE), "carrot");
  await log("12:00", carbs);
  await sendDue(sending, NIGHT);
  expect(texts()).toMatchObject([{ title }]);
});

it("a complete picture needs no reminder", async () => {
  await choosePuzzle(testCaller(store, player, EVE), "carrot");
  await log("12:00", 400);
  await sendDue(sending, NIGHT);
  expect(service.received).toEqual([]);
});

it("who has reached the day's energy gets none, however much of the picture is open", async () => {
  const goals = { calories: 2000, carbs: 200, protein: 150, fats: 65 };
  await changeGoal(testCaller(store, player, EVE), goals);
  await choosePuzzle(testCaller(store, player, EVE), "carrot");
  await log("12:00", 194, undefined, 2000);
  await sendDue(sending, NIGHT);
  expect(service.received).toEqual([]);
});

it("a night reminder is about the day that has not ended", async () => {
  await setReminders(testCaller(store, zoned, NIGHT), { on: true, times: ["01:00"] });
  const night = at("2026-11-20T01:00");
  await sendDue(sending, night);
  expect(texts()).toMatchObject([{ title: "How was dinner?", url: "/?date=2026-11-19" }]);
  await log("22:00", 10, night + 23 * 3_600_000);
  await sendDue(sending, night + 24 * 3_600_000);
  expect(service.received).toHaveLength(1);
});

it.each([404, 410])(
  "a browser that is gone (%d) is removed at once, the others are sent to",
  async (status) => {
    await addBrowser(`/gone-${status}`);
    service.set(`/gone-${status}`, status);
    await sendDue(sending, NOON);
    expect(service.received).toHaveLength(2);
    expect(await browsers()).toEqual([["/phone", null]]);
  },
);

it("a service that wants nothing for a while is left alone until then", async () => {
  service.set("/busy", { status: 429, headers: { "Retry-After": "36000" } });
  await addBrowser("/busy");
  await sendDue(sending, NOON);
  expect(await browsers()).toContainEqual(["/busy", NOON + 36_000_000]);
  await sendDue(sending, NIGHT);
  expect(service.received.map(({ path }) => path).sort()).toEqual(["/busy", "/phone", "/phone"]);
  await sendDue(sending, NIGHT + 24 * 3_600_000);
  expect(service.received.filter(({ path }) => path === "/busy")).toHaveLength(2);
});

it("a service that fails or hangs holds up nobody, and is tried at the next reminder", async () => {
  for (const [path, mood] of [
    ["/broken", 500],
    ["/hangs", "hang"],
  ] as const) {
    service.set(path, mood);
    await addBrowser(path);
  }
  const impatient = { ...sending, push: { ...sending.push, timeoutMs: 1000 } };
  await sendDue(impatient, NOON);
  await sendDue(impatient, NIGHT);
  const paths = service.received.map(({ path }) => path).sort();
  expect(paths).toEqual(["/broken", "/broken", "/hangs", "/hangs", "/phone", "/phone"]);
  expect(await browsers()).toHaveLength(3);
});

it("several processes on one database send once", async () => {
  const others = await Promise.all(Array.from({ length: 3 }, () => openStore(database)));
  await Promise.all([store, ...others].map((each) => sendDue({ ...sending, store: each }, NOON)));
  await Promise.all(others.map((other) => other.close()));
  expect(service.received).toHaveLength(1);
});

it("switched off after the claim, nothing is sent, nor ever after", async () => {
  await sendDue({ ...sending, claimed: () => switchOff(testCaller(store, zoned)) }, NOON);
  await sendDue(sending, NIGHT);
  expect(service.received).toEqual([]);
  await setReminders(testCaller(store, zoned, NOON), { on: true, times: ["20:00"] });
  await sendDue(sending, NIGHT);
  expect(service.received).toHaveLength(1);
});

it("what stops after the claim loses that reminder rather than sending it twice", async () => {
  const stopped = sendDue({ ...sending, claimed: () => Promise.reject(new Error("stopped")) }, NOON);
  await expect(stopped).rejects.toThrow("stopped");
  await sendDue(sending, NOON + 1);
  expect(service.received).toEqual([]);
  await sendDue(sending, NIGHT);
  expect(service.received).toHaveLength(1);
});

it("a browser whose session has run out gets nothing", async () => {
  await sendDue(sending, NOON + SESSION_IDLE_MS);
  expect(service.received).toEqual([]);
});

it("a server that was down leaves out what is late", async () => {
  await sendDue(sending, NOON + LATE_MAX_MS);
  expect(service.received).toEqual([]);
  await sendDue(sending, NIGHT + LATE_MAX_MS - 1);
  expect(service.received).toHaveLength(1);
});

it("a move to another zone moves the times, without a second one at once", async () => {
  await sendDue(sending, NOON);
  await setHours(testCaller(store, { id: "ann" }), { timeZone: "Europe/Paris" });
  await sendDue(sending, NOON + 60_000);
  await setHours(testCaller(store, { id: "ann" }), { timeZone: "Europe/London" });
  await sendDue(sending, NOON + 120_000);
  expect(service.received).toHaveLength(1);
  await sendDue(sending, NIGHT);
  expect(service.received).toHaveLength(1);
  await sendDue(sending, NIGHT + 3_600_000);
  expect(service.received).toHaveLength(2);
});

it("a name that leads to this machine is not called", async () => {
  const dispatcher = async () => publicDispatcher();
  const to = {
    endpoint: service.origin.replace("127.0.0.1", "localhost"),
    publicKey: keys.publicKey,
    auth: keys.auth,
  };
  const text = { title: "t", body: "b", url: "/" };
  const sent = await sendPush({ ...sending.push, dispatcher }, to, text, NOON);
  expect(sent).toMatchObject({ outcome: "failed", reason: "localhost has no public address" });
  expect(service.received).toEqual([]);
});
