import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { launchBuiltApp, Visitor } from "../support/built-app";
import { bombPng, hugeJpeg, manyScans, nestedUse } from "../support/picture-bombs";
import { LONG, measured, often } from "../support/promise";
import { scratchFolder } from "../support/scratch-folder";
import { signedUp } from "../support/two-people";

const REFUSED_MAX_MS = LONG ? 300 : 2000;
const REFUSED_MAX_MB = 60;
/** Of a picture that is taken: decoded whole it is 25 megapixels of 8 bytes, with what is made of it. */
const TAKEN_MAX_MB = 350;
const AVATAR_MAX_BYTES = 4 * 1024 * 1024;

let url: string;
let pid: number;
let ann: Visitor;
const pictures = new Map<string, Uint8Array<ArrayBuffer>>();
beforeAll(async () => {
  // Reading what is on them is another matter: it takes a process of its own.
  const app = await launchBuiltApp({ DATA_DIR: scratchFolder(), LABEL_OCR: "off" });
  [url, pid] = [app.url, app.child.pid ?? 0];
  ann = await signedUp(url, "ann@example.org");
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#c96" } });
  const put = (name: string, bytes: Uint8Array | string) =>
    pictures.set(name, new Uint8Array(Buffer.from(bytes)));
  const jpeg = await plain(800, 600).jpeg().toBuffer();
  const png = await plain(800, 600).png().toBuffer();
  const progressive = await plain(5000, 4990).jpeg({ progressive: true }).toBuffer();
  put("an empty file", "");
  put("an SVG that uses itself a billion times", nestedUse());
  put("a page", "<!doctype html><script>alert(1)</script>");
  put("a GIF", await plain(9, 9).gif().toBuffer());
  put("half a JPEG", jpeg.subarray(0, jpeg.length / 2));
  put("half a PNG", png.subarray(0, png.length / 2));
  put("a PNG of 268 megapixels", bombPng(16_384, 16_384));
  put("a PNG of 900 megapixels", bombPng(30_000, 30_000));
  put(
    "an interlaced PNG of 50 megapixels and 64 bits",
    bombPng(7070, 7070, { depth: 16, colour: 6, interlaced: true }),
  );
  put("a WebP of 50 megapixels", await plain(7070, 7070).webp({ effort: 0 }).toBuffer());
  put("a progressive JPEG of 50 megapixels", await plain(7070, 7070).jpeg({ progressive: true }).toBuffer());
  put(
    "a progressive JPEG of 3000 scans",
    manyScans(await plain(900, 900).jpeg({ progressive: true }).toBuffer(), 3000),
  );
  put("a JPEG that says it is 65,000 pixels wide and high", hugeJpeg(jpeg, 65_000));
  put("a plain PNG of 50 megapixels", bombPng(7070, 7070, { depth: 8, colour: 6 }));
  put(
    "an interlaced PNG of 25 megapixels and 64 bits",
    bombPng(5000, 5000, { depth: 16, colour: 6, interlaced: true }),
  );
  put("a WebP of 25 megapixels", await plain(5000, 5000).webp({ effort: 0 }).toBuffer());
  put("a progressive JPEG of 25 megapixels", progressive);
  put("a picture with a page behind it", Buffer.concat([jpeg, Buffer.from("<script>alert(1)</script>")]));
  put("one of 4 MB", Buffer.concat([jpeg, Buffer.alloc(AVATAR_MAX_BYTES - jpeg.length)]));
  put("a byte more than 4 MB", Buffer.concat([jpeg, Buffer.alloc(AVATAR_MAX_BYTES + 1 - jpeg.length)]));
});

const REFUSED = [
  "an empty file",
  "an SVG that uses itself a billion times",
  "a page",
  "a GIF",
  "half a JPEG",
  "half a PNG",
  "a PNG of 268 megapixels",
  "a PNG of 900 megapixels",
  "an interlaced PNG of 50 megapixels and 64 bits",
  "a WebP of 50 megapixels",
  "a progressive JPEG of 50 megapixels",
  "a progressive JPEG of 3000 scans",
  "a JPEG that says it is 65,000 pixels wide and high",
];
const TAKEN = [
  "a plain PNG of 50 megapixels",
  "an interlaced PNG of 25 megapixels and 64 bits",
  "a WebP of 25 megapixels",
  "a progressive JPEG of 25 megapixels",
  "a picture with a page behind it",
  "one of 4 MB",
];

const fileOf = (name: string) =>
  new File([pictures.get(name) ?? "no such picture"], "me.jpg", { type: "image/jpeg" });

function avatar(name: string, parts = 1) {
  const form = new FormData();
  form.set("nickname", "Ann");
  for (let i = 2; i < parts; i++) form.set(`x-${i}`, "1");
  form.set("avatar", fileOf(name));
  return ann.send("/account/profile", {
    method: "POST",
    body: form,
    headers: { "Sec-Fetch-Site": "same-origin" },
    signal: AbortSignal.timeout(60_000),
  });
}

function label(name: string) {
  const form = new FormData();
  form.set("image", fileOf(name));
  return new Visitor(url).send("/api/ai/parse/food", {
    method: "POST",
    body: form,
    signal: AbortSignal.timeout(60_000),
  });
}

test("a picture that is none, or too large to be decoded, is refused at once and takes no memory", async () => {
  for (const name of REFUSED) await avatar(name);
  let [slowest, most] = [0, 0];
  for (let round = 0; round < often(1, 5); round++)
    for (const name of REFUSED)
      for (const send of [avatar, label]) {
        const { answer, ms, mb, ill } = await watched(() => send(name));
        expect([400, 413, 415], name).toContain(answer.status);
        expect(ms, name).toBeLessThan(REFUSED_MAX_MS);
        expect(mb, name).toBeLessThan(REFUSED_MAX_MB);
        expect(ill, name).toBe(0);
        [slowest, most] = [Math.max(slowest, ms), Math.max(most, mb)];
      }
  const promised = `a hostile picture is refused within ${REFUSED_MAX_MS} ms and ${REFUSED_MAX_MB} MB`;
  measured(
    "uploads",
    promised,
    `${REFUSED.length} kinds: at most ${Math.round(slowest)} ms and ${Math.round(most)} MB`,
  );
});

test("the largest that are taken take a bearable amount of memory, one after the other", async () => {
  let [slowest, most] = [0, 0];
  for (const name of TAKEN) {
    const { answer, ms, mb, ill } = await watched(() => avatar(name));
    expect(answer.status, `${name}: ${/class="error[^>]*>([^<]*)/.exec(answer.text)?.[1] ?? ""}`).toBe(303);
    expect(mb, name).toBeLessThan(TAKEN_MAX_MB);
    expect(ill, name).toBe(0);
    [slowest, most] = [Math.max(slowest, ms), Math.max(most, mb)];
  }
  const promised = `the largest picture that is taken takes less than ${TAKEN_MAX_MB} MB`;
  measured("uploads", promised, `at most ${Math.round(most)} MB and ${Math.round(slowest)} ms`);
  const all = await watched(() =>
    Promise.all(Array.from({ length: 10 }, () => avatar("a WebP of 25 megapixels"))),
  );
  const statuses = all.answer.map(({ status }) => status).sort();
  expect(statuses).toEqual([303, 303, 303, 303, 303, 503, 503, 503, 503, 503]);
  expect(all.mb).toBeLessThan(TAKEN_MAX_MB + 100);
});

test("4 MB are taken and not a byte more, and so are twenty parts and not one more", async () => {
  expect((await avatar("one of 4 MB", 20)).status).toBe(303);
  const { status, text } = await avatar("a byte more than 4 MB");
  expect([status, text.includes("4 MB and 50 megapixels")]).toEqual([413, true]);
  expect((await avatar("one of 4 MB", 21)).status).toBe(413);
});

/** What the server answers, how long it takes (ms), how much more memory it holds meanwhile, and how often it seemed ill. */
async function watched<T>(work: () => Promise<T>) {
  const before = residentMb();
  let [peak, ill, over] = [before, 0, false];
  const watching = (async () => {
    while (!over) {
      peak = Math.max(peak, residentMb());
      if ((await fetch(`${url}/healthz`)).status !== 200) ill++;
      await sleep(5);
    }
  })();
  const since = performance.now();
  const answer = await work();
  const ms = performance.now() - since;
  over = true;
  await watching;
  return { answer, ms, mb: peak - before, ill };
}

const residentMb = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
