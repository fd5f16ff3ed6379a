import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { animatedWebp, bombPng, manyScans } from "../../../../tests/support/uploads";
import { AVATAR_MAX_BYTES, AVATAR_MESSAGES } from "./avatar";
import { avatarPicture } from "./avatar.server";

const WHOLE = { zoom: 1 };
const RED = { r: 255, g: 0, b: 0 };
const BLUE = { r: 0, g: 0, b: 255 };

/** Left half red, right half blue. */
const twoColours = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: BLUE } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: RED } }, left: 0, top: 0 },
  ]);

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: BLUE } });

const jpeg = await twoColours(400, 400).jpeg().toBuffer();
const progressive = await twoColours(400, 400).jpeg({ progressive: true }).toBuffer();
const wideJpeg = await plain(6500, 4000).jpeg({ progressive: true }).toBuffer();
const wideWebp = await plain(6500, 4000).webp().toBuffer();
const png = await twoColours(400, 400).png().toBuffer();
const gif = await twoColours(20, 20).gif().toBuffer();
const tiff = await twoColours(20, 20).tiff().toBuffer();
const { empty, notAPicture, damaged, tooLarge } = AVATAR_MESSAGES;

async function coloursOf(picture: Buffer, ...points: [x: number, y: number][]) {
  const { data } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  return points.map(([x, y]) => ((data[(y * 240 + x) * 3] ?? 0) > 128 ? "red" : "blue"));
}

describe("avatarPicture", () => {
  it.each(["jpeg", "png", "webp"] as const)("makes a 240 x 240 JPEG of a %s", async (format) => {
    const picture = await avatarPicture("ann", await twoColours(400, 300).toFormat(format).toBuffer(), WHOLE);
    expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", width: 240, height: 240 });
    expect(await coloursOf(picture, [5, 120], [234, 120])).toEqual(["red", "blue"]);
  });

  it("takes one of 4 MB, and not a byte more", async () => {
    const edge = Buffer.concat([jpeg, Buffer.alloc(AVATAR_MAX_BYTES - jpeg.length)]);
    expect(edge).toHaveLength(4 * 1024 * 1024);
    expect(await sharp(await avatarPicture("ann", edge, WHOLE)).metadata()).toMatchObject({ width: 240 });
    await expect(avatarPicture("ann", Buffer.concat([edge, Buffer.alloc(1)]), WHOLE)).rejects.toThrow(
      tooLarge,
    );
  });

  it("processes one at a time, queues four, two per user, and rejects the rest for now", async () => {
    const bytes = await plain(3000, 3000).png().toBuffer();
    const busyFor = async (...people: string[]) => {
      const all = await Promise.allSettled(people.map((who) => avatarPicture(who, bytes, WHOLE)));
      const refused = all.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
      return refused.map(({ message, status }) => [message, status]);
    };
    expect(await busyFor(...Array(8).fill("ann"))).toEqual(Array(6).fill([AVATAR_MESSAGES.busy, 503]));
    expect(await busyFor(..."abcdefgh")).toEqual(Array(3).fill([AVATAR_MESSAGES.busy, 503]));
    expect(await avatarPicture("ann", bytes, WHOLE)).toBeInstanceOf(Buffer);
  });

  it("enlarges a small one", async () => {
    const picture = await avatarPicture("ann", await twoColours(2, 2).png().toBuffer(), WHOLE);
    expect(await sharp(picture).metadata()).toMatchObject({ width: 240, height: 240 });
  });

  it("cuts out the square that was chosen", async () => {
    const bytes = await twoColours(800, 400).png().toBuffer();
    const at = (x: number, zoom = 2) => avatarPicture("ann", bytes, { zoom, at: { x, y: 0 } });
    expect(await coloursOf(await at(0), [5, 120], [234, 120])).toEqual(["red", "red"]);
    expect(await coloursOf(await at(100), [5, 120], [234, 120])).toEqual(["blue", "blue"]);
    expect(await coloursOf(await at(37.5), [5, 120], [234, 120])).toEqual(["red", "blue"]);
  });

  it("turns a photo upright before it cuts, and drops where and when it was taken", async () => {
    // Turned by 90 degrees clockwise to be upright: red is above, blue below.
    const bytes = await twoColours(800, 400)
      .withExif({ IFD0: { Copyright: "Ann" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const picture = await avatarPicture("ann", bytes, { zoom: 1, at: { x: 0, y: 25 } });
    expect(await coloursOf(picture, [120, 5], [120, 234])).toEqual(["red", "blue"]);
    expect(
      await coloursOf(await avatarPicture("ann", bytes, { zoom: 1, at: { x: 0, y: 0 } }), [120, 234]),
    ).toEqual(["red"]);
    const { exif, icc, xmp, orientation } = await sharp(picture).metadata();
    expect({ exif, icc, xmp, orientation }).toEqual({});
    expect(picture.includes("Ann")).toBe(false);
  });

  it("puts white behind what is transparent", async () => {
    const clear = sharp({ create: { width: 9, height: 9, channels: 4, background: "#00000000" } });
    const { data } = await sharp(await avatarPicture("ann", await clear.png().toBuffer(), WHOLE))
      .raw()
      .toBuffer({
        resolveWithObject: true,
      });
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  it("takes nothing hidden behind a picture along", async () => {
    const bytes = Buffer.concat([await twoColours(20, 20).jpeg().toBuffer(), Buffer.from("<script>")]);
    expect((await avatarPicture("ann", bytes, WHOLE)).includes("<script>")).toBe(false);
  });

  it.each<[string, Uint8Array, string]>([
    ["nothing", Buffer.alloc(0), empty],
    ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), notAPicture],
    ["an SVG after a declaration", Buffer.from('<?xml version="1.0"?><svg/>'), notAPicture],
    ["HTML", Buffer.from("<!doctype html><script>alert(1)</script>"), notAPicture],
    ["a GIF", gif, notAPicture],
    ["a TIFF", tiff, notAPicture],
    ["a PDF", Buffer.from("%PDF-1.7"), notAPicture],
    ["HTML that begins like a JPEG", Buffer.from("\xff\xd8\xff<html>", "latin1"), damaged],
    ["a JPEG cut in the middle", jpeg.subarray(0, jpeg.length / 2), damaged],
    ["a PNG cut in the middle", png.subarray(0, png.length / 2), damaged],
    ["the beginning of a PNG", png.subarray(0, 8), damaged],
    ["a PNG of 30,000 x 30,000 pixels", bombPng(30_000, 30_000), tooLarge],
    ["a PNG of 50,001 x 1000 pixels", bombPng(50_001, 1000), tooLarge],
    ["a PNG of 16,385 x 1 pixels", bombPng(16_385, 1), tooLarge],
    ["a PNG of 1 x 16,385 pixels", bombPng(1, 16_385), tooLarge],
    ["an animated WebP", animatedWebp(2), notAPicture],
    ["one of 80,000 frames", animatedWebp(80_000), notAPicture],
    ["an interlaced PNG of 25.01 megapixels", bombPng(5001, 5001, { interlaced: true }), tooLarge],
    ["a WebP of 26 megapixels", wideWebp, tooLarge],
    ["a progressive JPEG of 26 megapixels", wideJpeg, tooLarge],
    ["a JPEG of 3000 scans", manyScans(progressive, 3000), damaged],
    [
      "a byte more than 4 MB",
      Buffer.concat([jpeg, Buffer.alloc(AVATAR_MAX_BYTES + 1 - jpeg.length)]),
      tooLarge,
    ],
  ])("refuses %s", async (_what, bytes, message) => {
    await expect(avatarPicture("ann", bytes, WHOLE)).rejects.toThrow(message);
  });
});
