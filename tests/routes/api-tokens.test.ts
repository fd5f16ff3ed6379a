import { describe, expect, it, vi } from "vitest";
import { RouteBrowser } from "../support/routes";
import { testCaller } from "../support/store";
import "../support/route-env";
import { changePassword } from "~/features/access/password/change.server";
import { deleteAccount } from "~/features/account/data.server";
import { store } from "~/platform/boot.server";
import * as tokensRoute from "~/routes/_apps.account.tokens";
import { call, PASSWORD, person, SOUP } from "../support/api";

const HERE = "/account/tokens";
const DENIED = "Access denied. You do not have permission to perform this action.";

async function signedIn() {
  const ann = await person();
  const browser = new RouteBrowser();
  const [name = "", value = ""] = ann.cookie.split("=");
  browser.cookies.set(name, value);
  const make = (form: Record<string, string>) => browser.post(tokensRoute, HERE, form);
  const token = async (name = "Scale"): Promise<string> => (await make({ name })).data.made.token;
  const list = async () => (await browser.get(tokensRoute, HERE)).data.tokens;
  return { ...ann, access: ann.token, browser, make, token, list };
}

describe("a token of the account page", () => {
  it("opens the API as its owner, to read and to write", async () => {
    const ann = await signedIn();
    const token = await ann.token();
    expect((await call("GET", "/api/user", { token })).data.id).toBe(ann.id);
    expect((await call("POST", "/api/food", { token, body: SOUP })).status).toBe(200);
    const [shown] = await ann.list();
    expect(shown).toMatchObject({ name: "Scale", used: expect.stringMatching(/20\d\d/) });
    expect(JSON.stringify(shown)).not.toContain(token.slice(-20));
  });

  it("deletes no account, and says why; what a log-in gave does", async () => {
    const ann = await signedIn();
    const refused = await call("DELETE", "/api/user/account", {
      token: await ann.token(),
      cookie: ann.cookie,
    });
    expect(refused).toMatchObject({
      status: 403,
      data: null,
      json: { code: "forbidden" },
      error: expect.stringContaining("It takes a log-in: POST /api/auth/token"),
    });
    expect((await call("DELETE", "/api/user/account", { token: ann.access })).status).toBe(200);
    const ben = await signedIn();
    expect((await call("DELETE", "/api/user/account", { cookie: ben.cookie })).status).toBe(200);
  });

  it("asks for the password an hour after the log-in; a cookie that old deletes no account", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const ann = await signedIn();
      vi.setSystemTime(Date.now() + 61 * 60_000);
      expect((await ann.browser.get(tokensRoute, HERE)).data.passwordOf).toBe(ann.email);
      const refused = await ann.make({ name: "Scale", currentPassword: "canary-wrong" });
      expect(refused.status).toBe(400);
      expect(refused.data.lastResult).toMatchObject({
        initialValue: { name: "Scale" },
        error: { currentPassword: ["Current password is incorrect."] },
      });
      expect(JSON.stringify(refused.data)).not.toContain("canary-wrong");
      expect((await ann.make({ name: "Scale" })).status).toBe(400);
      expect(await ann.list()).toEqual([]);
      expect((await ann.make({ name: "Scale", currentPassword: PASSWORD })).data.made.token).toMatch(/^pp_/);
      const byCookie = await call("DELETE", "/api/user/account", { cookie: ann.cookie });
      expect(byCookie).toMatchObject({ status: 403, error: DENIED });
    } finally {
      vi.useRealTimers();
    }
  });

  it("is no session and no refresh token, and a wrong one is refused beside a good cookie", async () => {
    const ann = await signedIn();
    const token = await ann.token();
    expect((await call("POST", "/api/auth/token", { body: { refresh_token: token } })).status).toBe(401);
    const bad = await call("GET", "/api/user", { token: `${token.slice(0, -1)}!`, cookie: ann.cookie });
    expect(bad.status).toBe(401);
  });

  it("is revoked by its button, or by itself", async () => {
    const ann = await signedIn();
    const [one, two] = [await ann.token("One"), await ann.token("Two")];
    const [{ id }] = await ann.list();
    const gone = await ann.browser.post(tokensRoute, `${HERE}?revoke=1`, { id });
    expect(gone).toMatchObject({ status: 303, location: HERE });
    expect((await call("GET", "/api/user", { token: one })).status).toBe(401);
    expect((await call("DELETE", "/api/auth/token", { token: two })).status).toBe(200);
    expect((await call("GET", "/api/user", { token: two })).status).toBe(401);
    expect(await ann.list()).toEqual([]);
  });

  it.each(["", " \u0000 ", "x".repeat(41), "x".repeat(10_000)])(
    "needs a fitting name, not %j",
    async (name) => {
      const ann = await signedIn();
      const { status, data } = await ann.make({ name });
      expect(status).toBe(400);
      expect(data.lastResult.error.name).toHaveLength(1);
      expect(await ann.list()).toEqual([]);
    },
  );

  it("is shown once: the same form again makes and shows none", async () => {
    const ann = await signedIn();
    const form = { name: "Scale", key: crypto.randomUUID() };
    expect((await ann.make(form)).data.made.token).toMatch(/^pp_/);
    expect(await ann.make(form)).toMatchObject({ status: 303, location: HERE });
    expect(await ann.list()).toHaveLength(1);
  });

  it("is one of at most twenty, and the refused name stays in the form", async () => {
    const ann = await signedIn();
    for (let i = 0; i < 20; i++) await ann.token(`Token ${i}`);
    const { status, data } = await ann.make({ name: "One more" });
    expect(status).toBe(400);
    expect(data.lastResult).toMatchObject({
      initialValue: { name: "One more" },
      error: { "": [expect.stringContaining("20 tokens")] },
    });
  });

  it("ends with the password and with the account", async () => {
    const ann = await signedIn();
    const token = await ann.token();
    const newPassword = "beans-before-noon";
    const passwords = { currentPassword: PASSWORD, newPassword, confirmPassword: newPassword };
    await changePassword(testCaller(store, ann, Date.now()), passwords);
    expect((await call("GET", "/api/user", { token })).status).toBe(401);
    const bob = await signedIn();
    const his = await bob.token();
    await deleteAccount(store, [], bob.id);
    expect((await call("GET", "/api/user", { token: his })).status).toBe(401);
  });
});

describe("a token with a scope", () => {
  const NEEDS: [scope: string, method: string, path: string, body: unknown, status: number][] = [
    ["read", "GET", "/api/home", undefined, 200],
    ["read", "GET", "/api/foods?q=rye", undefined, 200],
    ["read", "POST", "/api/food", SOUP, 403],
    ["read", "PUT", "/api/goals", { calories: 2000 }, 403],
    ["propose", "GET", "/api/home", undefined, 200],
    ["propose", "POST", "/api/tray", { food: SOUP }, 200],
    ["propose", "POST", "/api/food", SOUP, 403],
    ["propose", "PUT", "/api/weight/2026-03-01", { kg: 80 }, 403],
    ["propose", "GET", "/api/user/export", undefined, 403],
    ["read", "POST", "/api/tray", { food: SOUP }, 403],
    ["log", "GET", "/api/tray", undefined, 403],
    ["log", "POST", "/api/food", SOUP, 200],
    ["log", "PUT", "/api/weight/2026-03-01", { kg: 80 }, 200],
    ["log", "GET", "/api/foods?q=rye", undefined, 200],
    ["log", "POST", "/api/ai/parse/emoji", { text: "pizza" }, 200],
    ["log", "GET", "/api/home", undefined, 403],
    ["log", "GET", "/api/food", undefined, 403],
    ["log", "POST", "/api/days/2026-03-01/copy", {}, 403],
    ["read", "POST", "/api/days/2026-03-01/copy", {}, 403],
    ["log", "PATCH", "/api/user", { day_start: 3 }, 403],
    ["all", "PATCH", "/api/user", { day_start: 3 }, 200],
    ["all", "GET", "/api/tokens", undefined, 403],
    ["all", "POST", "/api/tokens", { name: "More", password: PASSWORD }, 403],
    ["all", "GET", "/api/user/export", undefined, 200],
    ["export", "GET", "/api/user/export", undefined, 200],
    ["export", "GET", "/api/home", undefined, 403],
  ];

  it.each(NEEDS)("%s: %s %s", async (scope, method, path, body, status) => {
    const ann = await signedIn();
    const { token } = (await ann.make({ name: "Scale", scope })).data.made;
    const answer = await call(method, path, { token, body });
    expect([answer.status, answer.error]).toEqual([status, status === 200 ? null : expect.any(String)]);
    if (status === 200 || scope === "all") return;
    expect(answer.json.code).toBe("insufficient_scope");
    expect(answer.headers.get("WWW-Authenticate")).toMatch(
      /^Bearer error="insufficient_scope", scope="\w+"$/,
    );
  });

  it("log sees what it logged, and no food of another day by a copy of it", async () => {
    const ann = await signedIn();
    const { token } = (await ann.make({ name: "Scale", scope: "log" })).data.made;
    const yesterday = { ...SOUP, name: "Yesterday's stew", date: "2026-03-01" };
    await call("POST", "/api/food", { token: ann.access, body: yesterday });
    const copied = await call("POST", "/api/days/2026-03-01/copy", { token, body: {} });
    const seen = [copied];
    for (const id of copied.data?.foods ?? [])
      seen.push(await call("PATCH", `/api/food/${id}`, { token, body: {} }));
    expect(JSON.stringify(seen)).not.toContain(yesterday.name);
    expect(copied.json.code).toBe("insufficient_scope");
    expect((await call("GET", "/api/home", { token: ann.access })).data.foods).toEqual([]);
    const { id } = (await call("POST", "/api/food", { token, body: SOUP })).data;
    const own = await call("PATCH", `/api/food/${id}`, { token, body: {} });
    expect(own.data.name).toBe(SOUP.name);
    const { token: all } = (await ann.make({ name: "Phone", scope: "all" })).data.made;
    expect((await call("POST", "/api/days/2026-03-01/copy", { token: all, body: {} })).status).toBe(200);
  });

  it("ends itself, whatever it may do", async () => {
    const ann = await signedIn();
    const { token } = (await ann.make({ name: "Scale", scope: "read" })).data.made;
    expect((await call("DELETE", "/api/auth/token", { token })).status).toBe(200);
    expect((await call("GET", "/api/user", { token })).status).toBe(401);
  });

  it.each([
    [{ scope: "write" }, "scope"],
    [{ days: "8" }, "days"],
  ])("is not made of %j", async (wrong, field) => {
    const ann = await signedIn();
    const { status, data } = await ann.make({ name: "Scale", ...wrong } as Record<string, string>);
    expect(status).toBe(400);
    expect(data.lastResult.error[field]).toHaveLength(1);
    expect(await ann.list()).toEqual([]);
  });

  it("and an end is over then, as the list says", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const ann = await signedIn();
      const { token } = (await ann.make({ name: "Scale", scope: "read", days: "7" })).data.made;
      expect(await ann.list()).toMatchObject([{ scope: "read", end: { over: false } }]);
      vi.setSystemTime(Date.now() + 7 * 86_400_000 - 60_000);
      expect((await call("GET", "/api/user", { token })).status).toBe(200);
      vi.setSystemTime(Date.now() + 60_000);
      expect((await call("GET", "/api/user", { token })).status).toBe(401);
      expect(await ann.list()).toMatchObject([{ end: { over: true } }]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("a token made by a program", () => {
  it("needs the password beside an access token, and no cookie stands in for it", async () => {
    const [ann, bob] = [await signedIn(), await signedIn()];
    const make = (body: object, cookie?: string) =>
      call("POST", "/api/tokens", { token: ann.access, cookie, body: { name: "Scale", ...body } });
    for (const cookie of [undefined, ann.cookie, bob.cookie])
      expect(await make({}, cookie)).toMatchObject({
        status: 400,
        json: { fields: { currentPassword: expect.any(String) } },
      });
    expect((await make({ password: "wrong one" })).status).toBe(400);
    const { data } = await make({ password: PASSWORD, scope: "log", expires_in_days: 30 });
    expect(data).toMatchObject({ name: "Scale", scope: "log", last_used_at: null });
    expect(Date.parse(data.expires_at) - Date.parse(data.created_at)).toBe(30 * 86_400_000);
    expect((await call("POST", "/api/food", { token: data.token, body: SOUP })).status).toBe(200);
    const listed = (await call("GET", "/api/tokens", { token: ann.access })).json;
    expect(listed.data.tokens).toMatchObject([{ id: data.id, last_used_at: expect.any(String) }]);
    expect(JSON.stringify(listed)).not.toContain(data.token.slice(-20));
    expect((await call("DELETE", `/api/tokens/${data.id}`, { token: bob.access })).status).toBe(404);
    expect((await call("DELETE", `/api/tokens/${data.id}`, { token: ann.access })).data).toEqual({
      id: data.id,
    });
    expect((await call("POST", "/api/food", { token: data.token, body: SOUP })).status).toBe(401);
  });

  it("needs none beside a cookie of the last hour", async () => {
    const ann = await signedIn();
    const { status, data } = await call("POST", "/api/tokens", { cookie: ann.cookie, body: { name: "Tab" } });
    expect([status, data.scope, data.expires_at]).toEqual([200, "all", null]);
  });
});
