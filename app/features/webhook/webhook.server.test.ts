import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openStore } from "~/db/open.server";
import type { Store } from "~/db/store";
import { revokeAllSignIns } from "~/features/access/account.server";
import { FOODS_A_DAY_MAX } from "~/features/day/day-rules";
import { changeGoal } from "~/features/day/goal.server";
import { choosePuzzle } from "~/features/day/puzzle.server";
import { deleteFood, logFood, restoreFood } from "~/features/log/log-food.server";
import { addFoodsToDays } from "~/features/log/many-days.server";
import { readSettings } from "~/platform/settings/settings.server";
import { startReceiver } from "../../../tests/support/outside";
import { addPeople, testCaller, testDatabase } from "../../../tests/support/store";
import { DELIVERY_LEASE_MS, DELIVERY_WAITS_MS, deliverDue, newQueue, sendTest } from "./deliver.server";
import { signatureOf, webhookSender } from "./send.server";
import { endWebhook, setWebhook, switchOn, webhookOf } from "./webhook.server";

const NOW = Date.UTC(2026, 10, 21, 12);
const ENV = { WEBHOOK_ALLOW: "127.0.0.0/8", TZ: "UTC" };
const SECRET = "carrots-before-noon";
const amounts = { calories: 2000, carbs: 300, protein: 150, fats: 90 };
const soup = { name: "Soup", emoji: "🍲", amounts, servings: 1 };

const receiver = await startReceiver();
const sender = webhookSender(readSettings(ENV), 3_000);
afterAll(() => sender.close());

let database: Awaited<ReturnType<typeof testDatabase>>;
let store: Store;
beforeEach(async () => {
  database = await testDatabase();
  store = database.store;
  receiver.called.length = 0;
  receiver.mood = 204;
  await addPeople(store, "ann", "ben");
});

const ann = (at = NOW, env: Record<string, string> = ENV) => testCaller(store, { id: "ann" }, at, env);
const hear = (id = "ann") =>
  setWebhook(testCaller(store, { id }, NOW, ENV), { url: receiver.url, secret: SECRET });
const eat = (key: string, id = "ann") => logFood(testCaller(store, { id }, NOW, ENV), { entry: soup, key });
const deliver = (at = NOW) => deliverDue({ store, sender, now: () => at });
const events = () => receiver.called.map(({ body }) => JSON.parse(body));
const waiting = async () => (await store.read.select().from(store.read.t.webhook_delivery)).length;

describe("an event", () => {
  it("is sent once, signed with the secret, with the food as the API shows it", async () => {
    await hear();
    const { id } = await eat("lunch");
    await eat("lunch");
    await deliver();
    await deliver(NOW + 3_600_000);
    expect(receiver.called).toHaveLength(1);
    const [{ headers, body } = { headers: {}, body: "" }] = receiver.called;
    expect(headers["pixelplate-signature"]).toBe(signatureOf(SECRET, NOW / 1000, body));
    expect(headers["content-type"]).toBe("application/json");
    expect(JSON.parse(body)).toEqual({
      id: expect.stringMatching(/^[0-9a-z]{28}$/),
      event: "food.logged",
      at: new Date(NOW).toISOString(),
      data: expect.objectContaining({
        id,
        name: "Soup",
        date: "2026-11-21",
        nutrition: amounts,
        parts: [],
      }),
    });
    expect(await webhookOf(store.read, "ann")).toMatchObject({ deliveredAt: NOW, failedAt: null });
  });

  it("is nobody else's, and nothing is stored of those without a webhook", async () => {
    await hear();
    await eat("lunch", "ben");
    expect(await waiting()).toBe(0);
  });

  it("is not sent of a change that was not committed", async () => {
    await hear();
    const day = Array.from({ length: FOODS_A_DAY_MAX }, (_, n) => ({ ...row, id: `food-${n}` }));
    await ann().change((tx) => addFoodsToDays(tx, day));
    await expect(eat("one too many")).rejects.toThrow("A day can hold up to");
    await deliver();
    expect(receiver.called).toEqual([]);
  });

  const row = {
    id: "a",
    name: "Soup",
    emoji: "🍲",
    ...amounts,
    number_of_servings: 1,
    time: NOW,
    local_date: "2026-11-21",
  };

  it("tells of a finished picture, but not of imported food and what it finishes", async () => {
    await hear();
    await choosePuzzle(ann(), "carrot");
    await changeGoal(ann(), amounts);
    await eat("all at once");
    await deliver();
    expect(events().map(({ event }) => event)).toEqual(["food.logged", "puzzle.completed"]);
    expect(events()[1].data).toMatchObject({
      date: "2026-11-21",
      puzzle: { id: "carrot", name: "Carrot" },
      totals: amounts,
    });
    const past = { ...row, local_date: "2026-11-20" };
    await choosePuzzle(ann(), "broccoli", "2026-11-20");
    await ann().change((tx) => addFoodsToDays(tx, [past]));
    await deliver();
    expect(receiver.called).toHaveLength(2);
  });

  it("is not sent again of a food that was deleted and brought back", async () => {
    await hear();
    const { id } = await eat("lunch");
    await deleteFood(ann(), id);
    await restoreFood(ann(), id);
    await deliver();
    expect(receiver.called).toHaveLength(1);
  });
});

describe("a receiver that takes nothing", () => {
  it("is tried after 1, 10, 60 and 360 minutes, then switched off, and on again by its owner", async () => {
    await hear();
    await eat("lunch");
    receiver.mood = 500;
    let at = NOW;
    for (const [tries, wait] of [...DELIVERY_WAITS_MS, undefined].entries()) {
      await deliver(at);
      expect(receiver.called).toHaveLength(tries + 1);
      if (wait === undefined) break;
      await deliver(at + wait - 1);
      expect(receiver.called).toHaveLength(tries + 1);
      at += wait;
    }
    expect(await webhookOf(store.read, "ann")).toMatchObject({
      offAt: at,
      failedAt: at,
      failure: "It answered with status 500.",
    });
    await eat("dinner");
    expect(await waiting()).toBe(0);
    receiver.mood = 204;
    await switchOn(ann(at));
    await eat("supper");
    await deliver(at);
    expect(events().at(-1)?.data.name).toBe("Soup");
    expect(await webhookOf(store.read, "ann")).toMatchObject({ offAt: null, deliveredAt: at });
  });

  it("holds up nobody else", async () => {
    await setWebhook(ann(), { url: receiver.url.replace("127.0.0.1", "127.0.0.2") });
    await hear("ben");
    for (const key of ["a", "b", "c"]) await eat(key);
    await eat("lunch", "ben");
    await deliver();
    expect(receiver.called).toHaveLength(1);
    expect(await webhookOf(store.read, "ann")).toMatchObject({ failure: "Nothing is listening there." });
    // One call was enough to see that nobody is there.
    const rows = await store.read.select().from(store.read.t.webhook_delivery);
    expect(rows.map(({ attempts }) => attempts).sort()).toEqual([0, 0, 1]);
  });

  const big = "x".repeat(1_000_000);
  it.each([
    ["says nothing", "hang" as const, "It gave no answer within 10 seconds."],
    ["never ends its answer's head", "drip" as const, "It gave no answer within 10 seconds."],
    ["leads elsewhere", 302, "It answered with a redirect, which we don’t follow."],
    ["refuses", 403, "It answered with status 403."],
  ])("which %s is cut, and that is said", async (_, mood, failure) => {
    await hear();
    receiver.mood = mood;
    expect(await sendTestSoon()).toBe(failure);
    expect(await webhookOf(store.read, "ann")).toMatchObject({ failure });
    expect(receiver.called).toHaveLength(1);
  });

  it("may answer with as much as it likes: the status counts, nothing else is read", async () => {
    await hear();
    let taken = 0;
    receiver.mood = (response) => {
      response.writeHead(200);
      const more = () => {
        taken++;
        if (response.write(big)) setImmediate(more);
        else response.once("drain", more);
      };
      response.once("error", () => {});
      more();
    };
    expect(await sendTest(ann())).toBeUndefined();
    expect(taken).toBeLessThan(10);
  });

  /** As `sendTest`, with the patience of this file's sender. */
  async function sendTestSoon() {
    await eat(`lunch ${Math.random()}`);
    await deliver();
    return (await webhookOf(store.read, "ann"))?.failure ?? undefined;
  }
});

describe("an address", () => {
  it.each([
    "http://hooks.pixelplate.org/a",
    "https://127.0.0.1/a",
    "https://169.254.169.254/latest",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://2130706433/",
    "https://0177.0.0.1/",
    "https://0x7f.1/",
    "https://0.0.0.0/",
    "https://10.1.2.3/",
    "https://localhost/",
    "https://nas.local/",
    "https://127.0.0.1.nip.io/",
    "https://ann:secret@hooks.pixelplate.org/",
    "ftp://hooks.pixelplate.org/",
    "javascript:alert(1)",
    "",
    `https://hooks.pixelplate.org/${"a".repeat(1000)}`,
  ])("%s is refused", async (url) => {
    await expect(setWebhook(ann(NOW, {}), { url })).rejects.toMatchObject({ status: 400 });
    expect(await webhookOf(store.read, "ann")).toBeNull();
  });

  it.each(["https://hooks.pixelplate.org/a?b=c", "https://8.8.8.8/", "https://hooks.pixelplate.org:8443/"])(
    "%s is taken",
    async (url) => {
      expect((await setWebhook(ann(NOW, {}), { url })).webhook.url).toBe(url);
    },
  );

  it.each([
    ["a name that leads to this machine", () => receiver.url.replace("127.0.0.1", "localhost")],
    ["this machine", () => receiver.url],
    ["this machine, in IPv6", () => receiver.url.replace("127.0.0.1", "[::ffff:127.0.0.1]")],
  ])("%s is not called, even if it is stored", async (_, url) => {
    await hear();
    const { webhook } = store.read.t;
    await store.tx((db) => db.update(webhook).set({ url: url() }).where(eq(webhook.user_id, "ann")));
    expect(await sendTest(ann(NOW, {}))).toBe("It has no public https address.");
    await store.tx((db) =>
      db
        .update(webhook)
        .set({ url: url().replace("http:", "https:") })
        .where(eq(webhook.user_id, "ann")),
    );
    expect(await sendTest(ann(NOW, {}))).toBe("It has no public https address.");
    expect(receiver.called).toEqual([]);
  });

  it("of a name in a range that the operator allows is called, by plain http too", async () => {
    await setWebhook(ann(), { url: receiver.url.replace("127.0.0.1", "localhost") });
    expect(await sendTest(ann())).toBeUndefined();
    expect(events()).toEqual([expect.objectContaining({ event: "test", data: {} })]);
  });
});

describe("what waits", () => {
  it("is delivered once by two processes side by side, and after a restart", async () => {
    await hear();
    await hear("ben");
    for (let i = 0; i < 15; i++) await Promise.all([eat(`a${i}`), eat(`b${i}`, "ben")]);
    const other = await openStore(database);
    await Promise.all([deliver(), deliverDue({ store: other, sender, now: () => NOW })]);
    await other.close();
    await deliver(NOW + DELIVERY_LEASE_MS);
    const ids = events().map(({ id }) => id);
    expect(new Set(ids).size).toBe(30);
    expect(ids).toHaveLength(30);
    expect(await waiting()).toBe(0);
  });

  it("of one person does not wait for the silent receiver of another", async () => {
    const silent = await startReceiver();
    silent.mood = "hang";
    await setWebhook(testCaller(store, { id: "ben" }, NOW, ENV), { url: silent.url, secret: SECRET });
    await hear();
    await eat("nobody hears", "ben");
    const queue = newQueue();
    const round = () => deliverDue({ store, sender, now: () => NOW }, queue);
    const first = round();
    await expect.poll(() => silent.called.length).toBe(1);
    await eat("lunch");
    await round();
    expect(receiver.called).toHaveLength(1);
    expect(queue.busy).toMatchObject([{ userId: "ben" }]);
    await first;
    expect(queue.busy).toEqual([]);
    expect((await webhookOf(store.read, "ben"))?.failure).toBe("It gave no answer within 10 seconds.");
  });

  it("of many with one silent receiver leaves places to others, and is looked up once for all", async () => {
    const silent = await startReceiver();
    silent.mood = "hang";
    const people = Array.from({ length: 40 }, (_, n) => `person-${n}`);
    await addPeople(store, ...people);
    for (const id of people) {
      await setWebhook(testCaller(store, { id }, NOW, ENV), { url: silent.url, secret: SECRET });
      await eat("nobody hears", id);
    }
    await hear();
    await eat("lunch");
    const looks = vi.spyOn(store.read, "select");
    const quick = webhookSender(readSettings(ENV), 1000);
    const first = deliverDue({ store, sender: quick, now: () => NOW });
    await expect.poll(() => receiver.called.length).toBe(1);
    expect(silent.called.length).toBeLessThanOrEqual(8);
    await first;
    await quick.close();
    expect(silent.called).toHaveLength(40);
    expect(looks).toHaveBeenCalledTimes(1);
    expect(await leases()).toEqual(people.map(() => NOW + (DELIVERY_WAITS_MS[0] ?? 0)));
  });

  it("of a process that was killed is delivered once its lease is over", async () => {
    await hear();
    await eat("lunch");
    const killed = { ...sender, send: () => new Promise<undefined>(() => {}) };
    void deliverDue({ store, sender: killed, now: () => NOW });
    await expect.poll(async () => (await leases()).every((due) => due > NOW)).toBe(true);
    await deliver(NOW + DELIVERY_LEASE_MS - 1);
    expect(receiver.called).toEqual([]);
    await deliver(NOW + DELIVERY_LEASE_MS);
    expect(receiver.called).toHaveLength(1);
  });

  const leases = async () =>
    (await store.read.select().from(store.read.t.webhook_delivery)).map(({ due_at }) => due_at);

  it("is bounded, and the owner hears of what was left out", async () => {
    await hear();
    await store.tx(async (db) => {
      const rows = Array.from({ length: 500 }, (_, n) => ({
        user_id: "ann",
        id: `e${n}`,
        event: "food.logged",
        data: {},
        attempts: 0,
        due_at: NOW + 1000,
        created_at: NOW,
      }));
      await db.insert(db.t.webhook_delivery).values(rows);
    });
    await eat("lunch");
    expect(await waiting()).toBe(500);
    expect((await webhookOf(store.read, "ann"))?.failure).toMatch(/^More than 500 events waited/);
  });

  it.each([
    ["the webhook", () => endWebhook(ann())],
    ["its address", () => setWebhook(ann(), { url: "https://hooks.pixelplate.org/new" })],
    ["all that opens the account, in a rescue", () => store.tx((db) => revokeAllSignIns(db, "ann"))],
  ])("goes with %s", async (_, end) => {
    await hear();
    await hear("ben");
    await eat("lunch");
    await eat("lunch", "ben");
    await end();
    await deliver();
    expect(await waiting()).toBe(0);
    expect(receiver.called).toHaveLength(1);
  });
});

describe("a secret", () => {
  it("is shown when it is made or sent, and stays when the address changes", async () => {
    const first = await setWebhook(ann(), { url: "https://hooks.pixelplate.org/a", firstSecret: SECRET });
    expect(first.secret).toBe(SECRET);
    const pressedTwice = await setWebhook(ann(), {
      url: "https://hooks.pixelplate.org/a",
      firstSecret: SECRET,
    });
    expect(pressedTwice.secret).toBe(SECRET);
    const moved = await setWebhook(ann(), { url: receiver.url, firstSecret: "another-secret-of-a-form" });
    expect(moved.secret).toBeNull();
    await sendTest(ann());
    const [{ headers, body } = { headers: {}, body: "" }] = receiver.called;
    expect(headers["pixelplate-signature"]).toBe(signatureOf(SECRET, NOW / 1000, body));
  });
});
