import "../../../tests/support/route-env";
import { beforeEach, expect, it } from "vitest";
import { openStore } from "~/db/open.server";
import type { Store } from "~/db/store";
import { setHours } from "~/features/access/hours.server";
import { logFood } from "~/features/log/log-food.server";
import { setWebhook, switchWebhookOff } from "~/features/webhook/webhook.server";
import { readSettings } from "~/platform/settings/settings.server";
import { addPeople, testCaller, testDatabase } from "../../../tests/support/store";
import { tellClosedDays } from "./closed-days.server";

const settings = readSettings({ TZ: "UTC" });
const zoned = { id: "ann", timeZone: "America/Los_Angeles", dayStart: 3 };
const at = (local: string) => Date.parse(`${local}-08:00`);
const NOON = at("2026-11-21T12:00:00");

let store: Store;
let database: Awaited<ReturnType<typeof testDatabase>>;
beforeEach(async () => {
  database = await testDatabase();
  store = database.store;
  await addPeople(store, "ann");
  await setHours(testCaller(store, { id: "ann" }), { timeZone: zoned.timeZone, dayStart: 3 });
  await setWebhook(testCaller(store, zoned, NOON), { url: "https://hooks.pixelplate.org/" });
});

const tell = (now: number) => tellClosedDays(store, settings, now);
const sent = async () =>
  (await store.read.select().from(store.read.t.webhook_delivery))
    .map(({ event, data }) => ({ event, data: data as { date: string } }))
    .sort((a, b) => (a.data.date < b.data.date ? -1 : 1));
const dates = async () => (await sent()).map(({ data }) => data.date);

it("a day is sent once it has ended where its person is, with what was eaten", async () => {
  const amounts = { calories: 320, carbs: 40, protein: 12, fats: 9 };
  const entry = { name: "Soup", emoji: "🍲", amounts, servings: 1 };
  await logFood(testCaller(store, zoned, NOON), { entry, key: "k" });
  await store.tx((db) => db.delete(db.t.webhook_delivery));
  await tell(NOON);
  await tell(at("2026-11-22T02:59:59"));
  expect(await sent()).toEqual([]);
  await tell(at("2026-11-22T03:00:00"));
  await tell(at("2026-11-22T03:01:00"));
  expect(await sent()).toEqual([
    {
      event: "day.closed",
      data: expect.objectContaining({ date: "2026-11-21", totals: amounts, puzzle: null, neat: false }),
    },
  ]);
});

it("two processes tell it once", async () => {
  const other = await openStore(database);
  const later = at("2026-11-22T03:00:00");
  await Promise.all([tell(later), tellClosedDays(other, settings, later), tell(later)]);
  await other.close();
  expect(await dates()).toEqual(["2026-11-21"]);
});

it("empty days are sent too, and of a long time without a server the last seven", async () => {
  await tell(at("2026-11-23T12:00:00"));
  expect(await dates()).toEqual(["2026-11-21", "2026-11-22"]);
  await store.tx((db) => db.delete(db.t.webhook_delivery));
  await tell(at("2027-01-10T12:00:00"));
  expect(await dates()).toEqual([4, 5, 6, 7, 8, 9].map((day) => `2027-01-0${day - 1}`).concat("2027-01-09"));
});

it("a journey to another zone tells no day twice, and none early", async () => {
  await tell(NOON);
  await setHours(testCaller(store, { id: "ann" }), { timeZone: "Pacific/Auckland" });
  await tell(NOON + 60_000);
  expect(await dates()).toEqual(["2026-11-21"]);
  await setHours(testCaller(store, { id: "ann" }), { timeZone: "America/Los_Angeles" });
  await tell(NOON + 120_000);
  await tell(at("2026-11-22T12:00:00"));
  expect(await dates()).toEqual(["2026-11-21"]);
  await tell(at("2026-11-23T03:00:00"));
  expect(await dates()).toEqual(["2026-11-21", "2026-11-22"]);
});

it("of a webhook that is switched off nothing is stored, and it begins with the day it is on again", async () => {
  const by = testCaller(store, zoned, NOON);
  await by.change((tx) => switchWebhookOff(tx));
  await tell(at("2026-11-24T12:00:00"));
  expect(await sent()).toEqual([]);
  const later = at("2026-11-25T12:00:00");
  await setWebhook(testCaller(store, zoned, later), { url: "https://hooks.pixelplate.org/" });
  await tell(at("2026-11-26T03:00:00"));
  expect(await dates()).toEqual(["2026-11-25"]);
});
