import sharp from "sharp";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { READER_LIMITS, readerEntry, startReader } from "~/features/label/ocr/process.server";
import { startFakeOpenAi } from "../../../tests/support/fake-openai";
import { animatedWebp, bombPng, hugeJpeg, manyScans, nestedUse } from "../../../tests/support/uploads";
import { LABEL_MESSAGES, type LabelReading } from "./label-reading";
import { labelReaders, readsLabels, scanPhoto } from "./read-label.server";

const { settings: ai } = await startFakeOpenAi();
const off = "off" as const;

it.each([
  ["an AI service and this server", { ai }, ["AI", "built-in"]],
  ["this server, without an AI service", { ai: undefined }, ["built-in"]],
  ["an AI service, with the built-in reader off", { ai, labelOcr: off }, ["AI"]],
  ["nobody, without either", { ai: undefined, labelOcr: off }, []],
])("a label is read by %s", async (_, settings, expected) => {
  let calls = 0;
  const { byAi, builtIn } = labelReaders(settings, "ann", async () => {
    calls++;
    return null;
  });
  await builtIn(new Uint8Array());
  expect([...(byAi ? ["AI"] : []), ...(calls > 0 ? ["built-in"] : [])]).toEqual(expected);
  expect(readsLabels(settings)).toBe(expected.length > 0);
});

const reading: LabelReading = {
  name: "Oat granola",
  emoji: "🥣",
  nutrition: { calories: 187, carbs: 26.4, fats: 7.1, protein: 4 },
  unsure: [],
  basis: "serving",
  servingSize: null,
  note: null,
  source: "built-in",
};

const picture = (width = 80, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: "#c96" } });

const ann = { rateKey: "ann" };

const upload = (bytes: Uint8Array | string, name = "label.jpg", type = "image/jpeg") =>
  new File([bytes as BlobPart], name, { type });

/** Reads everything as `reading`, and keeps what it was given. */
function reader() {
  const photos: Uint8Array[] = [];
  const read = async (photo: Uint8Array) => {
    photos.push(photo);
    return reading;
  };
  return { photos, read };
}

const refusal = (scan: Promise<unknown>) =>
  scan.then(
    () => expect.unreachable("it was read"),
    (error) => error,
  );

describe("a photo", () => {
  it.each(["jpeg", "png", "webp"] as const)("as %s reaches the reader as JPEG", async (format) => {
    const { photos, read } = reader();
    const bytes = await picture().toFormat(format).toBuffer();
    expect(await scanPhoto(upload(bytes), { builtIn: read }, ann)).toEqual(reading);
    expect(await sharp(photos[0]).metadata()).toMatchObject({ format: "jpeg", width: 80, height: 40 });
  });

  it("is turned upright, made small enough and stripped of where and when it was taken", async () => {
    const { photos, read } = reader();
    const bytes = await picture(3000, 2000)
      .jpeg()
      .withExif({ IFD0: { Artist: "canary" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    await scanPhoto(upload(bytes), { builtIn: read }, ann);
    const sent = await sharp(photos[0]).metadata();
    expect(sent).toMatchObject({ width: 1280, height: 1920 });
    expect([sent.exif, sent.icc, sent.xmp, sent.orientation]).toEqual(Array(4).fill(undefined));
    expect(Buffer.from(photos[0] ?? []).includes("canary")).toBe(false);
  });

  it("without a label is not recognized", async () => {
    const bytes = await picture().jpeg().toBuffer();
    await expect(scanPhoto(upload(bytes), { builtIn: async () => null }, ann)).rejects.toMatchObject({
      status: 400,
      message: "Food label not recognized",
    });
  });

  it("whose reader is killed, as it is when memory runs out, is to be typed", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { read, stop, pid } = startReader(readerEntry, READER_LIMITS);
    const scan = refusal(scanPhoto(upload(await picture().jpeg().toBuffer()), { builtIn: read }, ann));
    await vi.waitUntil(pid, 20_000);
    process.kill(pid() as number, "SIGKILL");
    expect(await scan).toMatchObject({
      status: 503,
      message: "The label reader ran out of memory. Type the values instead.",
    });
    expect(JSON.parse(warned.mock.lastCall?.[0])).toMatchObject({
      event: "label not read",
      reason: expect.stringContaining("memory"),
      remedy: expect.stringContaining("LABEL_OCR=off"),
    });
    stop();
  });

  it("whose reading took too long is no bad photo: it may be sent again, or its values typed", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const { read, stop } = startReader(readerEntry, { ...READER_LIMITS, patience: 1 });
    const scan = scanPhoto(upload(await picture().jpeg().toBuffer()), { builtIn: read }, ann);
    expect(await refusal(scan)).toMatchObject({
      status: 503,
      message: expect.stringMatching(/too long\. Try again, or enter/),
    });
    stop();
  });

  it.each([
    ["four are being read or wait", ["ann", "bob", "cy", "dee"]],
    ["two of the same person are", ["eve", "eve"]],
  ])("is not taken when %s", async (_, places) => {
    const bytes = await picture().jpeg().toBuffer();
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const slow = async () => {
      await held;
      return reading;
    };
    const scan = (rateKey: string) => scanPhoto(upload(bytes), { builtIn: slow }, { rateKey });
    const scans = [...places, "eve"].map(scan);
    expect(await refusal(Promise.race(scans))).toMatchObject({
      status: 503,
      message: "Too many requests. Please try again later.",
    });
    finish();
    const done = await Promise.allSettled(scans);
    expect(done.map(({ status }) => status)).toEqual([...places.map(() => "fulfilled"), "rejected"]);
    expect(await scan("eve")).toEqual(reading);
  });

  it("at the AI service doesn't stop others from being read", async () => {
    const bytes = await picture().jpeg().toBuffer();
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let requests = 0;
    const byAi = async () => {
      requests++;
      await held;
      return null;
    };
    const { photos, read } = reader();
    const people = ["ann", "bob", "cy", "dee"];
    const waiting = people.map((rateKey) => scanPhoto(upload(bytes), { byAi, builtIn: read }, { rateKey }));
    await vi.waitFor(() => expect(requests).toBe(4));
    expect(await scanPhoto(upload(bytes), { builtIn: read }, ann)).toEqual(reading);
    expect(photos).toHaveLength(1);
    finish();
    expect(await Promise.all(waiting)).toEqual(Array(4).fill(reading));
    expect(photos).toHaveLength(5);
  });
});

describe("what is no photo", () => {
  const hostile = new Map<string, Uint8Array | string>();

  beforeAll(async () => {
    const jpeg = await picture(800, 600).jpeg().toBuffer();
    const png = await picture(800, 600).png().toBuffer();
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>`;
    hostile
      .set("an empty file", "")
      .set("an SVG", svg)
      .set("an SVG that uses itself a billion times", nestedUse())
      .set("a page", "<!doctype html><script>alert(1)</script>")
      .set("a GIF", await picture().gif().toBuffer())
      .set("a TIFF", await picture().tiff().toBuffer())
      .set("half a JPEG", jpeg.subarray(0, jpeg.length / 2))
      .set("half a PNG", png.subarray(0, png.length / 2))
      .set("the first bytes of a JPEG alone", jpeg.subarray(0, 3))
      .set("an SVG behind the first bytes of a PNG", Buffer.concat([png.subarray(0, 8), Buffer.from(svg)]))
      .set("an SVG behind the first bytes of a JPEG", Buffer.concat([jpeg.subarray(0, 3), Buffer.from(svg)]))
      .set("a PNG of 268 megapixels in a few kilobytes", bombPng(16384, 16384))
      .set("a JPEG that says it is 65,000 pixels wide and high", hugeJpeg(jpeg, 65_000))
      .set("a WebP of 26 megapixels in two kilobytes", await picture(6500, 4000).webp().toBuffer())
      .set(
        "a progressive JPEG of 3000 scans",
        manyScans(await picture(800, 600).jpeg({ progressive: true }).toBuffer(), 3000),
      )
      .set("a PNG of 49,999,999 x 1 pixels", bombPng(49_999_999, 1, { depth: 16, colour: 6 }))
      .set("a PNG of 1 x 49,999,999 pixels", bombPng(1, 49_999_999))
      .set("a WebP of 80,000 frames", animatedWebp(80_000))
      .set("more than 8 MB", Buffer.concat([jpeg, Buffer.alloc(8 * 1024 * 1024)]));
  });

  it.each([
    ["nothing", 400, LABEL_MESSAGES.noPhoto],
    ["an empty file", 400, LABEL_MESSAGES.noPhoto],
    ["an SVG", 415, LABEL_MESSAGES.notAPhoto],
    ["an SVG that uses itself a billion times", 415, LABEL_MESSAGES.notAPhoto],
    ["a page", 415, LABEL_MESSAGES.notAPhoto],
    ["a GIF", 415, LABEL_MESSAGES.notAPhoto],
    ["a TIFF", 415, LABEL_MESSAGES.notAPhoto],
    ["half a JPEG", 400, LABEL_MESSAGES.photoDamaged],
    ["half a PNG", 400, LABEL_MESSAGES.photoDamaged],
    ["the first bytes of a JPEG alone", 400, LABEL_MESSAGES.photoDamaged],
    ["an SVG behind the first bytes of a PNG", 400, LABEL_MESSAGES.photoDamaged],
    ["an SVG behind the first bytes of a JPEG", 400, LABEL_MESSAGES.photoDamaged],
    ["a PNG of 268 megapixels in a few kilobytes", 413, LABEL_MESSAGES.photoTooLarge],
    ["a JPEG that says it is 65,000 pixels wide and high", 413, LABEL_MESSAGES.photoTooLarge],
    ["a WebP of 26 megapixels in two kilobytes", 413, LABEL_MESSAGES.photoTooLarge],
    ["a PNG of 49,999,999 x 1 pixels", 413, LABEL_MESSAGES.photoTooLarge],
    ["a PNG of 1 x 49,999,999 pixels", 413, LABEL_MESSAGES.photoTooLarge],
    ["a WebP of 80,000 frames", 415, LABEL_MESSAGES.notAPhoto],
    ["a progressive JPEG of 3000 scans", 400, LABEL_MESSAGES.photoDamaged],
    ["more than 8 MB", 413, LABEL_MESSAGES.photoTooLarge],
  ])(
    "%s is refused with %d, takes no memory here, and the reader never sees it",
    async (name, status, message) => {
      const bytes = hostile.get(name);
      const { photos, read } = reader();
      const memory = process.memoryUsage().rss;
      const scan = scanPhoto(bytes === undefined ? undefined : upload(bytes), { builtIn: read }, ann);
      expect(await refusal(scan)).toMatchObject({ status, message });
      expect(process.memoryUsage().rss - memory).toBeLessThan(60 * 1024 * 1024);
      expect(photos).toEqual([]);
    },
  );
});
