import { request } from "node:http";
import { text } from "node:stream/consumers";
import { beforeAll, expect, it } from "vitest";
import { AVATAR_MESSAGES } from "~/features/account/avatar";
import { IMPORT_REFUSALS } from "~/features/imports/messages";
import { LABEL_MESSAGES } from "~/features/label/label-reading";
import { type BuiltApp, startBuiltApp } from "../support/built-app";
import { signedUp } from "../support/two-people";

const MB = 1024 * 1024;
const TYPE = "multipart/form-data; boundary=edge-of-part";
let app: BuiltApp;
beforeAll(async () => {
  app = await startBuiltApp();
}, 60_000);

/** What a body that is only announced is answered with. */
async function announce(path: string, bytes: number, type = TYPE) {
  const sent = request(`${app.url}/`, {
    method: "POST",
    path,
    headers: { "Content-Type": type, "Content-Length": bytes, "Sec-Fetch-Site": "same-origin" },
  });
  sent.flushHeaders();
  const [status, words] = await new Promise<[number | undefined, string]>((done, failed) => {
    sent.once("response", async (answer) => done([answer.statusCode, await text(answer)]));
    sent.once("error", failed);
  });
  return { status, words };
}

it.each([
  ["/log-in", MB],
  ["/log-in.data", MB],
  ["/LOG-IN/", 100_000],
  ["/account/password", MB],
  ["/eat/describe?step=food", 200_000],
  ["/api/food", 100_000],
  ["/no/such/page", MB],
  ["/account/profile", 8 * MB + 100_000],
  ["/account/%70rofile.data", 8 * MB + 100_000],
  ["/eat/scan-label", 8 * MB + 100_000],
  ["/api/ai/parse/food", 8 * MB + 100_000],
  ["/account/data/import", 20 * MB + 100_000],
  ["/api/imports", 20 * MB + 100_000],
])("%s takes no body of %d bytes, and says so before it is sent", async (path, bytes) => {
  const { status, words } = await announce(path, bytes);
  expect(status).toBe(413);
  if (path === "/account/profile") expect(words).toBe(`${AVATAR_MESSAGES.tooLarge}\n`);
  if (path === "/account/data/import") expect(words).toBe(`${IMPORT_REFUSALS.tooLarge}\n`);
  if (path === "/eat/scan-label") expect(words).toBe(`${LABEL_MESSAGES.photoTooLarge}\n`);
  if (path.startsWith("/api/")) expect(JSON.parse(words)).toMatchObject({ success: false, data: null });
});

it("an avatar of 5 MB is refused at its field, and the form stays filled in", async () => {
  const ann = await signedUp(app.url, "ann@example.org");
  const form = new FormData();
  form.set("nickname", "Annie");
  form.set("avatar", new File([new Uint8Array(5 * MB)], "a.jpg", { type: "image/jpeg" }));
  const { status, text: page } = await ann.post("/account/profile", form);
  expect(status).toBe(413);
  expect(page).toContain(AVATAR_MESSAGES.tooLarge);
  expect(page).toContain('value="Annie"');
});

it.each([
  ["/account/profile", 4 * MB, "image/jpeg"],
  ["/account/profile.data", 4 * MB, "image/jpeg"],
  ["/EAT/scan-label?barcode=1", 8 * MB, "image/jpeg"],
  ["/api/ai/parse/food", 8 * MB, "image/jpeg"],
])("%s takes a picture of %d bytes with the form around it", async (path, bytes, type) => {
  const form = new FormData();
  for (const name of ["image", "avatar"])
    if (name === (path.startsWith("/account") ? "avatar" : "image"))
      form.set(name, new File([new Uint8Array(bytes)], "a.jpg", { type }));
  const { status } = await fetch(app.url + path, { method: "POST", body: form, redirect: "manual" });
  // Past the edge, where it is no picture, or nobody is signed in.
  expect([202, 302, 401, 415]).toContain(status);
});
