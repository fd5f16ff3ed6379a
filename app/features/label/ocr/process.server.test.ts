import sharp from "sharp";
import { afterAll, describe, expect, test, vi } from "vitest";
import { typefaces } from "~/features/share/card-png.server";
import { childProgram, ProcessLost } from "~/platform/child-process.server";
import { TooBusy } from "~/platform/semaphore";
import { READER_LIMITS, readerEntry, startReader } from "./process.server";

const LABEL = [
  ["Tomato Soup"],
  ["Typical values", "per 100 g", "per serving (250 g)"],
  ["Energy", "172 kJ / 41 kcal", "431 kJ / 103 kcal"],
  ["Fat", "1.2 g", "3.0 g"],
  ["of which saturates", "0.4 g", "1.0 g"],
  ["Carbohydrate", "6.1 g", "15.3 g"],
  ["of which sugars", "4.2 g", "10.5 g"],
  ["Protein", "1.2 g", "3.0 g"],
  ["Salt", "0.55 g", "1.38 g"],
];
const VALUES = { calories: 103, carbs: 15.3, fats: 3, protein: 3 };

/** A label, drawn with the product's own typeface. */
const { text } = await typefaces();

function draw(rows: string[][], turn = 0) {
  const words = rows.flatMap((row, line) =>
    row.map((word, column) => {
      const { d, width } = text(word, 34);
      const x = column === 0 ? 60 : 470 + 330 * column - width;
      return `<path transform="translate(${x} ${110 + line * 62})" d="${d}"/>`;
    }),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="720"><rect width="1200" height="720" fill="#fffdf5"/>${words.join("")}</svg>`;
  return sharp(Buffer.from(svg)).rotate(turn).jpeg({ quality: 88 }).toBuffer();
}

const shared = startReader(readerEntry, { ...READER_LIMITS, patience: 50_000 });
afterAll(shared.stop);

describe("a label in front of the reader process", { timeout: 60_000 }, () => {
  test("is read, with its portion, its name and its emoji, while the server goes on with other things", async () => {
    const photo = await draw(LABEL);
    let ticks = 0;
    const ticking = setInterval(() => ticks++, 5);
    expect(await shared.read(photo)).toEqual({
      name: "Tomato Soup",
      emoji: "🍅",
      nutrition: VALUES,
      unsure: [],
      basis: "serving",
      servingSize: "250 g",
      note: null,
      source: "built-in",
      further: { sugars: 10.5, saturated_fat: 1, salt: 1.38 },
    });
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(10);
  });

  test("is read when the photo is turned on its side", async () => {
    expect((await shared.read(await draw(LABEL, 270)))?.nutrition).toEqual(VALUES);
  });

  test("is read when it is a few long lines, upside down", async () => {
    const lines = [
      ["Nutrition per 100 g: Energy 1046 kJ / 250 kcal, Fat 12.0 g,"],
      ["of which saturates 1.1 g, Carbohydrate 27.5 g, of which"],
      ["sugars 3.2 g, Protein 8.0 g, Salt 0.4 g, kept cool and dry."],
    ];
    const values = { calories: 250, carbs: 27.5, fats: 12, protein: 8 };
    expect((await shared.read(await draw(lines, 180)))?.nutrition).toEqual(values);
  });
});

describe("what is no label", { timeout: 60_000 }, () => {
  const size = { width: 500, height: 400, channels: 3 as const };
  const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
  const picture = (more: object = {}) =>
    sharp({ create: { ...size, background: "#888", ...more } })
      .png()
      .toBuffer();
  const letter = [["Dear Ada, thank you for the 2 kg of plums."], ["See you on May 14, Grace"]];

  test.each<[string, () => Promise<Buffer>]>([
    ["noise", () => picture({ noise })],
    ["a plain wall", () => picture()],
    ["other text", () => draw(letter)],
  ])("is not read: %s", async (_, photo) => {
    expect(await shared.read(await photo())).toBeNull();
  });

  test("may be no picture at all, and the process stays", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const before = shared.pid();
    expect(await shared.read(Buffer.from("GIF89a? no, nothing of the kind"))).toBeNull();
    expect(await shared.read(await draw([["Fat", "1 g"]]))).toBeNull();
    expect(shared.pid()).toBe(before);
  });
});

describe("the reader process", { timeout: 60_000 }, () => {
  test("that can't be started is no trouble until a photo comes", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const broken = startReader(async () => Promise.reject(new Error("no such program")), READER_LIMITS);
    broken.warm();
    expect(await broken.read(await draw(LABEL))).toBeNull();
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining("no such program"));
  });

  test("is stopped when it takes too long", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { read, pid } = startReader(readerEntry, { ...READER_LIMITS, patience: 1 });
    await expect(read(await draw(LABEL))).rejects.toBeInstanceOf(ProcessLost);
    expect(warn).toHaveBeenLastCalledWith(expect.stringContaining("too long"));
    expect(pid()).toBeUndefined();
  });

  test("turns photos away when too many wait", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const echo = () => childProgram("echo", "tests/support/fixtures/echo-child.ts");
    const { read, stop } = startReader(echo, { ...READER_LIMITS, waiting: 1 });
    const photo = Buffer.from("a photo");
    const two = [read(photo), read(photo)];
    await expect(read(photo)).rejects.toBeInstanceOf(TooBusy);
    expect(warn).toHaveBeenLastCalledWith(expect.stringContaining("too many are waiting"));
    await expect(Promise.all(two)).resolves.toHaveLength(2);
    stop();
  });
});
