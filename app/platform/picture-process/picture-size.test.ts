import { describe, expect, it } from "vitest";
import { isBearable } from "./picture-size";

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
