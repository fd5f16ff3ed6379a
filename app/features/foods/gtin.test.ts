import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { gtinOf, hasCheckDigit } from "./gtin";

test.each([
  ["EAN-13", "4006381333931", "04006381333931"],
  ["EAN-8", "73513537", "00000073513537"],
  ["UPC-A", "036000291452", "00036000291452"],
  ["GTIN-14", "10614141000415", "10614141000415"],
  ["as printed, with gaps", " 4 006381-333931 ", "04006381333931"],
  ["UPC-E ending in 0", "01234505", "00012000003455"],
  ["UPC-E ending in 3", "01234531", "00012300000451"],
  ["UPC-E ending in 4", "01234543", "00012340000053"],
  ["UPC-E ending in 5 to 9", "01234565", "00012345000065"],
])("%s", (_, typed, gtin) => expect(gtinOf(typed)).toBe(gtin));

test.each([
  "4006381333932",
  "036000291453",
  "",
  "123",
  "40063813339311",
  "4006381333931a",
  "１２３４５６７０",
])("%s is none", (typed) => expect(gtinOf(typed)).toBeUndefined());

describe("the check digit", () => {
  it("is right for one of ten digits, whatever stands before it", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{7,13}$/), (digits) => {
        const right = [..."0123456789"].filter((check) => hasCheckDigit(digits + check));
        expect(right).toHaveLength(1);
      }),
    );
  });

  it("notices every single wrong digit", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digits = [..."4006381333931"].map(Number);
        digits[at] = ((digits[at] ?? 0) + by) % 10;
        expect(hasCheckDigit(digits.join(""))).toBe(false);
      }),
    );
  });
});
