import { describe, expect, it, vi } from "vitest";
import "../support/route-env";
import { deleteAccount } from "~/features/account/data/delete-account.server";
import { changePassword } from "~/features/account/password/change-password.server";
import { store } from "~/platform/boot.server";
import * as tokensRoute from "~/routes/account.tokens";
import { call, PASSWORD, person, SOUP } from "../support/api";
import { RouteBrowser } from "../support/route-browser";

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

  it("neither exports everything nor deletes the account; what a log-in gave does both", async () => {
    const ann = await signedIn();
    const token = await ann.token();
    for (const [method, path] of [
      ["GET", "/api/user/export"],
      ["DELETE", "/api/user/account"],
    ] as const) {
      const refused = await call(method, path, { token, cookie: ann.cookie });
      expect(refused).toMatchObject({ status: 403, data: null, error: DENIED });
      expect((await call(method, path, { token: ann.access })).status).toBe(200);
    }
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
    await changePassword(store, new Request("http://localhost"), ann, passwords, Date.now());
    expect((await call("GET", "/api/user", { token })).status).toBe(401);
    const bob = await signedIn();
    const his = await bob.token();
    await deleteAccount(store, [], bob.id);
    expect((await call("GET", "/api/user", { token: his })).status).toBe(401);
  });
});
