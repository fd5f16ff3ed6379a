import { RouteBrowser } from "../support/routes";
import { testCaller } from "../support/store";
import "../support/route-env";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ACCOUNT_MESSAGES } from "~/features/access/credentials";
import { collectPuzzle } from "~/features/collection/collect.server";
import { takeToast } from "~/http/form.server";
import { viewerOf } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import * as eat from "~/routes/_front.eat.enter-value";
import * as logIn from "~/routes/_front.log-in";
import * as signUp from "~/routes/_front.sign-up";
import * as account from "~/routes/account";
import * as deletion from "~/routes/account.delete";
import * as accountInfo from "~/routes/account.info";
import * as profile from "~/routes/account.profile";
import * as shareLink from "~/routes/account.share-link";
import * as safariNotice from "~/routes/account_.safari-notice";
import * as avatars from "~/routes/avatars.$file";
import * as share from "~/routes/share.$shareId.$puzzleName";
import * as theme from "~/routes/theme";
import { AVATAR_MESSAGES } from "../../app/features/account/picture/avatar";

const PASSWORD = "carrots & peas";
const { users, user_info } = store.read.t;

let browser: RouteBrowser;
let email: string;
let people = 0;
beforeEach(async () => {
  browser = new RouteBrowser();
  email = `robin${people++}@example.org`;
  await browser.post(signUp, "/sign-up", { email, password: PASSWORD });
});

const viewer = async () => (await viewerOf(browser.request())) ?? expect.fail("nobody is signed in");
const toast = async () => (await takeToast(browser.request())).toast;
const shown = async () => (await browser.get(account, "/account")).data;
const info = async () =>
  (
    await store.read
      .select()
      .from(user_info)
      .where(eq(user_info.user_id, (await viewer()).id))
  )[0];

const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#f00" } })
  .jpeg()
  .toBuffer();

function profileForm(
  fields: Record<string, string>,
  avatar?: Uint8Array<ArrayBuffer> | Buffer,
  name = "me.jpg",
) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  form.set(
    "avatar",
    avatar ? new File([new Uint8Array(avatar)], name, { type: "image/jpeg" }) : new File([], ""),
  );
  return form;
}
const save = (fields: Record<string, string>, avatar?: Buffer, name?: string) =>
  browser.post(profile, "/account/profile", profileForm(fields, avatar, name));

const picturesOf = async (userId?: string) => {
  const id = userId ?? (await viewer()).id;
  const pictures = await store.read.select().from(store.read.t.avatars);
  return pictures.flatMap(({ user_id, name }) => (user_id === id ? [name] : []));
};
const open = async (address: string) => {
  const file = address.replace("/avatars/", "");
  const request = new Request(`http://localhost:3000${encodeURI(address)}`);
  return avatars.loader({ request, params: { file }, context: {} });
};

describe("the account page", () => {
  it("shows who is signed in", async () => {
    expect(await shown()).toMatchObject({ email, nickname: null, avatar: null, safariNotice: false });
  });

  it("puts the notice about Safari away for good, in this browser", async () => {
    const safari = async () => {
      const other = new RouteBrowser("Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/18.5 Safari/604.1");
      await other.post(logIn, "/log-in", { email, password: PASSWORD });
      return other;
    };
    const one = await safari();
    const noticed = async () => (await one.get(account, "/account")).data.safariNotice;
    expect(await noticed()).toBe(true);
    const answer = await one.post(safariNotice, "/account/safari-notice");
    expect(answer).toMatchObject({ status: 303, location: "/account" });
    expect(await noticed()).toBe(false);
    expect((await (await safari()).get(account, "/account")).data.safariNotice).toBe(true);
  });

  it("says what is set: the goal unless numbers are hidden, reminders, weight", async () => {
    expect(await shown()).toMatchObject({ goal: "2,000 kcal", reminds: false, logsWeight: false });
    expect(await browser.post(account, "/account", { weight: "on" })).toMatchObject({ location: "/weight" });
    expect(await browser.post(account, "/account", { numbers: "hidden" })).toMatchObject({
      location: "/account/preferences",
    });
    expect(await shown()).toMatchObject({ goal: null, logsWeight: true });
  });

  it("sets the theme, and takes it back for the system's", async () => {
    for (const name of ["dark", "light"]) {
      expect(await browser.post(theme, "/theme", { theme: name })).toMatchObject({ status: 303 });
      expect(browser.cookies.get("pp_theme")).toBe(name);
    }
    await browser.post(theme, "/theme", { theme: "system" });
    expect(browser.cookies.has("pp_theme")).toBe(false);
  });

  it.each(["", "blue", "dark; Domain=evil.example", "__proto__"])("takes %j as no theme", async (name) => {
    expect((await browser.post(theme, "/theme", { theme: name })).status).toBe(400);
    expect(browser.cookies.has("pp_theme")).toBe(false);
  });

  it.each([
    ["/account/profile", profile],
    ["/account/delete", deletion],
    ["/account/share-link", shareLink],
    ["/theme", { action: theme.action }],
    ["/account/safari-notice", { action: safariNotice.action }],
  ])("%s asks visitors to log in, and does nothing for them", async (path, route) => {
    const stranger = new RouteBrowser();
    const location = `/log-in?redirectTo=${encodeURIComponent(path)}`;
    if ("loader" in route) expect((await stranger.get(route, path)).location).toBe(location);
    const answer = await stranger.post(route, path, { confirm: "yes", theme: "dark", nickname: "X" });
    expect(answer.location).toBe(location);
    const text =
      route === deletion
        ? "Unable to get access token, please log in again"
        : "Authentication failed. Please log in again.";
    expect((await takeToast(stranger.request())).toast).toEqual({ type: "error", text });
    stranger.cookies.delete("pp_toast");
    expect(stranger.cookies.size).toBe(0);
  });
});

describe("a form that was opened before something else changed", () => {
  it("is not saved over a change that nobody saw; the second time it is", async () => {
    await save({ nickname: "Ann", lastName: "" });
    const opened = String((await browser.get(profile, "/account/profile")).data.updatedAt);
    await save({ nickname: "Annie", lastName: "Elsewhere", updatedAt: opened });

    const late = await save({ nickname: "Anna", lastName: "", updatedAt: opened }, picture);
    expect(late.status).toBe(409);
    expect(late.data.error).toEqual({ "": [ACCOUNT_MESSAGES.changedElsewhere] });
    expect(late.data.initialValue).toMatchObject({ nickname: "Anna" });
    expect(await info()).toMatchObject({ nickname: "Annie", last_name: "Elsewhere", avatar: null });
    expect(await picturesOf()).toEqual([]);

    // As a page does that stays open, and as one that is loaded again.
    const { updatedAt } = late.data.initialValue;
    expect((await save({ nickname: "Anna", lastName: "", updatedAt })).status).toBe(303);
    expect(await info()).toMatchObject({ nickname: "Anna", last_name: null });
  });

  it("is saved twice when it was sent twice, and without a time or with none that is", async () => {
    await save({ nickname: "Ann", lastName: "" });
    const opened = String((await browser.get(profile, "/account/profile")).data.updatedAt);
    for (let i = 0; i < 2; i += 1)
      expect((await save({ nickname: "Annie", lastName: "", updatedAt: opened })).status).toBe(303);
    for (const updatedAt of ["", "x", "-1", "1e999"])
      expect((await save({ nickname: `Ann${updatedAt}`, lastName: "", updatedAt })).status).toBe(303);
  });

  it("gets the warning in the body form too, with the typed values", async () => {
    const INFO = {
      lastName: "",
      gender: "female",
      age: "34",
      unit: "metric",
      height: "170",
      weight: "62",
      activityLevel: "sedentary",
      weightGoal: "maintain",
    };
    const send = (fields: object) => browser.post(accountInfo, "/account/info", { ...INFO, ...fields });
    await send({});
    const opened = String((await browser.get(accountInfo, "/account/info")).data.updatedAt);
    expect((await send({ weight: "63", updatedAt: opened })).status).toBe(303);

    const late = await send({ weight: "64", updatedAt: opened });
    expect(late.status).toBe(409);
    expect(late.data.error).toEqual({ "": [ACCOUNT_MESSAGES.changedElsewhere] });
    expect(late.data.initialValue).toMatchObject({ weight: "64" });
    expect(await info()).toMatchObject({ weight: 63 });
    const { updatedAt } = late.data.initialValue;
    expect((await send({ weight: "64", updatedAt })).status).toBe(303);
    expect(await info()).toMatchObject({ weight: 64 });
    expect((await send({ weight: "63", updatedAt })).status).toBe(409);
    expect((await send({ weight: "64", updatedAt: opened })).status).toBe(303);
  });
});

describe("Edit Profile", () => {
  it("saves what greetings call somebody, and begins with what is known", async () => {
    expect((await browser.get(profile, "/account/profile")).data).toEqual({
      nickname: null,
      lastName: null,
      avatar: null,
      updatedAt: null,
      email,
    });
    const answer = await save({ nickname: "  Ann\u202e ", lastName: "Gardener" });
    expect(answer).toMatchObject({ status: 303, location: "/account" });
    expect(await toast()).toEqual({ type: "success", text: "Profile saved" });
    expect((await viewer()).nickname).toBe("Ann");
    expect((await browser.get(profile, "/account/profile")).data).toMatchObject({
      nickname: "Ann",
      lastName: "Gardener",
    });
    expect(await info()).toMatchObject({ name: "Ann", nickname: "Ann" });
    await save({ nickname: "Annie", lastName: "" });
    expect(await info()).toMatchObject({ name: "Ann", nickname: "Annie", last_name: null });
  });

  it.each<[string, Record<string, string>, Record<string, string[]>]>([
    ["no first name", { nickname: " ", lastName: "G" }, { nickname: ["Field cannot be empty"] }],
    ["no field at all", { lastName: "G" }, { nickname: ["Field cannot be empty"] }],
    ["a long first name", { nickname: "n".repeat(41) }, { nickname: ["Use up to 40 characters"] }],
    [
      "a vast last name",
      { nickname: "A", lastName: "n".repeat(1900) },
      { lastName: ["Use up to 40 characters"] },
    ],
    ["a zoom of 4", { nickname: "A", zoom: "4" }, { zoom: ["Must be between 1 and 3"] }],
  ])("refuses %s, and keeps what was typed", async (_what, fields, error) => {
    const answer = await save(fields, picture);
    expect(answer.status).toBe(400);
    expect(answer.data.error).toEqual(error);
    const { nickname: _nickname, ...others } = fields;
    expect(answer.data.initialValue).toMatchObject(others);
    expect(await info()).toBeUndefined();
    expect(await picturesOf()).toEqual([]);
  });

  it("stores a picture, serves it, replaces and removes it", async () => {
    await save({ nickname: "Ann", zoom: "1.5", x: "10", y: "0" }, picture);
    const [name = "", ...more] = await picturesOf();
    expect(name).toBe(`avatar_${(await viewer()).id}_${/(\d+)\.jpg$/.exec(name)?.[1]}.jpg`);
    expect(more).toEqual([]);
    const { avatar } = await shown();
    expect(avatar).toBe(`/avatars/${name}`);
    const answer = await open(avatar);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "public, max-age=3600",
      "content-security-policy": expect.stringMatching(/default-src 'none'.*sandbox/),
      "content-disposition": "inline",
    });
    const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 240, height: 240 });

    await save({ nickname: "Ann" });
    expect((await shown()).avatar).toBe(avatar);
    await save({ nickname: "Ann", removeAvatar: "on" }, picture);
    const [second, ...others] = await picturesOf();
    expect(others).toEqual([]);
    expect(second).not.toBe(name);
    expect((await shown()).avatar).toBe(`/avatars/${second}`);
    await expect(open(avatar)).rejects.toMatchObject({ status: 404 });

    await save({ nickname: "Ann", removeAvatar: "on" });
    expect(await picturesOf()).toEqual([]);
    expect((await shown()).avatar).toBeNull();
  });

  it.each<[string, Buffer, string, string]>([
    [
      "an SVG",
      Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
      "me.svg",
      AVATAR_MESSAGES.notAPicture,
    ],
    ["HTML that calls itself a JPEG", Buffer.from("<html>"), "me.jpg", AVATAR_MESSAGES.notAPicture],
    ["a picture cut short", picture.subarray(0, 400), "me.jpg", AVATAR_MESSAGES.damaged],
    ["an empty file", Buffer.alloc(0), "me.jpg", AVATAR_MESSAGES.empty],
    ["5 MB", Buffer.concat([picture, Buffer.alloc(5e6)]), "me.jpg", AVATAR_MESSAGES.tooLarge],
  ])("refuses %s at its field, and stores nothing", async (_what, bytes, name, message) => {
    await save({ nickname: "Ann" }, picture);
    const before = [await info(), await picturesOf()];
    const answer = await save({ nickname: "Annie", lastName: "G" }, bytes, name);
    expect(answer.status).toBe(message === AVATAR_MESSAGES.tooLarge ? 413 : 400);
    expect(answer.data.error).toEqual({ avatar: [message] });
    expect(answer.data.initialValue).toMatchObject({ nickname: "Annie", lastName: "G" });
    expect([await info(), await picturesOf()]).toEqual(before);
  });

  it("of many pictures at once keeps one", async () => {
    await Promise.all(Array.from({ length: 8 }, () => save({ nickname: "Ann" }, picture)));
    expect(`/avatars/${(await picturesOf()).join()}`).toBe((await shown()).avatar);
  });

  it.each([
    "",
    "nobody.jpg",
    "../pixelplate.db",
    "..%2fpixelplate.db",
    "../session-secret",
    "/etc/passwd",
    "a/../b.jpg",
    "x.jpg\u0000",
  ])("serves no file called %j", async (name) => {
    await expect(open(`/avatars/${name}`)).rejects.toMatchObject({ status: 404 });
  });
});

describe("a new share link", () => {
  const opens = async (shareId: string) => {
    const path = `/share/${shareId}/carrot`;
    const params = { shareId, puzzleName: "carrot" };
    const answer = share.loader({
      request: new Request(`http://localhost:3000${path}`),
      params,
      context: {},
    });
    return Promise.resolve(answer).then(
      () => true,
      () => false,
    );
  };

  it("ends the old ones, once it is confirmed", async () => {
    const { id, shareId: old } = await viewer();
    const amounts = { carbs: 1, protein: 1, fats: 1 };
    await testCaller(store, { id }, 1).change((tx) =>
      collectPuzzle(tx, { puzzleId: "carrot", date: "2026-03-01", amounts }),
    );
    expect((await browser.post(shareLink, "/account/share-link")).status).toBe(400);
    expect(await opens(old)).toBe(true);

    const answer = await browser.post(shareLink, "/account/share-link", { confirm: "yes" });
    expect(answer).toMatchObject({ status: 303, location: "/account" });
    const { shareId } = await viewer();
    expect(shareId).toMatch(/^[0-9a-f]{32}$/);
    expect(shareId).not.toBe(old);
    expect([await opens(old), await opens(shareId)]).toEqual([false, true]);
  });
});

describe("Delete Account", () => {
  const confirmed = { confirm: "yes" };
  const MEAL = { name: "Stew", calories: "1", carbs: "1", fats: "1", protein: "1", key: "k" };

  it("ends the account, all its sessions and its picture, and clears the browser", async () => {
    await save({ nickname: "Ann" }, picture);
    browser.cookies.set("pp_zone", "UTC");
    await browser.post(theme, "/theme", { theme: "dark" });
    const { id, shareId } = await viewer();
    const { avatar } = await shown();
    const other = new RouteBrowser();
    await other.post(logIn, "/log-in", { email, password: PASSWORD });

    const answer = await browser.post(deletion, "/account/delete", confirmed);
    expect(answer).toMatchObject({ status: 303, location: "/" });
    expect(answer.headers.get("Clear-Site-Data")).toBe('"cache", "storage"');
    expect([...browser.cookies.keys()]).toEqual(["pp_toast"]);
    expect(await toast()).toMatchObject({ type: "success" });
    expect(await store.read.select().from(users).where(eq(users.id, id))).toEqual([]);
    expect(await picturesOf(id)).toEqual([]);
    await expect(open(avatar)).rejects.toMatchObject({ status: 404 });
    expect(await viewerOf(other.request())).toBeNull();
    expect((await other.get(account, "/account")).status).toBe(302);
    expect(await store.read.select().from(users).where(eq(users.share_id, shareId))).toEqual([]);
  });

  it("does nothing unless it is confirmed", async () => {
    for (const form of [{}, { confirm: "" }, { confirm: "no" }])
      expect((await browser.post(deletion, "/account/delete", form as Record<string, string>)).status).toBe(
        400,
      );
    await viewer();
  });

  it("needs the password again an hour after the log-in, and says only that it was wrong", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const { data: before } = await browser.get(deletion, "/account/delete");
      expect(before).toEqual({ passwordOf: undefined });
      vi.setSystemTime(Date.now() + 61 * 60_000);
      expect((await browser.get(deletion, "/account/delete")).data).toEqual({ passwordOf: email });
      for (const [typed, words] of [
        [{}, "Please enter your current password."],
        [{ currentPassword: "" }, "Please enter your current password."],
        [{ currentPassword: "canary-wrong" }, "Current password is incorrect."],
      ] as const) {
        const refused = await browser.post(deletion, "/account/delete", { ...confirmed, ...typed });
        expect([refused.status, refused.data]).toEqual([400, { passwordError: words }]);
      }
      await viewer();
      const right = { ...confirmed, currentPassword: PASSWORD };
      expect((await browser.post(deletion, "/account/delete", right)).location).toBe("/");
      expect(await viewerOf(browser.request())).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it("frees the address: the next account with it begins empty", async () => {
    await save({ nickname: "Ann" });
    const { id } = await viewer();
    await browser.post(deletion, "/account/delete", confirmed);
    await browser.post(signUp, "/sign-up", { email, password: PASSWORD });
    expect(await viewer()).toMatchObject({ email, nickname: null, prompted: false });
    expect((await viewer()).id).not.toBe(id);
  });

  it("wins over concurrent writes: nothing is recreated", async () => {
    const { id } = await viewer();
    const copy = new RouteBrowser();
    copy.cookies = new Map(browser.cookies);
    const meal = (i: number) => copy.post(eat, "/eat/enter-value", { ...MEAL, key: `k${i}` });
    const answers = await Promise.all([
      meal(1),
      save({ nickname: "Ann" }, picture),
      browser.post(deletion, "/account/delete", confirmed),
      meal(2),
      meal(3),
    ]);
    for (const { status } of answers) expect([302, 303, 401]).toContain(status);
    for (const table of Object.values(store.read.t)) {
      const rows = await store.read.select().from(table as typeof users);
      expect(JSON.stringify(rows)).not.toContain(id);
    }
    expect(await picturesOf(id)).toEqual([]);
  });
});
