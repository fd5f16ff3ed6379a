import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cropBox, isBearable } from "./picture";

describe("cropBox", () => {
  it.each([
    [{ width: 400, height: 300 }, { zoom: 1 }, { left: 50, top: 0, width: 300, height: 300 }],
    [{ width: 400, height: 300 }, { zoom: 3 }, { left: 150, top: 100, width: 100, height: 100 }],
    [
      { width: 300, height: 400 },
      { zoom: 2, at: { x: 0, y: 25 } },
      { left: 0, top: 100, width: 150, height: 150 },
    ],
    [
      { width: 300, height: 400 },
      { zoom: 1, at: { x: 100, y: 100 } },
      { left: 0, top: 100, width: 300, height: 300 },
    ],
    [{ width: 1, height: 1 }, { zoom: 3 }, { left: 0, top: 0, width: 1, height: 1 }],
  ])("of %j with %j", (size, crop, box) => expect(cropBox(size, crop)).toEqual(box));

  it("never leaves the picture", () => {
    const length = fc.integer({ min: 1, max: 20_000 });
    const share = fc.double({ min: 0, max: 100, noNaN: true });
    const zoom = fc.double({ min: 1, max: 3, noNaN: true });
    fc.assert(
      fc.property(length, length, zoom, share, share, (width, height, zoom, x, y) => {
        const box = cropBox({ width, height }, { zoom, at: { x, y } });
        expect(box.width).toBe(box.height);
        for (const value of Object.values(box)) expect(Number.isInteger(value)).toBe(true);
        expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
        expect(box.width).toBeGreaterThanOrEqual(1);
        expect(box.left + box.width).toBeLessThanOrEqual(width);
        expect(box.top + box.height).toBeLessThanOrEqual(height);
      }),
    );
  });
});

const plain = { format: "png", channels: 3, depth: "uchar", isProgressive: false } as const;
const deep = { ...plain, channels: 4, depth: "ushort" } as const;

describe("a picture's size", () => {
  it.each([
    ["a side of 16,384 pixels", { ...plain, width: 16_384, height: 1 }],
    ["50 megapixels by the row", { ...deep, width: 12_500, height: 4000 }],
    ["50 megapixels of a camera held upright", { ...plain, width: 12_500, height: 4000, orientation: 6 }],
    ["25 megapixels whole", { ...deep, isProgressive: true, width: 12_500, height: 2000 }],
    ["25 megapixels of WebP", { ...plain, format: "webp", width: 12_500, height: 2000 }],
  ] as const)("is bearable with %s", (_, header) => expect(isBearable(header)).toBe(true));

  it.each([
    ["a wider side", { ...plain, width: 16_385, height: 1 }],
    ["a higher side", { ...plain, width: 1, height: 16_385 }],
    ["more than 50 megapixels", { ...plain, width: 12_500, height: 4001 }],
    ["more than 25 megapixels whole", { ...plain, isProgressive: true, width: 12_500, height: 2001 }],
    ["more than 25 megapixels of WebP", { ...plain, format: "webp", width: 12_500, height: 2001 }],
    ["more than 200 MB to turn", { ...deep, width: 12_500, height: 2001, orientation: 6 }],
    ["200 MB twice", { ...deep, isProgressive: true, width: 12_500, height: 2000, orientation: 3 }],
    ["channels of a depth that none of our kinds has", { ...plain, depth: "double", width: 1, height: 1 }],
  ] as const)("is not bearable with %s", (_, header) => expect(isBearable(header)).toBe(false));
});
