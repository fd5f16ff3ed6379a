import { RouteBrowser } from "../support/routes";
import "../support/route-env";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import PostalMime from "postal-mime";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startMail } from "~/features/mail/mail-worker.server";
import { startTokens, tokenPerson } from "~/http/bearer.server";
import { takeToast } from "~/http/form.server";
import { viewerOf } from "~/http/viewer.server";
import { settings, store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import * as forgot from "~/routes/_front.forgot-password";
import * as logIn from "~/routes/_front.log-in";
import * as signUp from "~/routes/_front.sign-up";
import * as password from "~/routes/account.password";
import * as confirm from "~/routes/confirm-email";
import * as logOut from "~/routes/log-out";
import * as reset from "~/routes/reset-password";

const PASSWORD = "carrots & peas";
const NEW = "parsnips & leeks";
const { users, session } = store.read.t;
const log = vi.spyOn(console, "log").mockImplementation(() => {});
const mail = startMail(store, settings);
afterAll(() => mail.stop());

let browser: RouteBrowser;
let email: string;
let people = 0;
beforeEach(async () => {
  browser = new RouteBrowser();
  email = `ann${people++}@example.org`;
  await browser.post(signUp, "/sign-up", { email, password: PASSWORD });
});

const toast = async () => (await takeToast(browser.request())).toast;
const viewer = async (by = browser) => viewerOf(by.request());
const enter = (secret: string, by = new RouteBrowser()) =>
  by.post(logIn, "/log-in", { email, password: secret });
const change = (form: Record<string, string>) => browser.post(password, "/account/password", form);
const right = { currentPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW };

/** The newest message to this address in the operator's folder. */
async function newestMail(subject: string) {
  const folder = join(settings.dataDir, "outbox");
  return vi.waitFor(async () => {
    const files = readdirSync(folder).filter((name) => name.endsWith(".eml"));
    const all = await Promise.all(
      files.sort().map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
    );
    const mine = all.filter((each) => each.to?.[0]?.address === email && each.subject === subject);
    return mine.at(-1) ?? expect.fail(`no mail "${subject}" to ${email}`);
  }, 5000);
}

describe("change password", () => {
  it.each([
    [
      {},
      {
        currentPassword: ["Please enter your current password."],
        newPassword: ["Password must have at least 8 characters."],
      },
    ],
    [{ ...right, currentPassword: "" }, { currentPassword: ["Please enter your current password."] }],
    [{ ...right, newPassword: "short" }, { newPassword: ["Password must have at least 8 characters."] }],
    [
      { ...right, newPassword: "🥕🥕🥕🥕🥕🥕🥕" },
      { newPassword: ["Password must have at least 8 characters."] },
    ],
    [{ ...right, confirmPassword: "parsnips & leek" }, { confirmPassword: ["New passwords do not match."] }],
    [{ ...right, confirmPassword: "" }, { confirmPassword: ["New passwords do not match."] }],
    [
      { currentPassword: PASSWORD, newPassword: PASSWORD, confirmPassword: PASSWORD },
      { newPassword: ["New password must be different from current password."] },
    ],
    [
      { ...right, currentPassword: "carrots & beans" },
      { currentPassword: ["Current password is incorrect."] },
    ],
    [
      { ...right, newPassword: "password1", confirmPassword: "password1" },
      { newPassword: ["That password is too common. Please choose another."] },
    ],
  ])("refuses %j", async (form, error) => {
    const { status, data } = await change(form as Record<string, string>);
    expect([status, data.error]).toEqual([400, error]);
    expect(data.initialValue ?? {}).toEqual({});
    expect((await enter(PASSWORD)).status).toBe(303);
  });

  it("takes eight characters, however they are encoded", async () => {
    const eight = "🥕🥦🍅🌽🎃🥑🍣🍚";
    expect(
      (await change({ currentPassword: PASSWORD, newPassword: eight, confirmPassword: eight })).status,
    ).toBe(303);
    expect((await enter(eight)).status).toBe(303);
  });

  it("ends all other sessions, and gives this one a new name", async () => {
    const phone = new RouteBrowser();
    await enter(PASSWORD, phone);
    const before = browser.cookies.get("pp");
    expect(await change(right)).toMatchObject({ status: 303, location: "/account" });
    expect(await toast()).toEqual({ type: "success", text: "Password successfully changed" });
    const me = await viewer();
    expect(me?.email).toBe(email);
    expect(await viewer(phone)).toBeNull();
    expect(browser.cookies.get("pp")).not.toBe(before);
    browser.cookies.set("pp", before ?? "");
    expect(await viewer()).toBeNull();
    expect(
      await store.read
        .select()
        .from(session)
        .where(eq(session.user_id, me?.id ?? "")),
    ).toHaveLength(1);
    expect((await enter(PASSWORD)).status).toBe(401);
    expect((await enter(NEW)).status).toBe(303);
    expect((await newestMail("Your password was changed")).text).toContain("/forgot-password");
  });

  it("counts once when sent several times at once", async () => {
    const all = await Promise.all(
      Array.from({ length: 5 }, (_, i) => {
        const newPassword = `parsnips number ${i}`;
        const copy = new RouteBrowser();
        copy.cookies = new Map(browser.cookies);
        return copy.post(password, "/account/password", {
          currentPassword: PASSWORD,
          newPassword,
          confirmPassword: newPassword,
        });
      }),
    );
    const done = all.findIndex(({ status, location }) => status === 303 && location === "/account");
    expect(all.filter(({ location }) => location === "/account")).toHaveLength(1);
    expect((await enter(`parsnips number ${done}`)).status).toBe(303);
  });

  it("ends the links that were mailed before", async () => {
    await browser.post(forgot, "/forgot-password", { email });
    const link =
      /http\S+reset-password\S+/.exec((await newestMail("Reset your password")).text ?? "")?.[0] ?? "";
    await change(right);
    const stranger = new RouteBrowser();
    await stranger.get(reset, link.replace(settings.baseUrl, ""));
    expect((await stranger.get(reset, "/reset-password")).data).toEqual({ state: "dead-link" });
  });

  it("sends visitors to log in, and those whose account has just gone too", async () => {
    const visitor = new RouteBrowser();
    expect((await visitor.get(password, "/account/password")).location).toMatch(/^\/log-in\?redirectTo=/);
    expect((await visitor.post(password, "/account/password", right)).location).toMatch(/^\/log-in/);
    expect((await takeToast(visitor.request())).toast).toEqual({
      type: "error",
      text: "User not found. Please log in again.",
    });
    await store.tx(async (db) => {
      await db.delete(users).where(eq(users.email, email));
    });
    expect((await change(right)).location).toMatch(/^\/log-in/);
  });

  it("keeps the form in sight when something breaks, and writes down what, without a password", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const broken = vi.spyOn(store, "tx").mockRejectedValue(new Error("database is locked"));
    const { status, data } = await change(right);
    broken.mockRestore();
    expect([status, data.error]).toEqual([500, { "": ["An unexpected error occurred. Please try again."] }]);
    // The mail worker may fail beside it, and says so too.
    const written = error.mock.calls.map(([line]) => JSON.parse(String(line)));
    expect(written).toContainEqual(
      expect.objectContaining({ path: "/account/password", message: "database is locked" }),
    );
    expect(error.mock.calls.join()).not.toMatch(/parsnips|carrots/);
    error.mockRestore();
  });
});

describe("reset password", () => {
  async function openLink(by = browser) {
    await by.post(forgot, "/forgot-password", { email });
    const link =
      /http\S+reset-password\S+/.exec((await newestMail("Reset your password")).text ?? "")?.[0] ?? "";
    await by.get(reset, link.replace(settings.baseUrl, ""));
  }
  const choose = (newPassword: string, confirmPassword = newPassword) =>
    browser.post(reset, "/reset-password", { newPassword, confirmPassword });

  it("changes nothing without a link, signed in or not, and leads on", async () => {
    for (const [by, state] of [
      [browser, "logged-in"],
      [new RouteBrowser(), "no-link"],
    ] as const) {
      expect((await by.get(reset, "/reset-password")).data).toEqual({ state });
      const answer = await by.post(reset, "/reset-password", { newPassword: NEW, confirmPassword: NEW });
      expect([answer.status, answer.data.error]).toEqual([
        400,
        { "": ["Please click the link in your email first"] },
      ]);
    }
    expect((await enter(PASSWORD)).status).toBe(303);
  });

  it.each([
    "token=",
    "token=x",
    "token=x&type=recovery",
    "type=recovery",
    "token=x&type=signup",
    "access_token=a&refresh_token=b",
    "access_token=a",
    "refresh_token=b",
  ])("takes ?%s out of the address and calls it dead", async (query) => {
    const opened = await browser.get(reset, `/reset-password?${query}`);
    expect(opened).toMatchObject({ status: 303, location: "/reset-password", data: null });
    expect((await browser.get(reset, "/reset-password")).data).toEqual({ state: "dead-link" });
    const { status, data } = await choose(NEW);
    expect([status, data.error]).toEqual([
      400,
      { "": ["Invalid or expired reset link. Please request a new one."] },
    ]);
  });

  it.each([
    [["", ""], { newPassword: ["Please enter a new password"] }],
    [["short", "short"], { newPassword: ["Password must be at least 8 characters long"] }],
    [[NEW, "parsnips & leek"], { confirmPassword: ["Passwords do not match"] }],
    [["x".repeat(257), "x".repeat(257)], { newPassword: ["Password doesn't meet requirements"] }],
    [["password1", "password1"], { newPassword: [expect.stringContaining("choose another")] }],
  ])("refuses %j, and the link still works", async ([newPassword = "", confirmPassword], error) => {
    await openLink();
    const { status, data } = await choose(newPassword, confirmPassword);
    expect([status, data.error]).toEqual([400, error]);
    expect((await choose(NEW)).location).toBe("/reset-password?done=1");
    expect((await enter(NEW)).status).toBe(303);
  });

  describe("once done", () => {
    const later = (ms: number) => vi.spyOn(Date, "now").mockReturnValue(Date.now() + ms);

    it("ends every other session and every token at once, and this browser's after 1.5 seconds", async () => {
      const phone = new RouteBrowser();
      await enter(PASSWORD, phone);
      const { id = "" } = (await viewer()) ?? {};
      const { accessToken } = await startTokens(store, id, now());
      await openLink();
      expect((await choose(NEW)).location).toBe("/reset-password?done=1");
      expect((await browser.get(reset, "/reset-password?done=1")).data).toEqual({ state: "done" });
      expect(await viewer(phone)).toBeNull();
      expect(await tokenPerson(store.read, accessToken, now())).toBeUndefined();
      expect((await viewer())?.email).toBe(email);
      const clock = later(1500);
      expect(await viewer()).toBeNull();
      clock.mockRestore();
    });

    it("a copy of this browser's cookie is no way to stay longer", async () => {
      await openLink();
      const copy = new RouteBrowser();
      copy.cookies = new Map(browser.cookies);
      await choose(NEW);
      await copy.post(password, "/account/password", { ...right, currentPassword: NEW });
      const clock = later(1500);
      expect(await viewer(copy)).toBeNull();
      clock.mockRestore();
    });

    it("another user signed in in this browser is signed out too", async () => {
      await openLink();
      const other = `other-${email}`;
      await browser.post(signUp, "/sign-up", { email: other, password: PASSWORD });
      const elsewhere = new RouteBrowser();
      await elsewhere.post(logIn, "/log-in", { email: other, password: PASSWORD });
      await choose(NEW);
      const clock = later(1500);
      expect(await viewer()).toBeNull();
      expect((await viewer(elsewhere))?.email).toBe(other);
      clock.mockRestore();
    });

    it("goes on by signing out, to the log-in dialog and nowhere else", async () => {
      await openLink();
      await choose(NEW);
      const answer = await browser.post(logOut, "/log-out", { redirectTo: "/?log-in=1" });
      expect(answer).toMatchObject({ status: 303, location: "/?log-in=1" });
      expect(await viewer()).toBeNull();
      expect((await browser.post(logOut, "/log-out", { redirectTo: "//evil.example" })).location).toBe("/");
    });
  });
});

describe("without a mail server", () => {
  it("sign-up needs no confirmation unless required", async () => {
    expect((await viewer())?.email).toBe(email);
    settings.emailConfirmation = "required";
    email = `later-${email}`;
    const there = new RouteBrowser();
    const made = await there.post(signUp, "/sign-up", { email, password: PASSWORD });
    const refused = await enter(PASSWORD);
    expect(made.location).toBe("/sign-up?sent=1");
    expect(refused.status).toBe(403);
    expect(refused.data.error.password).toEqual([
      "Please verify your email address by clicking the confirmation link sent to your inbox.",
      expect.stringContaining("outbox"),
    ]);
    const link = /http\S+confirm-email\S+/.exec(
      (await newestMail("Confirm your email address")).text ?? "",
    )?.[0];
    // Logged once its file is written.
    await vi.waitFor(() =>
      expect(log.mock.calls.map(String).filter((line) => line.includes(link ?? "-"))).toHaveLength(1),
    );
    await there.post(confirm, (link ?? "").replace(settings.baseUrl, ""));
    expect((await enter(PASSWORD)).status).toBe(303);
    settings.emailConfirmation = "off";
  });

  it("a page that sent one says where the operator finds it", async () => {
    expect((await browser.get(forgot, "/forgot-password?sent=1")).data).toEqual({
      sent: true,
      toOutbox: true,
    });
    expect((await new RouteBrowser().get(signUp, "/sign-up?sent=1")).data).toMatchObject({ toOutbox: true });
  });
});

describe("a pair of tokens", () => {
  const pairFor = async (person = browser) => {
    const { id = "" } = (await viewer(person)) ?? {};
    return startTokens(store, id, now());
  };
  const open = (pair: { accessToken: string; refreshToken: string }, by: RouteBrowser) =>
    by.get(reset, `/reset-password?access_token=${pair.accessToken}&refresh_token=${pair.refreshToken}`);

  it("opens the reset form, once, and leaves the address at once", async () => {
    const visitor = new RouteBrowser();
    const pair = await pairFor();
    expect(await open(pair, visitor)).toMatchObject({ status: 303, location: "/reset-password" });
    expect((await visitor.get(reset, "/reset-password")).data).toEqual({
      state: "ready",
      email,
      byMail: false,
    });
    const form = { newPassword: NEW, confirmPassword: NEW };
    expect((await visitor.post(reset, "/reset-password", form)).status).toBe(303);
    expect((await enter(NEW)).status).toBe(303);
    const again = new RouteBrowser();
    await open(pair, again);
    expect((await again.get(reset, "/reset-password")).data).toEqual({ state: "dead-link" });
  });

  it("of two families opens nothing", async () => {
    const [one, other] = [await pairFor(), await pairFor()];
    const visitor = new RouteBrowser();
    await open({ accessToken: one.accessToken, refreshToken: other.refreshToken }, visitor);
    expect((await visitor.get(reset, "/reset-password")).data).toEqual({ state: "dead-link" });
  });
});
