import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { startEdge } from "../../tests/support/edge";
import { PARTS_MAX } from "./check-request";
import {
  BODIES_MAX_BYTES,
  BODIES_OF_BLOCK_MAX_BYTES,
  BODY_MAX_BYTES,
  BODY_MAX_MS,
  type BodyLimit,
} from "./read-body";

/** Hundreds of megabytes go through a busy machine. */
const PATIENCE_MS = 60_000;
const PHOTO_MAX_BYTES = 8 * 1024 * 1024;
const PHOTO = { maxBytes: PHOTO_MAX_BYTES, tooLarge: "That photo is too large." };
const LIMITS: Record<string, BodyLimit> = {
  "/photo": PHOTO,
  "/shown": { ...PHOTO, shownBy: "too-large" },
  "/members": { ...PHOTO, strangersBytes: 0 },
  "/strangers-too": { ...PHOTO, strangersBytes: 2 * PHOTO_MAX_BYTES },
};
const edge = await startEdge({
  bodyLimit: (path) => LIMITS[path],
  isKnown: async ({ headers }) => headers.get("Authorization") === "Bearer ann",
  settings: { trustProxy: 1 },
});
const head = (more: string, path = "/") => `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n\r\n`;
const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${"a".repeat(bytes)}\r\n`;

/** Sends pieces for as long as the server takes them; gives what it answered. */
function pour(first: string, piece: string, times: number) {
  return new Promise<string>((resolve) => {
    let answer = "";
    const socket = connect(edge.port, "127.0.0.1", async () => {
      socket.write(first);
      for (let i = 0; i < times && !socket.destroyed && !answer; i++) {
        if (!socket.write(piece)) await new Promise((go) => socket.once("drain", go).once("close", go));
      }
      socket.end();
    });
    socket.on("data", (data) => {
      answer += data;
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(answer));
  });
}

test("reads a body up to its limit, announced or chunked", async () => {
  const body = "a".repeat(BODY_MAX_BYTES);
  expect((await edge.send({ method: "POST", body })).status).toBe(200);
  expect(
    (await edge.send({ method: "POST", body, headers: { "Transfer-Encoding": "chunked" } })).status,
  ).toBe(200);
  expect(edge.seen.slice(-2).map(({ body }) => body.length)).toEqual([BODY_MAX_BYTES, BODY_MAX_BYTES]);
});

test("reads a form", async () => {
  const form = new FormData();
  form.set("image", new File([new Uint8Array(100_000)], "label.jpg", { type: "image/jpeg" }));
  const sent = new Request("http://x", { method: "POST", body: form });
  const type = sent.headers.get("Content-Type") ?? "";
  const body = Buffer.from(await sent.arrayBuffer());
  const path = "/photo?from=camera";
  expect((await edge.send({ method: "POST", path, headers: { "Content-Type": type }, body })).status).toBe(
    200,
  );
  const read = await edge.seen.at(-1)?.request.formData();
  expect(read?.get("image")).toMatchObject({ name: "label.jpg", size: 100_000 });
});

const multipart = "Content-Type: multipart/form-data; boundary=edge-of-part\r\n";
const plainOver = `Content-Length: ${BODY_MAX_BYTES + 1}`;
const photoOver = `Content-Length: ${PHOTO_MAX_BYTES + 1}`;
test.each([
  ["announced", pour, head(plainOver), "", 0],
  ["announced, a form of files", pour, head(multipart + plainOver), "", 0],
  ["announced, where photos may come", pour, head(multipart + photoOver, "/photo"), "", 0],
  ["announced, and waiting to be let", pour, head(`Expect: 100-continue\r\n${plainOver}`), "", 0],
  ["announced, no form of files, where photos may come", pour, head(photoOver, "/photo"), "", 0],
  ["chunked", pour, head("Transfer-Encoding: chunked"), chunk(4096), 20_000],
  ["chunked, a form of files", pour, head(`${multipart}Transfer-Encoding: chunked`), chunk(65_536), 1000],
  [
    "chunked, where photos may come",
    pour,
    head(`${multipart}Transfer-Encoding: chunked`, "/photo"),
    chunk(65_536),
    1000,
  ],
])("refuses a body over its limit while it is being sent: %s", async (_, send, first, piece, times) => {
  const before = edge.seen.length;
  expect(await send(first, piece, times)).toMatch(
    /^HTTP\/1\.1 413 [\s\S]*Connection: close[\s\S]*too large/i,
  );
  expect(edge.seen).toHaveLength(before);
});

test("a page that can say so itself is where a body over its limit leads", async () => {
  const headers = { "Content-Type": "multipart/form-data; boundary=edge-of-part" };
  const body = Buffer.alloc(PHOTO_MAX_BYTES + 1);
  const send = (path: string, Accept: string) =>
    edge.send({ method: "POST", path, headers: { ...headers, Accept }, body });
  const served = edge.served.length;
  const html = await send("/shown?date=2026-11-20&too-large=", "text/html,*/*");
  expect([html.status, html.headers.location]).toEqual([303, "?date=2026-11-20&too-large="]);
  expect((await send("/shown", "text/html")).headers.location).toBe("?too-large=");
  expect((await send("/shown", "*/*")).status).toBe(413);
  await vi.waitFor(() => expect(edge.served).toHaveLength(served + 3), PATIENCE_MS);
});

test("a client that leaves mid-body never reaches the product", async () => {
  const [seen, served] = [edge.seen.length, edge.served.length];
  const body = "name=Rice&calories=130&carbs=28";
  for (let cut = 0; cut < body.length; cut++) {
    const socket = connect(edge.port, "127.0.0.1");
    await new Promise<void>((sent) =>
      socket.write(head(`Content-Length: ${body.length}`) + body.slice(0, cut), () => sent()),
    );
    socket.destroy();
  }
  await vi.waitFor(() => expect(edge.served).toHaveLength(served + body.length), PATIENCE_MS);
  expect(edge.served.slice(served).every(({ gone }) => gone)).toBe(true);
  // Requests begin in order, so that any of those would have come before this one.
  expect((await edge.send({ method: "POST", body })).status).toBe(200);
  expect(edge.seen.slice(seen).map((request) => request.body)).toEqual([body]);
});

test("refuses a body that takes too long", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const before = edge.seen.length;
  const socket = connect(edge.port, "127.0.0.1");
  let answer = "";
  socket.on("data", (data) => {
    answer += data;
  });
  await new Promise<void>((sent) => socket.write(`${head("Content-Length: 10")}a`, () => sent()));
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  vi.advanceTimersByTime(BODY_MAX_MS);
  vi.useRealTimers();
  await vi.waitFor(() => expect(answer).toMatch(/^HTTP\/1\.1 408 /));
  socket.destroy();
  expect(edge.seen).toHaveLength(before);
});

test("a path may raise the limit, and Expect: 100-continue is answered", async () => {
  const headers = { "Content-Type": "multipart/form-data; boundary=edge-of-part" };
  const body = Buffer.alloc(PHOTO_MAX_BYTES + 1);
  const answer = await edge.send({ method: "POST", path: "/photo", headers, body });
  expect([answer.status, answer.text]).toEqual([413, "That photo is too large.\n"]);
  const socket = connect(edge.port, "127.0.0.1");
  socket.write(head("Expect: 100-continue\r\nContent-Length: 3"));
  expect(String((await once(socket, "data"))[0])).toBe("HTTP/1.1 100 Continue\r\n\r\n");
  socket.write("a=1");
  expect(String((await once(socket, "data"))[0])).toMatch(/^HTTP\/1\.1 200 /);
  expect(edge.seen.at(-1)?.body).toBe("a=1");
  socket.destroy();
});

const open = new Set<Socket>();
afterEach(() => {
  for (const socket of open) socket.destroy();
  open.clear();
});

/** Uploads of photos from an address, all but the last byte of each sent. */
function uploadsFrom(address: string, { path = "/photo", count = 14, more = "" } = {}) {
  const most = Buffer.alloc(PHOTO_MAX_BYTES - 1);
  return Array.from({ length: count }, () => {
    const upload = { answer: "", socket: connect(edge.port, "127.0.0.1") };
    open.add(upload.socket);
    upload.socket
      .on("error", () => {})
      .on("data", (data) => {
        upload.answer += data;
      });
    const from = `X-Forwarded-For: ${address}\r\n`;
    upload.socket.write(head(`${from}${more}${multipart}Content-Length: ${PHOTO_MAX_BYTES}`, path));
    upload.socket.write(most);
    return upload;
  });
}
type Upload = ReturnType<typeof uploadsFrom>[number];

const refused = (uploads: Upload[], status = 503) =>
  uploads.filter(({ answer }) => answer.startsWith(`HTTP/1.1 ${status} `));

async function leave(uploads: Upload[]) {
  for (const { socket } of uploads) socket.destroy();
  await vi.waitFor(() => expect(edge.counts().bodyBytes).toBe(0), PATIENCE_MS);
}

test("all photos together stay under their limit; small forms pass, and finished bodies make room", async () => {
  const uploads = [1, 2, 3, 4].flatMap((n) => uploadsFrom(`192.0.2.${n}`, { count: 9 }));
  await vi.waitFor(() => expect(refused(uploads)).not.toEqual([]), PATIENCE_MS);
  expect(edge.counts().bodyBytes).toBeLessThanOrEqual(BODIES_MAX_BYTES + 65_536 * uploads.length);
  expect((await edge.send({ method: "POST", body: "a=1" })).status).toBe(200);
  await leave(uploads);
  expect((await edge.send({ method: "POST", path: "/photo", body: "a=1" })).status).toBe(200);
});

const photoFrom = (address: string, path = "/photo", more: Record<string, string> = {}) =>
  edge.send({
    method: "POST",
    path,
    headers: {
      "X-Forwarded-For": address,
      "Content-Type": "multipart/form-data; boundary=edge-of-part",
      ...more,
    },
    body: Buffer.alloc(7_000_000),
  });

test("one address block holds a third at most, with an account too, and others' photos pass", async () => {
  const fits = Math.floor(BODIES_OF_BLOCK_MAX_BYTES / PHOTO_MAX_BYTES);
  const uploads = uploadsFrom("2001:db8::1", { path: "/members", more: "Authorization: Bearer ann\r\n" });
  await vi.waitFor(
    () => expect(refused(uploads).length).toBeGreaterThanOrEqual(uploads.length - fits),
    PATIENCE_MS,
  );
  expect((await photoFrom("2001:db8::2")).status).toBe(503);
  expect((await photoFrom("2001:db8:0:1::2")).status).toBe(200);
  await leave(uploads);
  expect((await photoFrom("2001:db8::2")).status).toBe(200);
});

test("where an account is needed, a stranger's large body is not held, and the product answers without it", async () => {
  const before = edge.seen.length;
  const uploads = uploadsFrom("192.0.2.1", { path: "/members" });
  await vi.waitFor(() => expect(refused(uploads, 200)).toHaveLength(uploads.length), PATIENCE_MS);
  expect(edge.counts().bodyBytes).toBe(0);
  expect(edge.seen.slice(before).map(({ body }) => body)).toEqual(uploads.map(() => ""));
  // After the rest of the body, the same connection takes another request.
  const [first] = uploads;
  first?.socket.write("a");
  first?.socket.write(`${head("Content-Length: 3", "/members")}a=1`);
  await vi.waitFor(() => expect(first?.answer.match(/HTTP\/1\.1 200 /g)).toHaveLength(2), PATIENCE_MS);
  expect(edge.seen.at(-1)?.body).toBe("a=1");
  await leave(uploads);
  expect((await photoFrom("192.0.2.1", "/members", { Authorization: "Bearer ann" })).status).toBe(200);
  expect(edge.seen.at(-1)?.body).toHaveLength(7_000_000);
});

test("a stranger who waits to be let is answered before the body", async () => {
  const [waiting] = uploadsFrom("192.0.2.1", {
    path: "/members",
    more: "Expect: 100-continue\r\n",
    count: 1,
  });
  await vi.waitFor(() => expect(waiting?.answer).toMatch(/^HTTP\/1\.1 200 /), PATIENCE_MS);
  waiting?.socket.destroy();
});

test("an address block of strangers has a small share where they may send, and people with an account the usual one", async () => {
  const uploads = uploadsFrom("192.0.2.1", { path: "/strangers-too" });
  await vi.waitFor(
    () => expect(refused(uploads).length).toBeGreaterThanOrEqual(uploads.length - 2),
    PATIENCE_MS,
  );
  expect((await photoFrom("192.0.2.2", "/strangers-too")).status).toBe(200);
  expect((await photoFrom("192.0.2.1", "/strangers-too", { Authorization: "Bearer ann" })).status).toBe(200);
  await leave(uploads);
});

test("refuses a form of too many parts before parsing it", async () => {
  const send = (parts: number, boundary = "boundary=xyz-xyz-xyz") => {
    const part = `--xyz-xyz-xyz\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n`;
    return edge.send({
      method: "POST",
      headers: { "Content-Type": `multipart/form-data; ${boundary}` },
      body: `${part.repeat(parts)}--xyz-xyz-xyz--\r\n`,
    });
  };
  expect((await send(PARTS_MAX)).status).toBe(200);
  const before = edge.seen.length;
  for (const boundary of [
    "boundary=xyz-xyz-xyz",
    'boundary="xyz-xyz-xyz"',
    'boundary="x\\yz-xyz-xyz"',
    "boundary=xyz-xyz-xyz; charset=utf-8",
    "BOUNDARY=xyz-xyz-xyz; boundary=another-one",
    'a="; boundary=another-one"; boundary=xyz-xyz-xyz',
  ]) {
    const answer = await send(PARTS_MAX + 1, boundary);
    expect([answer.status, answer.text]).toEqual([413, "That is too large to be sent.\n"]);
  }
  expect((await send(50_000)).status).toBe(413);
  expect(edge.seen).toHaveLength(before);
});
