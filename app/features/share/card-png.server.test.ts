import { describe, expect, it } from "vitest";
import { openDrawn } from "../../../tests/support/open-drawn";
import { cardOf } from "../collection/card";
import { everyPuzzle } from "../puzzles/every-puzzle";
import { cardPng } from "./card-png.server";
import { landscapeCard } from "./landscape-card";
import { linesOf } from "./lettering";
import { typefaces } from "./lettering.server";
import { portraitCard } from "./portrait-card";

const firstCompletedAt = Date.UTC(2026, 8, 23);
const nutrition = { carbs: 1200.5, protein: 150, fats: 65.2 };
const puzzles = everyPuzzle().map(({ puzzle, category }) => ({
  puzzleId: puzzle.id,
  collectionType: category.title,
  nutrition,
  firstCompletedAt,
}));
const record = { puzzleId: "carrot", collectionType: "Magic Garden", nutrition, firstCompletedAt };
const carrot = cardOf(record, "UTC");

async function pixels(png: Buffer) {
  const { data, info } = await openDrawn(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
}

describe.each(puzzles)("the card of $puzzleId", (record) => {
  const card = cardOf(record, "UTC");

  it.each([
    ["landscape", 1200, 630],
    ["portrait", 1080, 1350],
    ["portrait-plain", 1080, 1350],
  ] as const)("%s is a small palette PNG", async (format, width, height) => {
    const png = await cardPng(format, card);
    expect(await openDrawn(png).metadata()).toMatchObject({ format: "png", width, height, isPalette: true });
    expect(png.length).toBeLessThan(60_000);
  });

  it("keeps every line inside the packet", () => {
    const { display, text } = typefaces();
    for (const line of linesOf(card.puzzle.name, display, 93.333, 400))
      expect(display(line, 93.333).width).toBeLessThan(420);
    expect(display(card.puzzle.name, card.puzzle.name.length > 12 ? 130.667 : 149.333).width).toBeLessThan(
      860,
    );
    expect(linesOf(card.puzzle.description, text, 36, 822).length).toBeLessThanOrEqual(2);
  });
});

it("draws every letter itself: no text is left to the rasteriser", () => {
  for (const svg of [landscapeCard(carrot, typefaces()), portraitCard(carrot, typefaces())])
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

it("draws the same card once", () => {
  expect(cardPng("portrait", { ...carrot })).toBe(cardPng("portrait", carrot));
});

it("breaks lines at spaces, about equally long", () => {
  const mono = (text: string, size: number) => ({ d: "", width: text.length * size });
  expect(linesOf("one two three four five six", mono, 1, 24)).toEqual(["one two three", "four five six"]);
  expect(linesOf("extraordinarily long", mono, 1, 8)).toEqual(["extraordinarily", "long"]);
  expect(linesOf("short", mono, 1, 24)).toEqual(["short"]);
});

it("leaves the grams out where that is asked for, and only there", async () => {
  const foot = { x: 530, y: 1055 };
  const at = async (format: "portrait" | "portrait-plain") =>
    (await pixels(await cardPng(format, carrot)))(foot.x, foot.y).slice(0, 3);
  expect(await at("portrait")).toEqual([43, 29, 18]);
  expect(await at("portrait-plain")).not.toEqual([43, 29, 18]);
});
