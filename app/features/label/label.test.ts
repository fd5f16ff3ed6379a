import fc from "fast-check";
import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { readServings, steppedServings, validServings } from "~/features/food/servings";
import { clampZoom, pinchedZoom, zoomRange } from "~/features/label/camera/zoom.island";
import type { AmountName } from "~/features/nutrition/amounts";
import { pictureKind } from "~/platform/picture/picture";
import { markupOf } from "../../../tests/support/routes";
import { fitInside, guideCrop } from "./camera/guide-crop";
import { FoodConfirmation } from "./confirmation-form.island";
import { confirmationOf, isUnsure, type LabelReading, labelPortionText, UNSURE } from "./label-reading";

const reading: LabelReading = {
  name: "Oat granola",
  emoji: "🥣",
  nutrition: { calories: 187, carbs: 26.4, fats: 7.1, protein: 4 },
  unsure: [],
  basis: "serving",
  servingSize: "2/3 cup (55 g)",
  note: null,
  source: "built-in",
};

describe("a reading to be confirmed", () => {
  it("fills the fields and says what the values are for", () => {
    expect(confirmationOf(reading)).toEqual({
      values: {
        name: "Oat granola",
        emoji: "🥣",
        calories: "187",
        carbs: "26.4",
        fats: "7.1",
        protein: "4",
      },
      portion: "serving",
      note: "Values per serving of 2/3 cup (55 g).",
      unsure: "",
    });
  });

  it("leaves empty what was not sure, and says so", () => {
    const nutrition = { calories: 0, carbs: null, fats: null, protein: 4 };
    const unsure: AmountName[] = ["carbs", "fats"];
    const { values, note } = confirmationOf({ ...reading, basis: "100g", nutrition, unsure, source: "ai" });
    expect(values).toMatchObject({ calories: "0", carbs: "", fats: "", protein: "4" });
    expect(note).toBe(
      "Values per 100 g; a serving is 2/3 cup (55 g). Not sure about carbs and fats: please fill in what the label says. Read by an AI service.",
    );
  });

  it("keeps what is likely, and says what to compare", () => {
    const { values, note, unsure } = confirmationOf({ ...reading, unsure: ["protein"] });
    expect(values.protein).toBe("4");
    expect(note).toContain("Not sure about protein: please compare with the label.");
    const doubted = confirmationOf({ ...reading, unsure: ["protein"], note: "Compare them." });
    expect(doubted.note).toBe("Values per serving of 2/3 cup (55 g). Compare them.");
    expect(["protein", "fats"].map((name) => isUnsure(unsure ?? "", name as AmountName))).toEqual([
      true,
      false,
    ]);
  });

  it("marks what it is not sure of, without scripts too", () => {
    const nutrition = { ...reading.nutrition, fats: null };
    const confirmation = confirmationOf({ ...reading, nutrition, unsure: ["fats", "protein"] });
    const html = markupOf(createElement(FoodConfirmation, { entryKey: "1", action: "/", confirmation }));
    expect(html.match(/(?<=class="unsure".*?<\/svg> )[^<]+/g)).toEqual([
      UNSURE.filled,
      UNSURE.empty,
      "Not sure about 1 value: please compare",
    ]);
    expect(html).toMatch(/aria-describedby="([^"]+)-hint"/);
    expect(html).toContain('name="unsure" value="fats,protein"');
  });

  it.each([
    ["serving", 1, "1 serving"],
    ["serving", 3, "3 servings"],
    ["container", 2, "2 containers"],
    ["100 g", 1, "100 g"],
    ["100 ml", 2, "200 ml"],
    ["serving", 0.5, "0.5 servings"],
    ["100 g", 1 / 3, "33.3333 g"],
  ])("%s, %d times, is %s", (portion, count, text) => {
    expect(labelPortionText(portion, count)).toBe(text);
  });
});

describe("servings", () => {
  it.each([
    ["2", 2, "2"],
    [" 3 ", 3, "3"],
    ["1,5", 1.5, "1,5"],
    ["2.4", 2.4, "2.4"],
    ["1/2", 0.5, "1/2"],
    ["1 1/2", 1.5, "1 1/2"],
    ["½", 0.5, "½"],
    ["0.9", 0.9, "0.9"],
    ["1/3", 0.3333, "1/3"],
    ["0", undefined, "1"],
    ["0.00001", undefined, "1"],
    ["1,500", undefined, "1"],
    ["-2", undefined, "1"],
    ["", undefined, "1"],
    ["two", undefined, "1"],
    ["1e9", undefined, "1"],
  ])("%j is read as %j and settles as %j", (text, count, settled) => {
    expect(readServings(text)).toBe(count);
    expect(validServings(text)).toBe(settled);
  });

  it.each([
    ["1", 1, "2"],
    ["1", -1, "1"],
    ["3", -1, "2"],
    ["1.5", 1, "2"],
    ["1.5", -1, "1"],
    ["½", 1, "1"],
    ["½", -1, "1"],
    ["x", 1, "2"],
  ] as const)("of %j step by %d to %j", (text, by, stepped) => {
    expect(steppedServings(text, by)).toBe(stepped);
  });
});

describe("the crop to the guide frame", () => {
  it("takes a wide film's middle on a tall screen", () => {
    const view = { left: 0, top: 0, width: 360, height: 720 };
    const guide = { left: 30, top: 120, width: 300, height: 480 };
    // 1920 × 1080 shown 1280 × 720, 460 cut off on either side.
    expect(guideCrop({ width: 1920, height: 1080 }, view, guide)).toEqual({
      left: 735,
      top: 180,
      width: 450,
      height: 720,
    });
  });

  it("takes a tall film's middle on a wide screen that does not begin in the corner", () => {
    const view = { left: 100, top: 50, width: 800, height: 400 };
    const guide = { left: 300, top: 150, width: 400, height: 200 };
    expect(guideCrop({ width: 1080, height: 1920 }, view, guide)).toEqual({
      left: 270,
      top: 825,
      width: 540,
      height: 270,
    });
  });

  it("never leaves the film and is never empty", () => {
    const side = fc.integer({ min: 1, max: 4000 });
    const size = fc.record({ width: side, height: side });
    const place = fc.integer({ min: -5000, max: 5000 });
    const box = fc.record({ left: place, top: place, width: side, height: side });
    fc.assert(
      fc.property(size, box, box, (film, view, guide) => {
        const { left, top, width, height } = guideCrop(film, view, guide);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
        expect(left + width).toBeLessThanOrEqual(film.width);
        expect(top + height).toBeLessThanOrEqual(film.height);
      }),
    );
  });

  it.each([
    [
      { width: 3000, height: 4000 },
      { width: 1440, height: 1920 },
    ],
    [
      { width: 640, height: 480 },
      { width: 640, height: 480 },
    ],
    [
      { width: 90000, height: 1 },
      { width: 1920, height: 1 },
    ],
  ])("of %j is sent as %j", (size, sent) => {
    expect(fitInside(size, 1920)).toEqual(sent);
  });
});

describe("zoom", () => {
  const range = { min: 1, max: 4, step: 0.1 };

  it.each([
    [1.04, 1],
    [1.06, 1.1],
    [2.3000001, 2.3],
    [0, 1],
    [9, 4],
  ])("%d becomes %d", (wanted, zoom) => {
    expect(clampZoom(range, wanted)).toBe(zoom);
  });

  it("goes by one for 200 pixels between the fingers", () => {
    expect(pinchedZoom(1.5, 100, 300)).toBe(2.5);
    expect(pinchedZoom(1.5, 300, 200)).toBe(1);
  });

  it("has steps of 0.1 where the camera names none, and needs both ends", () => {
    expect(zoomRange({ min: 1, max: 3 })).toEqual({ min: 1, max: 3, step: 0.1 });
    expect(zoomRange({ min: 100, max: 400, step: 10 })).toEqual({ min: 100, max: 400, step: 10 });
    for (const capability of [undefined, {}, { min: 1 }, { min: 1, max: 1 }, { max: 4 }])
      expect(zoomRange(capability)).toBeUndefined();
  });
});

describe("pictureKind", () => {
  const bytes = (text: string) => Buffer.from(text, "latin1");

  it.each([
    ["\xff\xd8\xff\xe0", "jpeg"],
    ["\x89PNG\r\n\x1a\n", "png"],
    ["RIFF\0\0\0\0WEBPVP8 ", "webp"],
    ["GIF89a", undefined],
    ["RIFF\0\0\0\0AVI ", undefined],
    ["<svg xmlns='http://www.w3.org/2000/svg'/>", undefined],
    ["\0\0\0\x18ftypheic", undefined],
    ["\xff\xd8", undefined],
    ["", undefined],
  ])("of %j is %j", (text, kind) => {
    expect(pictureKind(bytes(text))).toBe(kind);
  });
});
