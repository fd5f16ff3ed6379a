import { RouteBrowser } from "../../support/routes";
import "../../support/route-env";
import { createECDH, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { store } from "~/platform/boot.server";
import { annAndBob, call } from "../../support/api";

const signUp = await import("~/routes/_front.sign-up");
const logIn = await import("~/routes/_front.log-in");
const logOut = await import("~/routes/log-out");
const reminders = await import("~/routes/account.reminders");
const deleteAccount = await import("~/routes/account.delete");
const { takeToast } = await import("../../../app/http/form.server");
const { everythingOf } = await import("~/features/account/data.server");

const HERE = "/account/reminders";
const PASSWORD = "carrots & peas";
let people = 0;
let ann: RouteBrowser;
let email: string;

async function person() {
  const browser = new RouteBrowser();
  browser.cookies.set("pp_zone", "UTC");
  email = `reminded-${people++}@example.org`;
  await browser.post(signUp, "/sign-up", { email, password: PASSWORD });
  return browser;
}
beforeEach(async () => {
  ann = await person();
});

const subscription = (endpoint = `https://push.example.org/${randomBytes(8).toString("hex")}`) => {
  const curve = createECDH("prime256v1");
  const p256dh = curve.generateKeys().toString("base64url");
  return { intent: "add", endpoint, p256dh, auth: randomBytes(16).toString("base64url") };
};
const post = (form: Record<string, string>, browser = ann) => browser.post(reminders, HERE, form);
const shown = async (browser = ann) => (await browser.get(reminders, HERE)).data;
const toast = async (browser = ann) => (await takeToast(browser.request())).toast?.text;
const errors = (answer: Awaited<ReturnType<typeof post>>) => answer.data.error;
const rows = async () => {
  const { users, push_subscription: browsers } = store.read.t;
  return store.read
    .select({ userId: users.id, endpoint: browsers.endpoint })
    .from(browsers)
    .innerJoin(users, eq(users.id, browsers.user_id))
    .where(eq(users.email, email));
};

describe("reminders", () => {
  it("are off until switched on, at the chosen times, and off again in one press", async () => {
    expect(await shown()).toMatchObject({ reminders: { on: false, times: [] }, browsers: [] });
    expect((await post({ intent: "on", time_1: "20:00", time_2: "", time_3: "07:15" })).location).toBe(HERE);
    expect(await toast()).toBe("Reminders are on");
    expect((await shown()).reminders).toEqual({ on: true, times: ["07:15", "20:00"] });
    await post({ intent: "off" });
    expect(await toast()).toBe("Reminders are off");
    expect((await shown()).reminders).toEqual({ on: false, times: ["07:15", "20:00"] });
    const due = await store.read.select().from(store.read.t.reminder);
    expect(due.filter(({ due_at }) => due_at !== null)).toEqual([]);
  });

  it.each([
    [{ time_1: "", time_2: "", time_3: "" }, { time_1: ["Choose at least one time"] }],
    [{ time_1: "12:30", time_2: "12:30" }, { time_2: ["You already have this time"] }],
    [{ time_1: "25:00" }, { time_1: ["Choose a time such as 12:30"] }],
    [{ time_1: "noon" }, { time_1: ["Choose a time such as 12:30"] }],
  ])("refuse %j with a sentence, and what was typed stays", async (times, problems) => {
    const answer = await post({ intent: "on", ...times } as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(errors(answer)).toEqual(problems);
    expect((await shown()).reminders.on).toBe(false);
  });
});

describe("a browser", () => {
  it("is added once, named, and removed", async () => {
    const mine = subscription();
    await post(mine);
    expect(await toast()).toBe("Reminders are on in this browser");
    await post(mine);
    const { browsers } = await shown();
    expect(browsers).toMatchObject([{ browser: "A browser" }]);
    await post({ intent: "remove", id: browsers[0].id });
    expect([(await shown()).browsers, await rows()]).toEqual([[], []]);
  });

  it.each([
    [
      "a private address",
      { endpoint: "https://10.0.0.1/x" },
      "That is not the address of a push service that this server may call.",
    ],
    [
      "plain http",
      { endpoint: "http://push.example.org/x" },
      "That is not the address of a push service that this server may call.",
    ],
    ["no address", { endpoint: "" }, "That is not the address of a push service that this server may call."],
    [
      "a point off the curve",
      { p256dh: Buffer.alloc(65, 4).toString("base64url") },
      "The keys of this browser can't be used. Reload the page and try again.",
    ],
    [
      "short keys",
      { auth: "AAAA" },
      "The keys of this browser can't be used. Reload the page and try again.",
    ],
    ["no keys", { p256dh: "" }, "The keys of this browser can't be used. Reload the page and try again."],
  ])("with %s is refused with a sentence", async (_, wrong, sentence) => {
    const answer = await post({ ...subscription(), ...wrong });
    expect(answer.status).toBe(400);
    expect(errors(answer)).toEqual({ "": [sentence] });
    expect((await shown()).browsers).toEqual([]);
  });

  it("with a huge address is refused", async () => {
    const answer = await post(subscription(`https://push.example.org/${"a".repeat(50_000)}`));
    expect(answer.status).toBe(400);
    expect((await shown()).browsers).toEqual([]);
  });

  it("is one of ten at most, however many are sent at once", async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => post(subscription())));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(10);
    const refused = answers.find(({ status }) => status === 400);
    expect(refused && errors(refused)).toEqual({
      "": ["10 browsers already get your reminders. Remove one first."],
    });
    expect((await shown()).browsers).toHaveLength(10);
  });

  it("is forgotten by its log-out, and only that one", async () => {
    const phone = new RouteBrowser();
    await phone.post(logIn, "/log-in", { email, password: PASSWORD });
    const [here, there] = [subscription(), subscription()];
    await post(here);
    await post(there, phone);
    await ann.post(logOut, "/log-out");
    expect(await rows()).toMatchObject([{ endpoint: there.endpoint }]);
    await phone.post(deleteAccount, "/account/delete", { confirm: "yes", currentPassword: PASSWORD });
    expect(await rows()).toEqual([]);
  });

  it("of somebody else can't be removed", async () => {
    await post(subscription());
    const [{ id }] = (await shown()).browsers;
    const bob = await person();
    await post({ intent: "remove", id }, bob);
    expect(await toast(bob)).toBe("That browser was already removed.");
    expect((await shown()).browsers).toHaveLength(1);
    await post({ intent: "remove", id });
  });

  it("stands in the export without what it takes to reach it", async () => {
    const mine = subscription();
    await post({ intent: "on", time_1: "12:30" });
    await post(mine);
    const [row] = await rows();
    const all = await everythingOf(store.read, row?.userId ?? "");
    expect(all.reminder).toMatchObject([{ time: "12:30" }]);
    expect(all.push_subscription).toMatchObject([{ browser: "A browser" }]);
    const text = JSON.stringify(all);
    for (const secret of [mine.endpoint, mine.p256dh, mine.auth]) expect(text).not.toContain(secret);
  });
});

describe("by the API", () => {
  let token: string;
  let other: string;
  beforeAll(async () => {
    const two = await annAndBob();
    [token, other] = [two.ann.token, two.bob.token];
  });

  it("times are read, set and switched off, for one's own account", async () => {
    const set = { on: true, times: ["20:00", "12:30"] };
    const answer = await call("PUT", "/api/reminders", { token, body: set });
    expect(answer.data).toEqual({ on: true, times: ["12:30", "20:00"], browsers: 0 });
    const again = await call("PUT", "/api/reminders", { token, body: answer.data });
    expect(again.data).toEqual(answer.data);
    expect((await call("GET", "/api/reminders", { token: other })).data).toMatchObject({ on: false });
    const off = await call("PUT", "/api/reminders", { token, body: { ...set, on: false } });
    expect(off.data).toMatchObject({ on: false, times: ["12:30", "20:00"] });
  });

  it.each([
    [{ on: true, times: [] }, "Choose at least one time"],
    [{ on: true, times: ["7:00"] }, "Choose a time such as 12:30"],
    [{ on: true, times: ["07:00", "07:00"] }, "You already have this time"],
    [{ on: true, times: ["07:00", "08:00", "09:00", "10:00"] }, "Choose up to 3 times"],
  ])("%j is refused", async (body, error) => {
    expect(await call("PUT", "/api/reminders", { token, body })).toMatchObject({ status: 400, error });
  });
});
