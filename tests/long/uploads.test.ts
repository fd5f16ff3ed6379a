import { readFileSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { attempt } from "~/platform/text";
import { launchBuiltApp, signedUp, Visitor } from "../support/app";
import { says, sends, startFakeOpenAi } from "../support/fake-openai";
import { LONG, measured, often } from "../support/processes";
import { scratchFolder } from "../support/store";
import {
  animatedPng,
  animatedWebp,
  bombPng,
  drawnLabel,
  hugeJpeg,
  manyNotes,
  manyScans,
  nestedUse,
} from "../support/uploads";

const REFUSED_MAX_MS = 300;
const REFUSED_MAX_MB = 60;
/** What the server itself takes for pictures that are taken, several at once. */
const TAKEN_MAX_MB = 350;
/** What the process takes that decodes them: whole they are 200 MB, with what is made of that. */
const DECODED_MAX_MB = 500;
const AVATAR_MAX_BYTES = 4 * 1024 * 1024;

const openAi = await startFakeOpenAi();
const NO_LABEL = {
  ...{ is_label: false, name: null, emoji: "🍽️", basis: "unknown", serving_size: null },
  ...{ calories: null, carbs: null, protein: null, fats: null },
};

let url: string;
let pid: number;
let ann: Visitor;
const pictures = new Map<string, Uint8Array<ArrayBuffer>>();
beforeAll(async () => {
  // Reading what is on them is another matter, and another computer's.
  openAi.replies(sends(says(NO_LABEL)));
  const app = await launchBuiltApp({
    DATA_DIR: scratchFolder(),
    TRUST_PROXY: "1",
    LABEL_OCR: "off",
    AI_ENGINE: "openai",
    AI_ANONYMOUS: "on",
    OPENAI_BASE_URL: openAi.settings.baseUrl,
  });
  [url, pid] = [app.url, app.child.pid ?? 0];
  ann = await signedUp(url, "ann@example.org");
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#c96" } });
  const put = (name: string, bytes: Uint8Array | string) =>
    pictures.set(name, new Uint8Array(Buffer.from(bytes)));
  const jpeg = await plain(800, 600).jpeg().toBuffer();
  const png = await plain(800, 600).png().toBuffer();
  const progressive = await plain(5000, 4990).jpeg({ progressive: true }).toBuffer();
  put("a label", Buffer.from(await (await drawnLabel()).arrayBuffer()));
  put("an empty file", "");
  const deep = { depth: 16, colour: 6 } as const;
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
  put("a PNG of 49,999,999 x 1 pixels and 64 bits", bombPng(49_999_999, 1, deep));
  put("a grey PNG of 50,000,000 x 1 pixels", bombPng(50_000_000, 1, { depth: 8 }));
  put("a PNG of 1 x 50,000,000 pixels", bombPng(1, 50_000_000, { depth: 8 }));
  put("a PNG of 1,000,000 x 50 pixels, interlaced", bombPng(1_000_000, 50, { ...deep, interlaced: true }));
  put("a PNG of 16,385 x 1 pixels", bombPng(16_385, 1));
  put(
    "a PNG of 50 megapixels and 64 bits that lies on its side",
    await sharp(bombPng(7070, 7070, deep), { limitInputPixels: false })
      .toColourspace("rgb16")
      .withMetadata({ orientation: 6 })
      .png()
      .toBuffer(),
  );
  put("a WebP of 80,000 frames", animatedWebp(80_000));
  put("a WebP of 5,000 frames of 24 megapixels", animatedWebp(5000, 16_000, 1500));
  put("a GIF of thousands of frames", await thousandFrames());
  put("a plain PNG of 50 megapixels", bombPng(7070, 7070, { depth: 8, colour: 6 }));
  put(
    "an interlaced PNG of 25 megapixels and 64 bits",
    bombPng(5000, 5000, { depth: 16, colour: 6, interlaced: true }),
  );
  put("a WebP of 25 megapixels", await plain(5000, 5000).webp({ effort: 0 }).toBuffer());
  put("a PNG of 16,384 x 3,000 pixels and 64 bits", bombPng(16_384, 3000, deep));
  put("a PNG of 3,000 x 16,384 pixels and 64 bits", bombPng(3000, 16_384, deep));
  put(
    "an interlaced PNG of 16,384 x 1,500 pixels and 64 bits",
    bombPng(16_384, 1500, { ...deep, interlaced: true }),
  );
  put(
    "a JPEG of 50 megapixels that lies on its side",
    await plain(7070, 7070).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
  );
  put(
    "a WebP of 25 megapixels that lies on its side",
    await sharp({ create: { width: 5000, height: 5000, channels: 4, background: "#c969" } })
      .webp({ effort: 0 })
      .withMetadata({ orientation: 6 })
      .toBuffer(),
  );
  put("an animated PNG of 50,000 frames", animatedPng(png, 50_000));
  put("a JPEG of a million notes", manyNotes(jpeg));
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
  "a PNG of 49,999,999 x 1 pixels and 64 bits",
  "a grey PNG of 50,000,000 x 1 pixels",
  "a PNG of 1 x 50,000,000 pixels",
  "a PNG of 1,000,000 x 50 pixels, interlaced",
  "a PNG of 16,385 x 1 pixels",
  "a PNG of 50 megapixels and 64 bits that lies on its side",
  "a WebP of 80,000 frames",
  "a WebP of 5,000 frames of 24 megapixels",
  "a GIF of thousands of frames",
];
const TAKEN = [
  "a plain PNG of 50 megapixels",
  "an interlaced PNG of 25 megapixels and 64 bits",
  "a WebP of 25 megapixels",
  "a progressive JPEG of 25 megapixels",
  "a PNG of 16,384 x 3,000 pixels and 64 bits",
  "a PNG of 3,000 x 16,384 pixels and 64 bits",
  "an interlaced PNG of 16,384 x 1,500 pixels and 64 bits",
  "a JPEG of 50 megapixels that lies on its side",
  "a WebP of 25 megapixels that lies on its side",
  "an animated PNG of 50,000 frames",
  "a JPEG of a million notes",
  "a picture with a page behind it",
  "one of 4 MB",
];

/** Frames of 2 by 2 pixels below each other, as the package takes them. */
const thousandFrames = () => {
  const [width, height, channels] = [2, 8000, 3] as const;
  const pixels = Buffer.from(Array.from({ length: width * height * channels }, (_, i) => i % 251));
  return sharp(pixels, { raw: { width, height, channels, pageHeight: 2 } })
    .gif()
    .toBuffer();
};

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
    signal: AbortSignal.timeout(100_000),
  });
}

function label(name: string, address = "192.0.2.9", server = url) {
  const form = new FormData();
  form.set("image", fileOf(name));
  return new Visitor(server).send("/api/ai/parse/food", {
    method: "POST",
    body: form,
    headers: { "X-Forwarded-For": address },
    signal: AbortSignal.timeout(100_000),
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
        if (LONG) expect(ms, name).toBeLessThan(REFUSED_MAX_MS);
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
  let [slowest, most, mostDecoding] = [0, 0, 0];
  for (const name of TAKEN) {
    const { answer, ms, mb, decodingMb, ill } = await watched(() => avatar(name));
    expect(answer.status, `${name}: ${/class="error[^>]*>([^<]*)/.exec(answer.text)?.[1] ?? ""}`).toBe(303);
    expect(mb, name).toBeLessThan(TAKEN_MAX_MB);
    expect(decodingMb, name).toBeLessThan(DECODED_MAX_MB);
    expect(ill, name).toBe(0);
    [slowest, most] = [Math.max(slowest, ms), Math.max(most, mb)];
    mostDecoding = Math.max(mostDecoding, decodingMb);
  }
  const promised = `the largest picture that is taken takes less than ${TAKEN_MAX_MB} MB, and ${DECODED_MAX_MB} MB of a process beside`;
  const figure = `at most ${Math.round(most)} MB, ${Math.round(mostDecoding)} MB beside, and ${Math.round(slowest)} ms`;
  measured("uploads", promised, figure);
  const all = await watched(() =>
    Promise.all(Array.from({ length: 10 }, () => avatar("a WebP of 25 megapixels"))),
  );
  const statuses = all.answer.map(({ status }) => status).sort();
  expect(statuses).toEqual([303, 303, ...Array(8).fill(503)]);
  expect(all.mb).toBeLessThan(TAKEN_MAX_MB);
});

const SIX = [
  "a PNG of 49,999,999 x 1 pixels and 64 bits",
  "a PNG of 1 x 50,000,000 pixels",
  "a WebP of 80,000 frames",
  "an interlaced PNG of 25 megapixels and 64 bits",
  "a JPEG of a million notes",
];
const sixAtOnce = (name: string) =>
  Promise.all([1, 2, 3, 4, 5, 6].map((place) => label(name, `192.0.2.${place}`)));

test("six at once from six addresses take no more", async () => {
  for (const name of SIX) {
    const { answer, mb, decodingMb, ill } = await watched(() => sixAtOnce(name));
    for (const { status } of answer) expect([400, 413, 415, 503], name).toContain(status);
    expect(mb, name).toBeLessThan(TAKEN_MAX_MB);
    expect(decodingMb, name).toBeLessThan(DECODED_MAX_MB);
    expect(ill, name).toBe(0);
  }
  expect((await avatar("a label")).status).toBe(303);
});

test("a label is read after all of them", async () => {
  const reading = await launchBuiltApp({ DATA_DIR: scratchFolder(), TRUST_PROXY: "1" });
  for (const name of SIX.slice(0, 3)) await label(name, "192.0.2.9", reading.url);
  const { status, text } = await label("a label", "192.0.2.9", reading.url);
  expect([status, JSON.parse(text)]).toMatchObject([200, { data: { nutrition: { calories: 103 } } }]);
});

test("4 MB are taken and not a byte more, and so are twenty parts and not one more", async () => {
  expect((await avatar("one of 4 MB", 20)).status).toBe(303);
  const { status, text } = await avatar("a byte more than 4 MB");
  expect([status, text.includes("4 MB and 50 megapixels")]).toEqual([413, true]);
  expect((await avatar("one of 4 MB", 21)).status).toBe(413);
});

/**
 * What the server answers, how long it takes (ms), how much more memory it holds meanwhile, how much the process beside
 * that decodes, and how often the server seemed ill.
 */
async function watched<T>(work: () => Promise<T>) {
  const before = memoryMb(pid, "VmRSS");
  // From here on the highest point is noted anew.
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
  let [decodingMb, ill, over] = [0, 0, false];
  const watching = (async () => {
    while (!over) {
      const decoding = pictureProcess();
      if (decoding) decodingMb = Math.max(decodingMb, memoryMb(decoding, "VmRSS"));
      if ((await fetch(`${url}/healthz`)).status !== 200) ill++;
      await sleep(5);
    }
  })();
  const since = performance.now();
  try {
    const answer = await work();
    const ms = performance.now() - since;
    const mb = memoryMb(pid, "VmHWM") - before;
    return { answer, ms, mb, decodingMb, ill };
  } finally {
    over = true;
    await watching;
  }
}

/** Zero for a process that is gone. */
function memoryMb(of: number, figure: "VmRSS" | "VmHWM") {
  const status = attempt(() => readFileSync(`/proc/${of}/status`, "utf8")) ?? "";
  return Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
}

const pictureProcess = () =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
    .split(" ")
    .map(Number)
    .find((child) =>
      attempt(() => readFileSync(`/proc/${child}/cmdline`, "utf8"))?.includes("picture-process"),
    );
