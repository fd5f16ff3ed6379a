import { describe, expect, it } from "vitest";
import { cardOf } from "~/features/collection/shelves";
import { everyPuzzle } from "~/features/puzzles/catalogue";
import { openDrawn } from "../../../tests/support/uploads";
import { artPng, cardPng, landscapeCard, portraitCard, typefaces } from "./card-png.server";
import { linesOf } from "./card-shapes";

const nutrition = { carbs: 1200.5, protein: 150, fats: 65.2 };
const puzzles = everyPuzzle().map(({ puzzle, category }) => ({
  puzzleId: puzzle.id,
  collectionType: category.title,
  nutrition,
}));
const record = { puzzleId: "carrot", collectionType: "Magic Garden", nutrition };
const carrot = cardOf(record, "2026-09-23");

async function pixels(png: Buffer) {
  const { data, info } = await openDrawn(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
}

const FORMATS = [
  ["landscape", 1200, 630],
  ["portrait", 1080, 1350],
  ["portrait-plain", 1080, 1350],
] as const;
const faces = await typefaces();
/** Packing takes long: the puzzles with the most to draw, and some of each kind. */
const DRAWN_EVERY = 10;
const DRAWN_MOST = 5;
const byDrawing = puzzles
  .map((record) => ({ record, length: landscapeCard(cardOf(record, "2026-09-23"), faces).length }))
  .sort((one, other) => other.length - one.length);
const packed = [
  ...byDrawing.slice(0, DRAWN_MOST).map(({ record }) => record),
  ...puzzles.filter((_, i) => i % DRAWN_EVERY === 0),
];

describe.each(packed)("the card of $puzzleId", (record) => {
  it.each(FORMATS)("%s is a small palette PNG", async (format, width, height) => {
    const png = await cardPng(format, cardOf(record, "2026-09-23"));
    expect(await openDrawn(png).metadata()).toMatchObject({ format: "png", width, height, isPalette: true });
    expect(png.length).toBeLessThan(60_000);
  });
});

describe.each(puzzles)("the card of $puzzleId", (record) => {
  const card = cardOf(record, "2026-09-23");

  it("keeps every line inside the packet", () => {
    const { display, text } = faces;
    for (const line of linesOf(card.puzzle.name, display, 93.333, 400))
      expect(display(line, 93.333).width).toBeLessThan(420);
    expect(display(card.puzzle.name, card.puzzle.name.length > 12 ? 130.667 : 149.333).width).toBeLessThan(
      860,
    );
    expect(linesOf(card.puzzle.description, text, 36, 822).length).toBeLessThanOrEqual(2);
  });
});

type Box = { left: number; right: number; top: number; bottom: number };

/** Where a card draws after its packet: boxes, lines of letters, and the picture. */
function drawnBoxes(svg: string): Box[] {
  const printed = svg.slice(svg.indexOf("</g>"));
  const numbers = (text = "") => [...text.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
  const attribute = (tag: string, name: string) => numbers(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]);
  const rects = [...printed.matchAll(/<rect[^>]*>/g)].map(([tag]) => {
    const [x = 0, y = 0, width = 0, height = 0] = ["x", "y", "width", "height"].flatMap((n) =>
      attribute(tag, n),
    );
    return { left: x, right: x + width, top: y, bottom: y + height };
  });
  const lines = [...printed.matchAll(/<path transform="translate[^>]*>/g)].map(([tag]) => {
    const [x = 0, y = 0] = attribute(tag, "transform");
    const points = attribute(tag, "d");
    const across = points.filter((_, i) => i % 2 === 0);
    const down = points.filter((_, i) => i % 2 === 1);
    return {
      left: x + Math.min(...across),
      right: x + Math.max(...across),
      top: y + Math.min(...down),
      bottom: y + Math.max(...down),
    };
  });
  const [x = 0, y = 0, cell = 0] = attribute(/<g transform[^>]*>/.exec(printed)?.[0] ?? "", "transform");
  return [...rects, ...lines, { left: x, right: x + 24 * cell, top: y, bottom: y + 24 * cell }];
}

const within = (boxes: Box[], frame: Box) => {
  expect(boxes.length).toBeGreaterThan(4);
  for (const { left, right, top, bottom } of boxes) {
    expect(left).toBeGreaterThanOrEqual(frame.left);
    expect(right).toBeLessThanOrEqual(frame.right);
    expect(top).toBeGreaterThanOrEqual(frame.top);
    expect(bottom).toBeLessThanOrEqual(frame.bottom);
  }
};

describe.each(puzzles)("what the cards of $puzzleId draw", (record) => {
  const card = { ...cardOf(record, "2026-09-23"), neat: true };

  it("stays inside the packet of the landscape card, and its colours inside the band", () => {
    const boxes = drawnBoxes(landscapeCard(card, faces));
    within(boxes, { left: 63, right: 1065, top: 57, bottom: 555 });
    const onBand = boxes.filter(({ right }) => right > 561);
    within(onBand, { left: 561 + 9, right: 1065 - 9, top: 57, bottom: 555 });
  });

  it.each([true, false])("stays inside the packet of the portrait card (plain: %s)", (plain) => {
    const boxes = drawnBoxes(portraitCard(card, faces, { plain }));
    within(boxes, { left: 69, right: 993, top: 36, bottom: 1296 });
  });
});

it("draws every letter itself: no text is left to the rasteriser", () => {
  for (const svg of [landscapeCard(carrot, faces), portraitCard(carrot, faces)])
    expect(svg).not.toMatch(/<text|font-family|style=/);
});

it("the portrait card lies on nothing, the landscape card on paper", async () => {
  const portrait = await pixels(await cardPng("portrait", carrot));
  expect(portrait(5, 5)[3]).toBe(0);
  expect(portrait(1075, 1345)[3]).toBe(0);
  expect(portrait(540, 700)[3]).toBe(255);
  const landscape = await pixels(await cardPng("landscape", carrot));
  expect(landscape(5, 5)).toEqual([0xff, 0xf8, 0xe7, 255]);
});

it("shows the grams on the portrait card only", async () => {
  const more = { ...carrot, nutrition: { ...nutrition, carbs: 7 } };
  expect(await cardPng("landscape", more)).toEqual(await cardPng("landscape", carrot));
  expect(await cardPng("portrait", more)).not.toEqual(await cardPng("portrait", carrot));
});

it("shows the ribbon of a neat day in every format", async () => {
  for (const format of ["portrait", "portrait-plain", "landscape"] as const)
    expect(await cardPng(format, { ...carrot, neat: true })).not.toEqual(await cardPng(format, carrot));
});

it("draws the same card once", () => {
  expect(cardPng("portrait", { ...carrot })).toBe(cardPng("portrait", carrot));
});

it("breaks lines at spaces, about equally long", () => {
  const mono = (text: string, size: number) => ({ d: "", width: text.length * size });
  expect(linesOf("one two three four five six", mono, 1, 24)).toEqual(["one two three", "four five six"]);
  expect(linesOf("extraordinarily long", mono, 1, 8)).toEqual(["extraordinarily", "long"]);
  expect(linesOf("short", mono, 1, 24)).toEqual(["short"]);
});

it("leaves the grams out in the plain format only", async () => {
  const foot = { x: 530, y: 1055 };
  const at = async (format: "portrait" | "portrait-plain") =>
    (await pixels(await cardPng(format, carrot)))(foot.x, foot.y).slice(0, 3);
  expect(await at("portrait")).toEqual([43, 29, 18]);
  expect(await at("portrait-plain")).not.toEqual([43, 29, 18]);
});

const drawn = everyPuzzle().map(({ puzzle }) => puzzle);

it.each(drawn)("draws each cell of $id ten pixels wide in its colour", async (puzzle) => {
  const png = await artPng(puzzle);
  expect(png.length).toBeLessThan(4000);
  const { data, info } = await openDrawn(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 240, height: 240, channels: 4 });
  for (let y = 0; y < 240; y++) {
    for (let x = 0; x < 240; x++) {
      const ink = puzzle.map.legend[puzzle.map.rows[Math.floor(y / 10)]?.[Math.floor(x / 10)] ?? ""];
      const [r = 0, g = 0, b = 0, alpha] = data.subarray((y * 240 + x) * 4, (y * 240 + x) * 4 + 4);
      if (!ink) {
        if (alpha !== 0) expect.fail(`${x},${y} of ${puzzle.id} should be empty`);
        continue;
      }
      const color = `#${((r << 16) | (g << 8) | b).toString(16).padStart(6, "0")}`;
      if (color !== ink.color || alpha !== 255) expect.fail(`${x},${y} of ${puzzle.id} is ${color}`);
    }
  }
});
