import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { linkIn, type Received, startSmtp } from "../support/outside";
import { RouteBrowser } from "../support/routes";
import { tableContents } from "../support/store";

const BASE = "https://food.example.org";
const smtp = await startSmtp();
Object.assign(process.env, {
  BASE_URL: BASE,
  SMTP_URL: smtp.url,
  MAIL_FROM: "Pixelplate <food@example.org>",
});
await import("../support/route-env");
const { settings, store } = await import("~/platform/boot.server");
const { viewerOf } = await import("~/http/viewer.server");
const { takeToast } = await import("../../app/http/form.server");
const { startMail } = await import("~/features/mail/mail-worker.server");
const signUp = await import("~/routes/_front.sign-up");
const logIn = await import("~/routes/_front.log-in");
const forgot = await import("~/routes/_front.forgot-password");
const confirm = await import("~/routes/confirm-email");
const reset = await import("~/routes/reset-password");

const HOUR_MS = 3_600_000;
const UNCONFIRMED = "Please verify your email address by clicking the confirmation link sent to your inbox.";
const { users, session, mail_token: tokens, outbox } = store.read.t;

// Everything that must be found nowhere afterwards.
const secrets = new Set<string>();
const logged: string[] = [];
for (const level of ["log", "info", "warn", "error", "debug"] as const)
  vi.spyOn(console, level).mockImplementation((...words) => {
    logged.push(words.map(String).join(" "));
  });

const mail = startMail(store, settings);
afterAll(() => mail.stop());

let email: string;
let password: string;
let browser: RouteBrowser;
let people = 0;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  people++;
  email = `ann${people}@example.org`;
  password = `canary-carrots-${people}`;
  secrets.add(password);
  browser = new RouteBrowser();
  smtp.set("take");
});
afterEach(() => vi.useRealTimers());

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
const join = (address = email) => browser.post(signUp, "/sign-up", { email: address, password });
const enter = (by = browser, secret = password, address = email) =>
  by.post(logIn, "/log-in", { email: address, password: secret });
const ask = (address = email) => new RouteBrowser().post(forgot, "/forgot-password", { email: address });
const row = async (address = email) =>
  (await store.read.select().from(users).where(eq(users.email, address)))[0] ?? expect.fail("no account");
const toast = async (by = browser) => (await takeToast(by.request())).toast;

/** The mails to this address once there are as many. */
async function mails(count: number, address = email): Promise<Received[]> {
  await vi.waitFor(() => expect(smtp.to(address)).toHaveLength(count));
  return smtp.to(address);
}
/** Waits until nothing is to be sent any more, and what is on its way has come. */
async function settled() {
  await vi.waitFor(async () => expect(await store.read.select().from(outbox)).toEqual([]));
  await mail.idle();
}

/** The path of the link in a person's newest mail. */
async function newestLink(count: number, address = email) {
  const link = new URL(linkIn((await mails(count, address)).at(-1) ?? expect.fail("no mail")));
  expect(link.origin).toBe(BASE);
  secrets.add(link.searchParams.get("token")?.split(".")[1] ?? expect.fail("no token"));
  return link.pathname + link.search;
}

async function member(address = email) {
  await join(address);
  await browser.post(confirm, await newestLink(1, address));
  await enter(browser, password, address);
  return (await viewerOf(browser.request())) ?? expect.fail("nobody is signed in");
}

/** Opens the newest recovery link, as far as the form. */
async function openRecovery(by: RouteBrowser, count: number) {
  const answer = await by.get(reset, await newestLink(count));
  expect(answer).toMatchObject({ status: 303, location: "/reset-password" });
  return answer;
}
const choose = (by: RouteBrowser, newPassword: string, confirmPassword = newPassword) => {
  secrets.add(newPassword);
  return by.post(reset, "/reset-password", { newPassword, confirmPassword });
};

describe("with a mail server, sign-up", () => {
  it("ends with a mail, and the account opens with its link", async () => {
    expect(await join()).toMatchObject({ status: 303, location: "/sign-up?sent=1" });
    expect(await viewerOf(browser.request())).toBeNull();
    expect((await browser.get(signUp, "/sign-up?sent=1")).data).toMatchObject({
      sent: true,
      toOutbox: false,
    });
    const link = await newestLink(1);
    expect((await mails(1))[0]?.mail.subject).toBe("Confirm your email address");

    for (let i = 0; i < 3; i++) expect((await browser.get(confirm, link)).data).toEqual({ live: true });
    expect((await row()).email_confirmed_at).toBeNull();

    expect(await browser.post(confirm, link)).toMatchObject({ status: 303, location: "/log-in" });
    expect(await toast()).toEqual({ type: "success", text: "Email address confirmed. You can log in now." });
    expect(await viewerOf(browser.request())).toBeNull();
    expect((await row()).email_confirmed_at).toBe(Date.now());
    expect(await enter()).toMatchObject({ status: 303, location: "/" });

    expect((await browser.get(confirm, link)).data).toEqual({ live: false });
    expect(await browser.post(confirm, link)).toMatchObject({ status: 303, location: "/confirm-email" });
  });

  it("in another browser asks for a password, and the one that was typed at sign-up opens nothing", async () => {
    const [stranger, own] = [new RouteBrowser(), "canary-beans-of-my-own"];
    secrets.add(own);
    await stranger.post(signUp, "/sign-up", { email, password });
    const link = await newestLink(1);
    expect((await mails(1))[0]?.mail.text).toContain("If you did not sign up, do nothing");
    expect((await browser.get(confirm, link)).data).toEqual({ live: true, choosesFor: email });
    for (const [typed, words] of [
      [{}, ["Password doesn't meet requirements"]],
      [{ password: "short" }, ["Password doesn't meet requirements"]],
      [{ password: "password1" }, [expect.anything(), expect.stringContaining("too common")]],
    ] as const) {
      const refused = await browser.post(confirm, link, typed);
      expect([refused.status, refused.data.error]).toEqual([400, { password: words }]);
      expect(JSON.stringify(refused.data)).not.toContain("short");
    }
    expect((await row()).email_confirmed_at).toBeNull();
    expect((await browser.post(confirm, link, { password: own })).location).toBe("/log-in");
    expect((await enter(stranger)).status).toBe(401);
    expect((await enter(browser, own)).location).toBe("/");
    await settled();
    expect(smtp.to(email)).toHaveLength(1);
  });

  it("by another person first leaves the owner a password reset", async () => {
    const [stranger, own] = [new RouteBrowser(), "canary-leeks-of-my-own"];
    secrets.add(own);
    await stranger.post(signUp, "/sign-up", { email, password: `${password}-first` });
    secrets.add(`${password}-first`);
    await mails(1);
    expect((await join()).data.error).toEqual({ email: ["An account with this email already exists."] });
    expect((await enter()).status).toBe(401);
    await ask();
    await openRecovery(browser, 2);
    await choose(browser, own);
    expect((await enter(stranger, `${password}-first`)).status).toBe(401);
    expect((await enter(browser, own)).location).toBe("/");
  });

  it("believes no cookie that it did not sign", async () => {
    await new RouteBrowser().post(signUp, "/sign-up", { email, password });
    const link = await newestLink(1);
    browser.cookies.set("__Host-pp_signed_up", encodeURIComponent(btoa(JSON.stringify((await row()).id))));
    expect((await browser.get(confirm, link)).data.choosesFor).toBe(email);
  });

  it("keeps the account and the mail together: a taken address sends nothing", async () => {
    await join();
    await mails(1);
    expect((await join()).data.error).toEqual({ email: ["An account with this email already exists."] });
    await settled();
    expect(smtp.to(email)).toHaveLength(1);
  });

  it.each(["wait", "later"] as const)("does not care whether the mail server is fine (%s)", async (mood) => {
    const [received, attempts] = [smtp.received.length, smtp.attempts()];
    smtp.set(mood);
    expect((await join()).location).toBe("/sign-up?sent=1");
    expect(smtp.received).toHaveLength(received);
    await vi.waitFor(() => expect(smtp.attempts()).toBe(attempts + 1));
    if (mood === "later") {
      await vi.waitFor(async () => {
        const [waiting] = await store.read.select().from(outbox);
        expect(waiting?.due_at).toBeLessThanOrEqual(Date.now() + 60_000);
      });
      later(60_000);
    }
    smtp.set("take");
    // Anybody's mail wakes the worker.
    await ask("somebody@example.org");
    await browser.post(confirm, await newestLink(1));
    expect((await enter()).location).toBe("/");
    await settled();
    expect(smtp.to(email)).toHaveLength(1);
  });

  it("is tried again at the next log-in when the mail server never takes the address", async () => {
    smtp.set("never");
    await join();
    await settled();
    expect(smtp.to(email)).toEqual([]);
    smtp.set("take");
    expect((await enter()).status).toBe(403);
    await browser.post(confirm, await newestLink(1));
    expect((await enter()).location).toBe("/");
  });
});

describe("with a mail server, log-in to an unconfirmed account", () => {
  it("says so only to a user with the right password", async () => {
    await join();
    await mails(1);
    const right = await enter();
    expect(right.status).toBe(403);
    expect(right.data.error).toEqual({ password: [UNCONFIRMED] });
    expect(await viewerOf(browser.request())).toBeNull();
    const wrong = await enter(new RouteBrowser(), "canary & wrong");
    const unknown = await enter(new RouteBrowser(), password, `x${email}`);
    expect(wrong.status).toBe(401);
    expect(wrong.data.error).toEqual({ "": ["Incorrect email or password"] });
    expect({ ...unknown, data: { ...unknown.data, initialValue: { email } } }).toEqual(wrong);
    await mails(2);
  });

  it("sends the link again, three times an hour at most; each works until one is used", async () => {
    await join();
    const first = await newestLink(1);
    for (let i = 2; i <= 5; i++) {
      later(1000);
      await enter();
      await mails(Math.min(i, 3));
      await settled();
    }
    expect(smtp.to(email)).toHaveLength(3);
    const third = await newestLink(3);
    later(HOUR_MS);
    await enter();
    const fourth = await newestLink(4);
    await settled();
    for (const link of [first, third, fourth])
      expect((await browser.get(confirm, link)).data).toEqual({ live: true });
    expect((await browser.post(confirm, first)).location).toBe("/log-in");
    for (const link of [first, third, fourth]) {
      expect((await browser.get(confirm, link)).data.live).toBe(false);
      expect((await browser.post(confirm, link)).location).toBe("/confirm-email");
    }
    expect((await enter()).location).toBe("/");
  });

  it("is opened by one of two links that are sent at once, and by its password alone", async () => {
    await new RouteBrowser().post(signUp, "/sign-up", { email, password });
    const first = await newestLink(1);
    await enter();
    const passwords = ["canary-marrows-1", "canary-marrows-2"];
    for (const each of passwords) secrets.add(each);
    const answers = await Promise.all(
      [first, await newestLink(2)].map((link, i) =>
        new RouteBrowser().post(confirm, link, { password: passwords[i] ?? "" }),
      ),
    );
    const opened = answers.map(({ location }) => location === "/log-in");
    expect(opened.filter(Boolean)).toHaveLength(1);
    for (const [i, each] of passwords.entries())
      expect((await enter(new RouteBrowser(), each)).location === "/").toBe(opened[i]);
  });

  it("can't be opened by a link of yesterday, nor by fifty hands at once", async () => {
    await join();
    const link = await newestLink(1);
    later(24 * HOUR_MS);
    expect((await browser.get(confirm, link)).data.live).toBe(false);
    expect((await browser.post(confirm, link)).location).toBe("/confirm-email");
    later(-1000);
    const all = await Promise.all(
      Array.from({ length: 50 }, () => new RouteBrowser().post(confirm, link, { password })),
    );
    expect(all.filter(({ location }) => location === "/log-in")).toHaveLength(1);
  });

  it.each(["", "x", "ann.x", `${"a".repeat(32)}.${"b".repeat(43)}`, "%00"])(
    "not by the token %j",
    async (token) => {
      expect((await browser.get(confirm, `/confirm-email?token=${token}`)).data.live).toBe(false);
      expect((await browser.post(confirm, `/confirm-email?token=${token}`)).location).toBe("/confirm-email");
    },
  );
});

describe("a forgotten password", () => {
  it("is answered alike for known, unknown and unconfirmed addresses", async () => {
    await join();
    await mails(1);
    const [known, unknown] = [await ask(), await ask(`x${email}`)];
    expect(known).toMatchObject({ status: 303, location: "/forgot-password?sent=1" });
    expect({ ...unknown, headers: [...unknown.headers] }).toEqual({ ...known, headers: [...known.headers] });
    await mails(2);
    await settled();
    expect(smtp.to(`x${email}`)).toEqual([]);
    expect(await store.read.select().from(tokens).where(eq(tokens.user_id, "nobody"))).toEqual([]);
  });

  it.each([
    ["", "Please enter your email address"],
    ["   ", "Please enter your email address"],
    ["ann", "Not a valid email address format"],
    ["a@b.test, c@d.test", "Not a valid email address format"],
    ["ann@example.org\r\nBcc: eve@evil.example", "Not a valid email address format"],
    ['"ann"@example.org', "Not a valid email address format"],
  ])("asks again for %j", async (address, text) => {
    const { status, data } = await ask(address);
    expect([status, data.error]).toEqual([400, { email: [text] }]);
  });

  it("is mailed about three times an hour at most, also when ten ask at once", async () => {
    await member();
    await Promise.all(Array.from({ length: 10 }, () => ask()));
    await settled();
    expect(smtp.to(email).length).toBeGreaterThan(1);
    expect(smtp.to(email).length).toBeLessThanOrEqual(1 + 3);
    later(HOUR_MS + 1000);
    const before = smtp.to(email).length;
    await ask();
    await mails(before + 1);
  });

  it("is answered before the mail server has said a word", async () => {
    await member();
    smtp.set("wait");
    const before = smtp.attempts();
    expect((await ask()).status).toBe(303);
    await vi.waitFor(() => expect(smtp.attempts()).toBe(before + 1));
    expect((await ask(`x${email}`)).status).toBe(303);
    expect(smtp.to(email)).toHaveLength(1);
    smtp.set("take");
    await mails(2);
  });

  it("gets the public address in its link, whatever the request says of its host", async () => {
    await member();
    const spoofs: Record<string, string>[] = [
      { Host: "evil.example" },
      { "X-Forwarded-Host": "evil.example" },
      { "X-Forwarded-Host": "evil.example:99, food.example.org" },
      { "X-Forwarded-Port": "99", "X-Forwarded-Proto": "http" },
      { Forwarded: "host=evil.example;proto=http" },
      { "X-Original-Host": "evil.example", "X-Original-URL": "https://evil.example/" },
      { Origin: "https://evil.example", Referer: "https://evil.example/" },
    ];
    for (const [i, headers] of spoofs.entries()) {
      later(HOUR_MS + 1000);
      const request = new Request("https://evil.example:99/forgot-password", {
        method: "POST",
        headers,
        body: new URLSearchParams({ email }),
      });
      await forgot.action({ request, params: {}, context: {} });
      await newestLink(i + 2);
      expect(smtp.to(email).at(-1)?.raw).not.toContain("evil");
    }
  });
});

describe("the link of a forgotten password", () => {
  it("leads to a new password, which ends all sessions and every other link", async () => {
    const { id } = await member();
    const phone = new RouteBrowser();
    await enter(phone);
    await ask();
    await newestLink(2);
    later(1000);
    await ask();

    const stranger = new RouteBrowser();
    const opened = await openRecovery(stranger, 3);
    const [cookie = ""] = opened.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-pp_recovery=.*; Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    for (let i = 0; i < 3; i++)
      expect((await stranger.get(reset, "/reset-password")).data).toEqual({
        state: "ready",
        email,
        byMail: true,
      });

    const answer = await choose(stranger, "canary-parsnips");
    expect(answer).toMatchObject({ status: 303, location: "/reset-password?done=1" });
    expect(await toast(stranger)).toEqual({ type: "success", text: "Password updated successfully!" });
    expect([...stranger.cookies.keys()]).toEqual(["pp_toast"]);
    expect((await stranger.get(reset, "/reset-password?done=1")).data).toEqual({ state: "done" });

    expect(await store.read.select().from(session).where(eq(session.user_id, id))).toEqual([]);
    expect(await store.read.select().from(tokens).where(eq(tokens.user_id, id))).toEqual([]);
    for (const by of [browser, phone]) expect(await viewerOf(by.request())).toBeNull();
    expect((await enter()).status).toBe(401);
    expect((await enter(browser, "canary-parsnips")).location).toBe("/");
    expect((await mails(4)).at(-1)?.mail.subject).toBe("Your password was changed");
  });

  it("is looked at thrice by a mail scanner and still works", async () => {
    await member();
    await ask();
    const link = await newestLink(2);
    for (let i = 0; i < 3; i++) {
      const scanner = new RouteBrowser();
      await scanner.get(reset, link);
      await scanner.get(reset, "/reset-password");
    }
    await browser.get(reset, link);
    expect((await choose(browser, "canary-parsnips-2")).status).toBe(303);
  });

  it("works for one of fifty hands at once", async () => {
    await member();
    await ask();
    const link = await newestLink(2);
    const hands = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const hand = new RouteBrowser();
        await hand.get(reset, link);
        return hand;
      }),
    );
    const all = await Promise.all(hands.map((hand, i) => choose(hand, `canary-turnips-${i}`)));
    expect(all.filter(({ status }) => status === 303)).toHaveLength(1);
    for (const { data } of all.filter(({ status }) => status !== 303))
      expect(data.error).toEqual({ "": ["Invalid or expired reset link. Please request a new one."] });
    const winner = all.findIndex(({ status }) => status === 303);
    expect((await enter(new RouteBrowser(), `canary-turnips-${winner}`)).status).toBe(303);
    expect((await mails(3)).at(-1)?.mail.subject).toBe("Your password was changed");
    await settled();
    expect(smtp.to(email)).toHaveLength(3);
  });

  it("ends after half an hour, also with its form open", async () => {
    await member();
    await ask();
    await openRecovery(browser, 2);
    later(30 * 60_000 - 1000);
    expect((await browser.get(reset, "/reset-password")).data.state).toBe("ready");
    later(1000);
    expect((await browser.get(reset, "/reset-password")).data).toEqual({ state: "dead-link" });
    const { status, data } = await choose(browser, "canary-parsnips-3");
    expect([status, data.error]).toEqual([
      400,
      { "": ["Invalid or expired reset link. Please request a new one."] },
    ]);
    expect((await enter(new RouteBrowser())).status).toBe(303);
  });

  it("ends when a newer one is sent", async () => {
    await member();
    await ask();
    const first = await newestLink(2);
    later(1000);
    await ask();
    const second = await newestLink(3);
    await settled();
    await browser.get(reset, first);
    expect((await browser.get(reset, "/reset-password")).data.state).toBe("dead-link");
    await browser.get(reset, second);
    expect((await browser.get(reset, "/reset-password")).data.state).toBe("ready");
  });

  it("confirms the address too, for it proves as much", async () => {
    await join();
    await mails(1);
    await ask();
    await openRecovery(browser, 2);
    await choose(browser, "canary-parsnips-4");
    expect((await enter(browser, "canary-parsnips-4")).location).toBe("/");
  });

  it("of a confirmation opens no reset", async () => {
    await join();
    const { search } = new URL(await newestLink(1), BASE);
    for (const type of ["", "&type=recovery"]) {
      await browser.get(reset, `/reset-password${search}${type}`);
      expect((await browser.get(reset, "/reset-password")).data.state).toBe("dead-link");
    }
  });
});

it("no password and no token stands anywhere in the clear", async () => {
  expect(secrets.size).toBeGreaterThan(20);
  const contents = JSON.stringify(await tableContents(store.read));
  const file = /^file:(.*)/.exec(settings.databaseUrl)?.[1];
  const bytes = file ? [file, `${file}-wal`].map((name) => readFileSync(name, "latin1")).join() : "";
  for (const secret of secrets) {
    expect(contents).not.toContain(secret);
    expect(bytes.includes(secret), "in the database's file").toBe(false);
    expect(logged.join("\n")).not.toContain(secret);
  }
});
