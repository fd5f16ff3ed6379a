import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { beforeAll, expect, it, vi } from "vitest";
import { IMPORT_REFUSALS } from "~/features/imports/messages";
import { AVATAR_MESSAGES } from "../../app/features/account/picture/avatar";
import { PLATE_MESSAGES } from "../../app/features/eat/plate/plate";
import { LABEL_MESSAGES } from "../../app/features/label/label-reading";
import { type BuiltApp, signedUp, startBuiltApp } from "../support/app";

const MB = 1024 * 1024;
const TYPE = "multipart/form-data; boundary=edge-of-part";
let app: BuiltApp;
let withModel: BuiltApp;
beforeAll(async () => {
  app = await startBuiltApp();
  // Where photos of a plate are read.
  withModel = await startBuiltApp({
    AI_ENGINE: "openai",
    OPENAI_API_KEY: "key",
    OPENAI_BASE_URL: "http://127.0.0.1:9",
    OPENAI_VISION_MODEL: "vision",
  });
});

/** What a body that is only announced is answered with. */
async function announce(path: string, bytes: number, more: Record<string, string> = {}) {
  const sent = request(`${app.url}/`, {
    method: "POST",
    path,
    headers: { "Content-Type": TYPE, "Content-Length": bytes, "Sec-Fetch-Site": "same-origin", ...more },
  });
  sent.flushHeaders();
  const [answer, words] = await new Promise<[IncomingMessage, string]>((done, failed) => {
    sent.once("response", async (answer) => done([answer, await text(answer)]));
    sent.once("error", failed);
  });
  return { status: answer.statusCode, words, location: answer.headers.location };
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
  ["/eat/plate", 32 * MB + 100_000],
  ["/api/ai/parse/plate", 32 * MB + 100_000],
  ["/api/ai/parse/food", 8 * MB + 100_000],
  ["/account/data/import", 20 * MB + 100_000],
  ["/api/imports", 20 * MB + 100_000],
])("%s takes no body of %d bytes, and says so before it is sent", async (path, bytes) => {
  const { status, words } = await announce(path, bytes);
  expect(status).toBe(413);
  if (path === "/account/profile") expect(words).toBe(`${AVATAR_MESSAGES.tooLarge}\n`);
  if (path === "/account/data/import") expect(words).toBe(`${IMPORT_REFUSALS.tooLarge}\n`);
  if (path === "/eat/plate") expect(words).toBe(`${PLATE_MESSAGES.tooLarge}\n`);
  if (path === "/eat/scan-label") expect(words).toBe(`${LABEL_MESSAGES.photoTooLarge}\n`);
  if (path.startsWith("/api/")) expect(JSON.parse(words)).toMatchObject({ success: false, data: null });
});

it.each([
  ["/account/profile", "avatar", AVATAR_MESSAGES.tooLarge],
  ["/puzzles/mine?step=upload", "file", AVATAR_MESSAGES.tooLarge],
  ["/account/data/import", "file", IMPORT_REFUSALS.tooLarge],
  ["/recipes?step=file", "file", IMPORT_REFUSALS.tooLarge],
  ["/eat/scan-label?date=2026-01-05", "image", LABEL_MESSAGES.photoTooLarge],
  ["/eat/plate?date=2026-01-05", "photos", PLATE_MESSAGES.tooLarge],
])("a browser's form to %s that is too large is answered at its field", async (path, field, message) => {
  const { status, location = "" } = await announce(path, 40 * MB, { Accept: "text/html" });
  expect(status).toBe(303);
  const { href } = new URL(location, app.url + path);
  expect(href.startsWith(app.url + path)).toBe(true);
  const dan = await signedUp(withModel.url, `dan+${path.length}@example.org`);
  const page = await dan.get(href.slice(app.url.length));
  expect(page.status).toBe(413);
  const [, id] =
    new RegExp(`<input[^>]*name="${field}"[^>]*aria-describedby="([^"]*)"`).exec(page.text) ?? [];
  const [error] = id?.split(" ").slice(-1) ?? [];
  expect(page.text).toContain(`id="${error}">${message}`);
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

/** Connections of one address that announce a body and keep its last part back, and what each is answered. */
function heldBack(
  from: string,
  path: string,
  { count, bytes, sent }: { count: number; bytes: number; sent: number },
) {
  const { port } = new URL(app.url);
  return Array.from({ length: count }, () => {
    const socket = connect({ host: "127.0.0.1", port: Number(port), localAddress: from });
    const held = { socket, answer: "" };
    socket.on("error", () => {});
    socket.on("data", (data) => {
      held.answer += data;
    });
    const head = ["Host: localhost", `Content-Type: ${TYPE}`, `Content-Length: ${bytes}`].join("\r\n");
    socket.write(`POST ${path} HTTP/1.1\r\n${head}\r\n\r\n`);
    socket.write(Buffer.alloc(sent));
    return held;
  });
}

it("a stranger's uploads that never end keep nobody's photo or import out", async () => {
  const ben = await signedUp(app.url, "ben@example.org");
  const count = 14;
  const imports = heldBack("127.0.0.2", "/api/imports", { count, bytes: 20 * MB, sent: 19 * MB });
  const pages = heldBack("127.0.0.2", "/account/data/import", { count, bytes: 20 * MB, sent: 19 * MB });
  const photos = heldBack("127.0.0.2", "/api/ai/parse/food", { count, bytes: 8 * MB, sent: 8 * MB - 1 });
  const sockets = [...imports, ...pages, ...photos].map(({ socket }) => socket);
  try {
    await vi.waitFor(() => {
      for (const { answer } of imports) expect(answer).toMatch(/^HTTP\/1\.1 401 /);
      for (const { answer } of pages) expect(answer).toMatch(/^HTTP\/1\.1 302 [\s\S]*location: \/log-in/i);
      expect(photos.filter(({ answer }) => answer.startsWith("HTTP/1.1 503 ")).length).toBeGreaterThan(
        count - 3,
      );
    }, 20_000);
    const upload = (name: string, bytes: number) => {
      const form = new FormData();
      form.set(name, new File([new Uint8Array(bytes)], "a.bin", { type: "image/jpeg" }));
      return form;
    };
    const visitor = await fetch(`${app.url}/api/ai/parse/food`, {
      method: "POST",
      body: upload("image", 5 * MB),
    });
    expect(visitor.status).toBe(415);
    expect((await ben.post("/eat/scan-label", upload("image", 5 * MB))).status).toBe(415);
    expect((await ben.post("/account/data/import", upload("file", 19 * MB))).status).toBe(400);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
});

it("a form with a picture whose session has ended is read for what was typed in it", async () => {
  const cat = await signedUp(app.url, "cat@example.org");
  await app.store.tx((db) => db.delete(db.t.session));
  const form = new FormData();
  form.set("nickname", "Catherine");
  form.set("avatar", new File([new Uint8Array(3 * MB)], "a.jpg", { type: "image/jpeg" }));
  expect((await cat.post("/account/profile", form)).location).toMatch(/^\/log-in\?/);
  expect(cat.cookies.has("pp_late_form")).toBe(true);
  const [saved] = await app.store.read.select().from(app.store.read.t.late_form);
  expect(saved?.fields).toEqual({ nickname: "Catherine" });
});
