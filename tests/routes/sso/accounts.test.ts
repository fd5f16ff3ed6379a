import { RouteBrowser } from "../../support/routes";
import { provider } from "../../support/sso/oidc-env";
import "../../support/route-env";
import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { signUp as makeAccount, makeInvite } from "~/features/access/account.server";
import { enterByHeader } from "~/features/access/sso/enter.server";
import { addIdentity } from "~/features/access/sso/identities.server";
import { deleteAccount, everythingOf } from "~/features/account/data.server";
import { makeToken } from "~/features/mail/mailer.server";
import { takeToast } from "~/http/form.server";
import { saveInterruptedForm } from "~/http/interrupted-form.server";
import { interruptedFormCookie, recoveryCookie } from "~/http/sender.server";
import { signInRequest, viewerOf } from "~/http/viewer.server";
import { settings, store } from "~/platform/boot.server";
import { type RequestContext, withContext } from "~/platform/log/log.server";
import * as tokens from "~/routes/_apps.account.tokens";
import * as forgot from "~/routes/_front.forgot-password";
import * as logInPage from "~/routes/_front.log-in";
import * as signUpPage from "~/routes/_front.sign-up";
import * as deletion from "~/routes/account.delete";
import * as password from "~/routes/account.password";
import * as profile from "~/routes/account.profile";
import * as signIns from "~/routes/account_.sign-ins";
import * as token from "~/routes/api.auth.token";
import * as confirm from "~/routes/confirm-email";
import * as start from "~/routes/log-in.house";
import * as callback from "~/routes/log-in.house_.callback";
import * as interruptedForm from "~/routes/log-in.house_.form";
import * as reset from "~/routes/reset-password";
import { newPerson, refused, ssoLogIn } from "../../support/sso/log-in";

const { sentToProvider, logInAtProvider } = ssoLogIn(start, callback);
const PASSWORD = "carrots & peas";
const HERE = "/account/sign-ins";
const { outbox, users, user_identity, session } = store.read.t;
const usual = { ...settings };

let person: ReturnType<typeof newPerson>;
beforeEach(() => {
  person = newPerson();
});
afterEach(() => {
  Object.assign(settings, usual);
  vi.restoreAllMocks();
});

const withOidc = (changes: Partial<NonNullable<typeof settings.oidc>>) => {
  if (usual.oidc) settings.oidc = { ...usual.oidc, ...changes };
};
const rowOf = async (email: string) =>
  (await store.read.select().from(users).where(eq(users.email, email)))[0];

/** A browser logged in by the password, to an account with the person's address. */
async function passwordAccount({ email = person.email, confirmed = true } = {}) {
  const made = await makeAccount(store, { email, password: PASSWORD, confirmed }, Date.now());
  if (!made.ok) throw new Error(made.reason);
  const browser = new RouteBrowser();
  expect((await logInByPassword(email, browser)).status).toBe(303);
  return { browser, userId: made.userId };
}

const notices = (userId: string) =>
  store.read
    .select()
    .from(outbox)
    .where(and(eq(outbox.user_id, userId), eq(outbox.kind, "sign-in-added")));

const logInByPassword = (email: string, browser = new RouteBrowser()) =>
  browser.post(logInPage, "/log-in", { email, password: PASSWORD });

const pass = (ms: number) => vi.spyOn(Date, "now").mockReturnValue(Date.now() + ms);

describe("a new person", () => {
  it("gets an account without a password, confirmed as the provider vouches for the address", async () => {
    const notes: RequestContext = {};
    const { viewer, answer } = await withContext(notes, () => logInAtProvider());
    expect(answer).toMatchObject({ status: 303, location: "/trends" });
    expect(notes.event).toBe("signed up by provider");
    const row = await rowOf(person.email);
    expect(row).toMatchObject({ password_hash: "", email_confirmed_at: expect.any(Number) });
    expect((await withContext(notes, () => logInAtProvider())).viewer?.id).toBe(viewer?.id);
    expect(notes.event).toBe("logged in by provider");
    for (const typed of ["", "x", PASSWORD])
      expect(
        (await new RouteBrowser().post(logInPage, "/log-in", { email: person.email, password: typed }))
          .status,
      ).toBeGreaterThanOrEqual(400);
  });

  it("is the same one however the provider calls them later", async () => {
    const { viewer } = await logInAtProvider();
    provider.person = { ...person, email: `new-${person.email}` };
    expect((await logInAtProvider()).viewer).toMatchObject({ id: viewer?.id, email: person.email });
    provider.person = { sub: person.sub };
    expect((await logInAtProvider()).viewer?.id).toBe(viewer?.id);
  });

  it("is made once, also from two tabs at once", async () => {
    const [one, other] = [await sentToProvider(), await sentToProvider()];
    const paths = [await one.back(), await other.back()] as const;
    const answers = await Promise.all([
      one.browser.get(callback, paths[0]),
      other.browser.get(callback, paths[1]),
    ]);
    expect(answers).toMatchObject([{ location: "/" }, { location: "/" }]);
    const both = [await viewerOf(one.browser.request()), await viewerOf(other.browser.request())];
    expect(new Set(both.map((viewer) => viewer?.id)).size).toBe(1);
  });

  it.each([
    ["without an address", { email: undefined }, {}, "no-email"],
    ["with an odd address", { email: "ann@home" }, {}, "no-email"],
    [
      "whose address counts for nothing",
      { email_verified: false },
      { emailConfirmation: "required" },
      "unverified",
    ],
    ["while sign-ups are closed", {}, { signUps: "closed" }, "closed"],
    ["who isn't the first", {}, { signUps: "first" }, "closed"],
  ] as const)("%s is refused", async (_, said, changes, problem) => {
    await passwordAccount({ email: `other-${person.email}` });
    provider.person = { ...person, ...said };
    Object.assign(settings, changes);
    const notes: RequestContext = {};
    const { answer, viewer } = await withContext(notes, () => logInAtProvider());
    expect(answer).toMatchObject(refused(problem));
    expect(notes.event).toBe(`log-in by provider refused: ${problem}`);
    expect(viewer).toBeNull();
    expect(await rowOf(person.email)).toBeUndefined();
  });
});

describe("an account that is there already", () => {
  it.each([
    ["not without the operator's word", { linkByEmail: false }, {}, "taken"],
    [
      "not by an address that the provider doesn't vouch for",
      { linkByEmail: true },
      { email_verified: false },
      "unverified",
    ],
    [
      "not by one that it says nothing of",
      { linkByEmail: true },
      { email_verified: undefined },
      "unverified",
    ],
  ])("is linked by its address: %s", async (_, oidc, said, problem) => {
    await passwordAccount();
    withOidc(oidc);
    provider.person = { ...person, ...said };
    expect((await logInAtProvider()).answer).toMatchObject(refused(problem));
  });

  it("is linked by its confirmed address, and stays as it was", async () => {
    const { userId, browser } = await passwordAccount();
    withOidc({ linkByEmail: true });
    expect((await logInAtProvider()).viewer?.id).toBe(userId);
    expect(await notices(userId)).toHaveLength(1);
    withOidc({ linkByEmail: false });
    expect((await logInAtProvider()).viewer?.id).toBe(userId);
    expect((await logInByPassword(person.email)).status).toBe(303);
    expect(await viewerOf(browser.request())).not.toBeNull();
  });

  it("loses the password and sessions of who made it when its address was never confirmed", async () => {
    const { userId, browser } = await passwordAccount({ confirmed: false });
    withOidc({ linkByEmail: true });
    const { viewer, browser: theirs } = await logInAtProvider();
    expect(viewer?.id).toBe(userId);
    expect((await takeToast(theirs.request())).toast?.text).toContain("former password, devices and tokens");
    expect(await viewerOf(browser.request())).toBeNull();
    expect((await logInByPassword(person.email)).status).toBe(401);
  });

  it("waits for its confirmation as with a password", async () => {
    provider.person = { ...person, email_verified: false };
    await logInAtProvider();
    settings.emailConfirmation = "required";
    expect((await logInAtProvider()).answer).toMatchObject(refused("unconfirmed"));
    provider.person = person;
    expect((await logInAtProvider()).viewer).toMatchObject({ email: person.email });
  });
});

describe("with OIDC_ONLY", () => {
  it("passwords open and change nothing, on pages and by the API", async () => {
    const { browser } = await passwordAccount();
    withOidc({ only: true });
    const nobody = new RouteBrowser();
    const body = JSON.stringify({ email: person.email, password: PASSWORD });
    const headers = { "Content-Type": "application/json" };
    const request = new Request("http://localhost:3000/api/auth/token", { method: "POST", body, headers });
    const byApi = (await token.action({ request, params: {}, context: {} })) as Response;
    const newPassword = { newPassword: "peas & carrots", confirmPassword: "peas & carrots" };
    expect([
      (await logInByPassword(person.email, nobody)).status,
      (await nobody.post(signUpPage, "/sign-up", { email: `x${person.email}`, password: PASSWORD })).status,
      (await nobody.post(forgot, "/forgot-password", { email: person.email })).status,
      (await nobody.get(forgot, "/forgot-password")).location,
      (await nobody.get(reset, "/reset-password")).location,
      (await browser.get(password, "/account/password")).location,
      (await browser.post(password, "/account/password", newPassword)).status,
      byApi.status,
    ]).toEqual([403, 403, 403, "/log-in", "/log-in", HERE, 403, 403]);
    expect((await nobody.get(logInPage, "/log-in")).data).toMatchObject({ only: true });
    const link = /pp_recovery=([^;]*)/.exec(await recoveryCookie.set("x.y"))?.[1];
    nobody.cookies.set("pp_recovery", link ?? "");
    expect((await nobody.post(reset, "/reset-password", newPassword)).status).toBe(403);
  });

  it("an invite lets one in by the provider while sign-ups are closed, and nobody else", async () => {
    withOidc({ only: true });
    settings.signUps = "closed";
    const forOther = await makeInvite(store, { email: "other@example.org", days: 1 }, Date.now());
    const token = await makeInvite(store, { days: 1 }, Date.now());
    const invited = async (value: string) => {
      const browser = new RouteBrowser();
      const { location, status } = await browser.get(signUpPage, `/sign-up?invite=${value}`);
      if (!location) return status;
      const { back } = await sentToProvider({ browser, path: location });
      return (await browser.get(callback, await back())).location;
    };
    expect((await logInAtProvider()).answer).toMatchObject(refused("closed"));
    expect(await invited(forOther)).toBe(refused("uninvited", "/").location);
    expect(await invited(token)).toBe("/");
    expect(await rowOf(person.email)).toMatchObject({ password_hash: "" });
    person = newPerson();
    expect(await invited(token)).toBe(410);
    expect(await rowOf(person.email)).toBeUndefined();
    const visit = { ...signInRequest(new Request("http://localhost:3000")), timeZone: undefined };
    const byProxy = (invite: string) => enterByHeader({ ...visit, invite }, "other@example.org");
    await expect(byProxy(token)).rejects.toMatchObject({ code: "uninvited" });
    expect(await byProxy(forOther)).toMatchObject({ how: "new" });
  });

  it("a mailed link confirms an address without a password, and the sign-in stays", async () => {
    provider.person = { ...person, email_verified: false };
    const { viewer } = await logInAtProvider();
    withOidc({ only: true });
    settings.emailConfirmation = "required";
    const owner = { userId: viewer?.id ?? "", purpose: "confirm" } as const;
    const token = await store.tx((db) => makeToken(db, owner, Date.now()));
    const nobody = new RouteBrowser();
    expect((await nobody.post(confirm, `/confirm-email?token=${token}`)).location).toBe("/log-in");
    expect((await logInAtProvider()).viewer?.id).toBe(viewer?.id);
  });
});

describe("linking", () => {
  async function found(browser: RouteBrowser) {
    const { back } = await sentToProvider({ browser, path: "/log-in/house?link=1" });
    return browser.get(callback, await back());
  }
  const linked = (userId: string) =>
    store.read.select().from(user_identity).where(eq(user_identity.user_id, userId));

  it("from the account page waits for a press", async () => {
    const { browser, userId } = await passwordAccount();
    expect((await found(browser)).location).toBe(HERE);
    expect(await linked(userId)).toEqual([]);
    expect((await browser.get(signIns, HERE)).data).toMatchObject({
      found: { email: person.email },
      linked: [],
    });
    expect((await browser.post(signIns, HERE, { link: "yes" })).location).toBe("/account");
    expect(await linked(userId)).toMatchObject([{ issuer: provider.issuer, subject: person.sub }]);
    expect(await notices(userId)).toHaveLength(1);
    expect((await logInAtProvider()).viewer?.id).toBe(userId);
    expect((await everythingOf(store.read, userId)).user_identity).toHaveLength(1);
    await deleteAccount(store, [], userId);
    expect(await linked(userId)).toEqual([]);
  });

  it("needs somebody who is logged in, and the one it was begun by", async () => {
    const { browser } = await passwordAccount();
    await expect(sentToProvider({ path: "/log-in/house?link=1" })).rejects.toThrow();
    await found(browser);
    const other = await passwordAccount({ email: `other-${person.email}` });
    other.browser.cookies.set("pp_found", browser.cookies.get("pp_found") ?? "");
    expect((await other.browser.post(signIns, HERE, { link: "yes" })).status).toBe(400);
    expect(await linked(other.userId)).toEqual([]);
  });

  it("asks for the password an hour after the log-in, as unlinking does", async () => {
    const { browser, userId } = await passwordAccount();
    pass(61 * 60_000);
    await found(browser);
    expect((await browser.post(signIns, HERE, { link: "yes" })).status).toBe(400);
    const right = { link: "yes", currentPassword: PASSWORD };
    expect((await browser.post(signIns, HERE, right)).status).toBe(303);
    const it = { issuer: provider.issuer, subject: person.sub };
    expect((await browser.post(signIns, HERE, it)).status).toBe(400);
    expect((await browser.post(signIns, HERE, { ...it, currentPassword: PASSWORD })).status).toBe(303);
    expect(await linked(userId)).toEqual([]);
  });

  it("of what opens another account is refused", async () => {
    await logInAtProvider();
    const { browser, userId } = await passwordAccount({ email: `other-${person.email}` });
    await found(browser);
    expect((await browser.post(signIns, HERE, { link: "yes" })).status).toBe(409);
    expect(await linked(userId)).toEqual([]);
  });

  it("is not undone where nothing else opens the account, nor by another", async () => {
    const { browser, viewer } = await logInAtProvider();
    const it = { issuer: provider.issuer, subject: person.sub };
    const thief = await passwordAccount({ email: `thief-${person.email}` });
    await thief.browser.post(signIns, HERE, it);
    const former = { issuer: "https://former.example", subject: person.sub };
    await store.tx((db) => addIdentity(db, viewer?.id ?? "", former, Date.now()));
    expect((await browser.post(signIns, HERE, it)).status).toBe(409);
    expect((await browser.post(signIns, HERE, former)).location).toBe("/account");
    expect(await linked(viewer?.id ?? "")).toHaveLength(1);
    const chosen = { newPassword: "peas & carrots", confirmPassword: "peas & carrots" };
    expect((await browser.get(password, "/account/password")).data).toMatchObject({ isFirst: true });
    expect((await browser.post(password, "/account/password", chosen)).location).toBe("/account");
    await browser.post(signIns, HERE, it);
    expect(await linked(viewer?.id ?? "")).toEqual([]);
    const answer = await new RouteBrowser().post(logInPage, "/log-in", {
      email: person.email,
      password: chosen.newPassword,
    });
    expect(answer.status).toBe(303);
  });
});

describe("an account without a password, an hour after the log-in", () => {
  it("asks to log in again, and is as free as any other then", async () => {
    const { browser, viewer } = await logInAtProvider();
    pass(61 * 60_000);
    const chosen = { newPassword: "peas & carrots", confirmPassword: "peas & carrots" };
    expect((await browser.get(deletion, "/account/delete")).data).toEqual({ passwordOf: null });
    expect((await browser.get(tokens, "/account/tokens")).data.passwordOf).toBeNull();
    for (const currentPassword of ["", "x"]) {
      const answer = await browser.post(deletion, "/account/delete", { confirm: "yes", currentPassword });
      expect(answer.status).toBe(400);
      expect(answer.data.passwordError).toContain("log in again");
    }
    expect((await browser.post(password, "/account/password", chosen)).status).toBe(400);
    await logInAtProvider(browser);
    expect((await browser.get(deletion, "/account/delete")).data).toEqual({ passwordOf: undefined });
    expect((await browser.post(deletion, "/account/delete", { confirm: "yes" })).status).toBe(303);
    expect(
      await store.read
        .select()
        .from(session)
        .where(eq(session.user_id, viewer?.id ?? "")),
    ).toEqual([]);
  });
});

it("a form that was sent after the session ended comes back after the log-in", async () => {
  const { browser, viewer } = await logInAtProvider();
  const page = "/account/profile";
  const typed = { userId: viewer?.id, address: page, fields: { nickname: "Ann of the peas" } };
  const key = await interruptedFormCookie.set((await saveInterruptedForm(store, typed, Date.now())) ?? "");
  browser.cookies.set("pp_late_form", /=([^;]*)/.exec(key)?.[1] ?? "");
  const { back } = await sentToProvider({
    browser,
    path: `/log-in/house?redirectTo=${encodeURIComponent(page)}`,
  });
  const form = `/log-in/house/form?redirectTo=${encodeURIComponent(page)}`;
  expect((await browser.get(callback, await back())).location).toBe(form);
  const fields = { lateForm: (await browser.get(interruptedForm, form)).data.lateForm };
  expect(await browser.post(interruptedForm, form, fields)).toMatchObject({ status: 307, location: page });
  const shown = await browser.post(profile, page, fields);
  expect(shown.status).toBe(200);
  expect(JSON.stringify(shown.data)).toContain("Ann of the peas");
  expect((await browser.get(interruptedForm, form)).data).toEqual({ redirectTo: page, lateForm: undefined });
});
