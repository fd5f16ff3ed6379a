import { RouteBrowser } from "../../support/routes";
import "../../support/route-env";
import { SettingsService } from "@simplewebauthn/server";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addIdentity, identitiesOf } from "~/features/access/sso/identities.server";
import { deleteAccount, everythingOf } from "~/features/account/data.server";
import { makeToken } from "~/features/mail/mailer.server";
import { saveInterruptedForm } from "~/http/interrupted-form.server";
import { recoveryCookie } from "~/http/sender.server";
import { viewerOf } from "~/http/viewer.server";
import { settings, store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import * as logIn from "~/routes/_front.log-in";
import * as signUp from "~/routes/_front.sign-up";
import * as page from "~/routes/account_.passkeys";
import * as newOptions from "~/routes/account_.passkeys.options";
import * as confirm from "~/routes/confirm-email";
import * as options from "~/routes/log-in.passkey";
import * as reset from "~/routes/reset-password";
import { authenticator } from "../../support/passkeys/authenticator";

const PASSWORD = "carrots & peas";
const HERE = "/account/passkeys";
const { outbox, passkey, session, users } = store.read.t;
const usual = { ...settings };

let browser: RouteBrowser;
let userId: string;
let email: string;
let people = 0;
let device: ReturnType<typeof authenticator>;
beforeEach(async () => {
  email = `pia${people++}@example.org`;
  browser = await newPerson(email);
  userId = (await viewerOf(browser.request()))?.id ?? "";
  device = authenticator();
});
afterEach(() => {
  Object.assign(settings, usual);
});

async function newPerson(email: string) {
  const by = new RouteBrowser();
  await by.post(signUp, "/sign-up", { email, password: PASSWORD });
  return by;
}

type Json = { loader: (args: never) => Promise<Response> };

/** What a browser gets from one of the two addresses of challenges. */
async function challenged({ loader }: Json, by: RouteBrowser) {
  let body: { challenge: string; user: { id: string } } | undefined;
  const heard = async (args: object) => {
    const answer = await loader(args as never);
    body = await answer.clone().json();
    return answer;
  };
  await by.get({ loader: heard }, "/");
  return body ?? expect.fail("no challenge");
}

async function add(said = {}, by = browser) {
  const credential = device.create(await challenged(newOptions as never, by), said);
  return by.post(page, HERE, { name: "Phone", credential });
}

async function enter(by = new RouteBrowser(), said = {}, more: Record<string, string> = {}) {
  const credential = device.get(await challenged(options as never, by), said);
  return { by, credential, answer: await by.post(logIn, "/log-in", { credential, ...more }) };
}

const rows = () => store.read.select().from(passkey).where(eq(passkey.user_id, userId));
const sessions = async () =>
  (await store.read.select().from(session).where(eq(session.user_id, userId))).length;

describe("a passkey", () => {
  it("is added, opens the account elsewhere, and is removed by its owner alone", async () => {
    expect(await add()).toMatchObject({ status: 303, location: HERE });
    expect(await store.read.select().from(outbox).where(eq(outbox.user_id, userId))).toMatchObject([
      { kind: "sign-in-added" },
    ]);
    const { by, answer } = await enter(undefined, {}, { redirectTo: "/eat/describe" });
    expect(answer).toMatchObject({ status: 303, location: "/eat/describe" });
    expect((await viewerOf(by.request()))?.id).toBe(userId);
    const [row] = await rows();
    expect(row).toMatchObject({ name: "Phone", counter: 2, last_used_at: expect.any(Number) });
    expect((await browser.get(page, HERE)).data.passkeys).toMatchObject([{ id: row?.id, name: "Phone" }]);

    const other = await newPerson(`other-${email}`);
    await other.post(page, HERE, { remove: row?.id ?? "" });
    expect(await rows()).toHaveLength(1);
    expect((await browser.post(page, HERE, { remove: "a\0b" })).status).toBe(400);
    await browser.post(page, HERE, { remove: row?.id ?? "" });
    expect(await rows()).toEqual([]);
    expect((await enter()).answer.status).toBe(401);
  });

  it("stays where it is all that opens the account", async () => {
    await add();
    const [row] = await rows();
    const form = { remove: row?.id ?? "" };
    await store.tx((db) => db.update(users).set({ password_hash: "" }).where(eq(users.id, userId)));
    expect((await browser.post(page, HERE, form)).status).toBe(409);
    settings.authHeader = "remote-email";
    expect((await browser.post(page, HERE, form)).location).toBe(HERE);
    expect((await browser.post(page, HERE, form)).status).toBe(404);
  });

  it("sends a form on that waited for its owner", async () => {
    await add();
    const address = "/weight?date=2026-11-19";
    const key = await saveInterruptedForm(store, { userId, address, fields: { kg: "61" } }, now());
    const { answer } = await enter(undefined, {}, { redirectTo: address, lateForm: key ?? "" });
    expect(answer).toMatchObject({ status: 307, location: address });
  });

  it("is offered where the server has passkeys, and nowhere else", async () => {
    expect((await new RouteBrowser().get(logIn, "/log-in")).data.passkeys).toBe(true);
    await add();
    settings.passkeys = undefined;
    expect((await new RouteBrowser().get(logIn, "/log-in")).data.passkeys).toBe(false);
    expect((await new RouteBrowser().get(options, "/log-in/passkey")).status).toBe(404);
    expect((await browser.get(newOptions, `${HERE}/options`)).status).toBe(404);
    expect((await browser.post(page, HERE, { name: "Phone", credential: "{}" })).status).toBe(404);
    expect((await new RouteBrowser().post(logIn, "/log-in", { credential: "{}" })).status).toBe(404);
  });
});

describe("nobody gets in", () => {
  beforeEach(async () => {
    await add();
  });

  it.each([
    ["of another site", { origin: "http://localhost:3001" }, 401],
    ["for another site", { rpId: "example.org" }, 401],
    ["without a finger, face or code", { verified: false }, 401],
    ["whose counter goes back", { counter: 1 }, 401],
    ["in the name of nobody", { userHandle: Buffer.from("0".repeat(32)).toString("base64url") }, 401],
    ["in a name that no database takes", { userHandle: Buffer.from("a\0b").toString("base64url") }, 401],
    ["in a huge name", { userHandle: "A".repeat(10_000) }, 400],
  ])("with an answer %s", async (_, said, status) => {
    const before = await sessions();
    const { by, answer } = await enter(undefined, said, { email: "pia@" });
    expect(answer).toMatchObject({ status, data: { initialValue: { email: "pia@" } } });
    expect(await viewerOf(by.request())).toBeNull();
    expect(await sessions()).toBe(before);
  });

  it("with somebody else's passkey in one's own name, or the other way round", async () => {
    const other = await newPerson(`other-${email}`);
    const mine = device;
    device = authenticator();
    await add({}, other);
    const handle = Buffer.from(userId).toString("base64url");
    expect((await enter(undefined, { userHandle: handle })).answer.status).toBe(401);
    device = mine;
    expect((await enter()).answer.location).toBe("/");
  });

  it("with an answer that was used, nor one to another challenge, nor without one", async () => {
    const by = new RouteBrowser();
    const challenge = await challenged(options as never, by);
    const cookies = new Map(by.cookies);
    const credential = device.get(challenge);
    expect((await by.post(logIn, "/log-in", { credential })).location).toBe("/");
    const thief = new RouteBrowser();
    thief.cookies = cookies;
    expect((await thief.post(logIn, "/log-in", { credential })).status).toBe(401);
    const again = device.get(challenge);
    thief.cookies = new Map(cookies);
    expect((await thief.post(logIn, "/log-in", { credential: again })).status).toBe(401);
    const nobody = new RouteBrowser();
    expect((await nobody.post(logIn, "/log-in", { credential: again })).status).toBe(400);
    await challenged(options as never, nobody);
    expect((await nobody.post(logIn, "/log-in", { credential: again })).status).toBe(401);
    expect(await viewerOf(nobody.request())).toBeNull();
  });

  it.each(["", "{}", "[]", "null", '{"id":1}', "{".repeat(20_000)])("with %j", async (credential) => {
    const by = new RouteBrowser();
    await challenged(options as never, by);
    expect((await by.post(logIn, "/log-in", { credential })).status).toBe(400);
  });

  it("before the address is confirmed, where it has to be", async () => {
    settings.emailConfirmation = "required";
    const { by, answer } = await enter();
    expect(answer.status).toBe(403);
    expect(await viewerOf(by.request())).toBeNull();
  });
});

describe("none is added", () => {
  it.each([
    ["of another site", { origin: "https://evil.example" }],
    ["for another site", { rpId: "evil.example" }],
    ["without a finger, face or code", { verified: false }],
  ])("%s", async (_, said) => {
    expect((await add(said)).status).toBe(400);
    expect(await rows()).toEqual([]);
  });

  it("with its maker's certificate, and nothing fetches the addresses in it", async () => {
    const checked = vi.spyOn(SettingsService, "getRootCertificates");
    for (const format of ["apple", "android-key", "android-safetynet"])
      expect((await add({ format })).status).toBe(400);
    expect(checked).not.toHaveBeenCalled();
  });

  it("without a name, twice, or for a challenge of somebody else", async () => {
    const credential = device.create(await challenged(newOptions as never, browser));
    const cookies = new Map(browser.cookies);
    expect((await browser.post(page, HERE, { name: " ", credential })).status).toBe(400);
    expect((await browser.post(page, HERE, { name: "Phone", credential })).status).toBe(303);
    browser.cookies = cookies;
    expect((await browser.post(page, HERE, { name: "Phone", credential })).status).toBe(400);
    const other = await newPerson(`other-${email}`);
    other.cookies.set("pp_passkey", cookies.get("pp_passkey") ?? "");
    expect((await other.post(page, HERE, { name: "Phone", credential })).status).toBe(400);
    expect(await rows()).toHaveLength(1);
  });

  it("long after the log-in, without the password", async () => {
    await store.tx((db) =>
      db
        .update(session)
        .set({ created_at: now() - 4_000_000 })
        .where(eq(session.user_id, userId)),
    );
    expect(await add()).toMatchObject({
      status: 400,
      data: { error: { currentPassword: expect.anything() } },
    });
    const credential = device.create(await challenged(newOptions as never, browser));
    const proven = { name: "Phone", credential, currentPassword: PASSWORD };
    expect((await browser.post(page, HERE, proven)).status).toBe(303);
  });
});

describe("it ends", () => {
  it("with a reset by mail, as linked sign-ins do", async () => {
    await add();
    await store.tx((db) => addIdentity(db, userId, { issuer: "https://id.example", subject: email }, now()));
    const token = await store.tx((db) => makeToken(db, { userId, purpose: "recovery" }, now()));
    const set = /=([^;]*)/.exec(await recoveryCookie.set(token))?.[1] ?? "";
    const by = new RouteBrowser();
    by.cookies.set("pp_recovery", set);
    const fields = { newPassword: "parsnips & leeks", confirmPassword: "parsnips & leeks" };
    await by.post(reset, "/reset-password", fields);
    expect([...(await rows()), ...(await identitiesOf(store.read, userId))]).toEqual([]);
  });

  it("with the first proof of the address, by the link of a mail in another browser", async () => {
    await add();
    await store.tx((db) => addIdentity(db, userId, { issuer: "https://id.example", subject: email }, now()));
    const token = await store.tx((db) => makeToken(db, { userId, purpose: "confirm" }, now()));
    const address = `/confirm-email?token=${token}`;
    await new RouteBrowser().post(confirm, address, { password: "parsnips & leeks" });
    expect([...(await rows()), ...(await identitiesOf(store.read, userId))]).toEqual([]);
  });

  it("with the account, and is in what is exported before", async () => {
    await add();
    expect((await everythingOf(store.read, userId)).passkey).toMatchObject([{ name: "Phone" }]);
    await deleteAccount(store, [], userId);
    expect(await rows()).toEqual([]);
  });
});
