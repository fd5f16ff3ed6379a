import { RouteBrowser } from "../support/routes";
import "../support/route-env";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Database } from "~/db/connect.sqlite.server";
import { viewerOf } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import * as signUp from "~/routes/_front.sign-up";
import * as deletion from "~/routes/account.delete";
import * as profile from "~/routes/account.profile";

const pictures = () => store.read.select().from(store.read.t.avatars);
const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: "#f00" } })
  .jpeg()
  .toBuffer();

let browser: RouteBrowser;
let people = 0;
beforeEach(async () => {
  browser = new RouteBrowser();
  const email = `person-${people++}@example.org`;
  await browser.post(signUp, "/sign-up", { email, password: "carrots & peas" });
});

const written = vi.spyOn(console, "error").mockImplementation(() => {});
afterEach(() => {
  expect(written, "each failure is written down").toHaveBeenCalledOnce();
  written.mockClear();
});

/** Holds the database as another program would. */
async function whileLocked<T>(work: () => Promise<T>): Promise<T> {
  const other = new Database((process.env.DATABASE_URL ?? "").replace(/^file:/, ""));
  other.exec("begin immediate");
  try {
    return await work();
  } finally {
    other.exec("rollback");
    other.close();
  }
}

function profileForm() {
  const form = new FormData();
  form.set("nickname", "Ann");
  form.set("avatar", new File([new Uint8Array(picture)], "me.jpg"));
  return form;
}
const save = () => browser.post(profile, "/account/profile", profileForm());

it("a deletion that fails says so and deletes nothing; the next one succeeds", async () => {
  await save();
  const before = await pictures();
  const failed = await whileLocked(() => browser.post(deletion, "/account/delete", { confirm: "yes" }));
  expect(failed.status).toBe(503);
  expect(failed.data.problem).toMatch(/^Failed to delete account: /);
  expect(await viewerOf(browser.request())).toMatchObject({ nickname: "Ann" });
  expect(await pictures()).toEqual(before);
  expect((await browser.post(deletion, "/account/delete", { confirm: "yes" })).location).toBe("/");
});

it("a profile that can't be stored stays in the form, and its picture is not stored either", async () => {
  const before = await pictures();
  const failed = await whileLocked(save);
  expect(failed.status).toBe(503);
  expect(failed.data.error).toEqual({ "": ["Save failed"] });
  expect(failed.data.initialValue).toEqual({ nickname: "Ann" });
  expect(await pictures()).toEqual(before);
});
