import { startReceiver } from "../../support/outside";
import { RouteBrowser } from "../../support/routes";
import { testCaller } from "../../support/store";

process.env.WEBHOOK_ALLOW = "127.0.0.0/8";
await import("../../support/route-env");
const { call, person, SOUP } = await import("../../support/api");
const { store } = await import("~/platform/boot.server");
const { startWebhooks } = await import("~/features/webhook/deliver.server");
const { revokeAllSignIns } = await import("~/features/access/account.server");
const { readSettings } = await import("~/platform/settings/settings.server");
const webhookRoute = await import("~/routes/_apps.account.webhook");
const appsRoute = await import("~/routes/_apps");

import { afterAll, describe, expect, it } from "vitest";

const HERE = "/account/webhook";
const SECRET = "whsec_of-the-form-0123456789";
const receiver = await startReceiver();
const webhooks = startWebhooks(store, readSettings(process.env));
afterAll(() => webhooks.stop());

async function signedIn() {
  const ann = await person();
  const browser = new RouteBrowser();
  const [name = "", value = ""] = ann.cookie.split("=");
  browser.cookies.set(name, value);
  const send = (form: Record<string, string>) => browser.post(webhookRoute, HERE, form);
  const shown = async () => (await browser.get(webhookRoute, HERE)).data;
  return { ...ann, browser, send, shown };
}

describe("the form", () => {
  it("makes a webhook and shows its secret, and the same when it is pressed twice", async () => {
    const ann = await signedIn();
    expect((await ann.shown()).webhook).toBeNull();
    const form = { intent: "save", url: receiver.url, secret: SECRET };
    const answers = await Promise.all([ann.send(form), ann.send(form)]);
    expect(answers.map(({ data }) => data)).toEqual([{ secret: SECRET }, { secret: SECRET }]);
    expect(await ann.shown()).toMatchObject({ webhook: { url: receiver.url, off: null, delivered: null } });
    expect(JSON.stringify(await ann.shown())).not.toContain(SECRET);
    expect((await ann.browser.get(appsRoute, "/account/apps")).data).toEqual({ webhook: "On" });
    // A later form has another secret, which a webhook with one of its own does not take.
    const again = await ann.send({ ...form, secret: "whsec_of-a-later-form-012345" });
    expect(again).toMatchObject({ status: 303, location: HERE });
    expect((await ann.send({ ...form, intent: "renew" })).data).toEqual({ secret: SECRET });
  });

  it("is refused with what was typed, and nothing is stored", async () => {
    const ann = await signedIn();
    for (const url of ["", "http://192.168.1.9/", "https://10.0.0.1/", "nonsense"]) {
      const { status, data } = await ann.send({ intent: "save", url, secret: SECRET });
      expect(status, url).toBe(400);
      expect(data.lastResult.error.url[0]).toMatch(/^Give a public https address/);
      expect(data.lastResult.initialValue.url ?? "").toBe(url);
    }
    expect((await ann.shown()).webhook).toBeNull();
    for (const intent of ["test", "renew", "on"])
      expect((await ann.send({ intent })).status, intent).toBe(404);
  });

  it("sends a test, says how it went, and ends it", async () => {
    const ann = await signedIn();
    await ann.send({ intent: "save", url: receiver.url, secret: SECRET });
    receiver.mood = 500;
    await ann.send({ intent: "test" });
    expect((await ann.shown()).webhook).toMatchObject({ failure: "It answered with status 500." });
    receiver.mood = 204;
    await ann.send({ intent: "test" });
    expect((await ann.shown()).webhook.delivered).toMatch(/20\d\d/);
    expect((await ann.send({ intent: "end" })).location).toBe(HERE);
    expect((await ann.shown()).webhook).toBeNull();
    expect((await ann.browser.get(appsRoute, "/account/apps")).data).toEqual({ webhook: null });
  });
});

describe("PUT /api/webhook", () => {
  const put = (token: string, body: object) => call("PUT", "/api/webhook", { token, body });

  it("makes a secret, or takes one; what GET gives changes nothing", async () => {
    const { token } = await person();
    const none = await call("GET", "/api/webhook", { token });
    expect(none.data).toMatchObject({ url: null, secret: null, active: false, last_failure: null });
    const made = await put(token, { url: receiver.url });
    expect(made.data).toMatchObject({
      url: receiver.url,
      active: true,
      secret: expect.stringMatching(/^whsec_/),
    });
    const got = await call("GET", "/api/webhook", { token });
    expect(got.data).toEqual({ ...made.data, secret: null });
    expect((await put(token, got.data)).data).toEqual(got.data);
    expect((await put(token, { url: receiver.url, secret: SECRET })).data.secret).toBe(SECRET);
    const ended = await call("DELETE", "/api/webhook", { token });
    expect(ended.data).toEqual(none.data);
    expect((await put(token, none.data)).data).toEqual(none.data);
  });

  it("stays off when it was switched off, unless it is switched on", async () => {
    const { token, id } = await person();
    await put(token, { url: receiver.url });
    const { webhook } = store.read.t;
    await store.tx((db) => db.update(webhook).set({ off_at: 1, day_ends_at: null }));
    const off = await call("GET", "/api/webhook", { token });
    expect(off.data.active).toBe(false);
    expect((await put(token, off.data)).data.active).toBe(false);
    expect((await put(token, { url: receiver.url })).data.active).toBe(true);
    const refused = await put(token, { url: receiver.url, active: false });
    expect(refused).toMatchObject({ status: 400, json: { fields: { active: expect.any(String) } } });
    expect(id).toBeTruthy();
  });

  it.each([
    [{ url: "https://169.254.169.254/" }, "url"],
    [{ url: "https://hooks.pixelplate.org/", secret: "short" }, "secret"],
    [{ url: "https://hooks.pixelplate.org/", secret: "with spaces in its middle" }, "secret"],
    [{ url: 7 }, "url"],
  ])("%j is refused by its field", async (body, field) => {
    const { token } = await person();
    const refused = await put(token, body);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.json.fields)).toEqual([field]);
  });

  it("tells of food that a program logs, soon after", async () => {
    const { token } = await person();
    await put(token, { url: receiver.url });
    receiver.called.length = 0;
    const { data } = await call("POST", "/api/food", { token, body: SOUP });
    await expect.poll(() => receiver.called.length, { timeout: 10_000 }).toBe(1);
    const event = JSON.parse(receiver.called[0]?.body ?? "");
    const read = await call("GET", `/api/food/${data.id}`, { token });
    expect(event).toMatchObject({ event: "food.logged", data: read.data });
  });
});

it("a rescue of the account ends its webhook", async () => {
  const ann = await person();
  await call("PUT", "/api/webhook", { token: ann.token, body: { url: receiver.url } });
  await testCaller(store, { id: ann.id }).change((tx) => revokeAllSignIns(tx.db, ann.id));
  expect((await call("GET", "/api/webhook", { token: ann.token })).data.url).toBeNull();
});
