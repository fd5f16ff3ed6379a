import sharp from "sharp";
import { afterAll, describe, expect, test, vi } from "vitest";
import { typefaces } from "~/features/share/lettering.server";
import type { ChildLimits } from "~/platform/child-process/child-limits";
import { readerEntry } from "./reader-entry.server";
import { READER_LIMITS } from "./reader-limits";
import { type Reader, startReader } from "./reader-process.server";

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
function draw(rows: string[][], turn = 0) {
  const { text } = typefaces();
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

const readers: Reader[] = [];
function reader(limits: Partial<ChildLimits> = {}) {
  const started = startReader(readerEntry, { ...READER_LIMITS, patience: 50_000, ...limits });
  readers.push(started);
  return started;
}
afterAll(() => {
  for (const { stop } of readers) stop();
});

describe("a label in front of the reader process", { timeout: 60_000 }, () => {
  const shared = reader();

  test("is read, with its portion, its name and its emoji", async () => {
    expect(await shared.read(await draw(LABEL))).toEqual({
      name: "Tomato Soup",
      emoji: "🍅",
      nutrition: VALUES,
      basis: "serving",
      servingSize: "250 g",
      note: null,
      source: "built-in",
    });
  });

  test.each([90, 180, 270])("is read when the photo is turned by %i degrees", async (turn) => {
    expect((await shared.read(await draw(LABEL, turn)))?.nutrition).toEqual(VALUES);
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

  test("lets the server go on with other things meanwhile", async () => {
    const photo = await draw(LABEL);
    let ticks = 0;
    const ticking = setInterval(() => ticks++, 5);
    await shared.read(photo);
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(10);
  });

  test("waits its turn behind others", async () => {
    const photo = await draw(LABEL);
    const readings = await Promise.all([1, 2, 3].map(() => shared.read(photo)));
    expect(readings.map((reading) => reading?.nutrition)).toEqual([VALUES, VALUES, VALUES]);
  });
});

describe("what is no label", { timeout: 60_000 }, () => {
  test("is not read: noise, a plain wall, other text", async () => {
    const { read } = reader();
    const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
    const picture = { width: 500, height: 400, channels: 3 as const, background: "#888" };
    expect(
      await read(
        await sharp({ create: { ...picture, noise } })
          .png()
          .toBuffer(),
      ),
    ).toBeNull();
    expect(await read(await sharp({ create: picture }).png().toBuffer())).toBeNull();
    expect(
      await read(await draw([["Dear Ada, thank you for the 2 kg of plums."], ["See you on May 14, Grace"]])),
    ).toBeNull();
  });

  test("may be no picture at all, and the process stays", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const { read, pid } = reader();
    expect(await read(Buffer.from("GIF89a? no, nothing of the kind"))).toBeNull();
    const before = pid();
    expect((await read(await draw(LABEL)))?.nutrition).toEqual(VALUES);
    expect(pid()).toBe(before);
  });
});

describe("the reader process", { timeout: 60_000 }, () => {
  test("is started by the first photo, and started anew when it is killed", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const { read, pid } = reader();
    expect(pid()).toBeUndefined();
    const photo = await draw(LABEL);
    const interrupted = read(photo);
    await vi.waitUntil(pid);
    const first = pid() as number;
    process.kill(first, "SIGKILL");
    expect(await interrupted).toBeNull();
    expect((await read(photo))?.nutrition).toEqual(VALUES);
    expect(pid()).not.toBe(first);
  });

  test("is up before the first photo when it was warmed, once, and ends when none comes", async () => {
    const { warm, read, pid } = reader();
    warm();
    warm();
    await vi.waitUntil(pid);
    const first = pid();
    warm();
    expect((await read(await draw(LABEL)))?.nutrition).toEqual(VALUES);
    expect(pid()).toBe(first);

    const unused = reader({ idle: 300 });
    unused.warm();
    await vi.waitUntil(unused.pid);
    await vi.waitUntil(() => unused.pid() === undefined);
  });

  test("that can't be started is no trouble until a photo comes", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const broken = startReader(async () => Promise.reject(new Error("no such program")), READER_LIMITS);
    broken.warm();
    expect(await broken.read(await draw(LABEL))).toBeNull();
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining("no such program"));
  });

  test("is stopped when it takes too long", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { read, pid } = reader({ patience: 1 });
    expect(await read(await draw(LABEL))).toBeNull();
    expect(warn).toHaveBeenLastCalledWith(expect.stringContaining("too long"));
    expect(pid()).toBeUndefined();
  });

  test("ends when idle, after enough photos, and when it has grown", async () => {
    const photo = await draw([["Fat", "1 g"]]);
    const idle = reader({ idle: 20 });
    await idle.read(photo);
    await vi.waitUntil(() => idle.pid() === undefined);

    const busy = reader({ tasks: 2 });
    await busy.read(photo);
    expect(busy.pid()).toBeDefined();
    await busy.read(photo);
    expect(busy.pid()).toBeUndefined();

    const grown = reader({ memory: 1024 });
    await grown.read(photo);
    expect(grown.pid()).toBeUndefined();
  });

  test("turns photos away when too many wait", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const { read } = reader({ waiting: 1 });
    const photo = await draw(LABEL);
    const answers: string[] = [];
    const noted = (name: string) => (reading: unknown) =>
      answers.push(`${name} ${reading ? "read" : "not read"}`);
    const two = [read(photo).then(noted("first")), read(photo).then(noted("second"))];
    await read(photo).then(noted("third"));
    await Promise.all(two);
    expect(answers).toEqual(["third not read", "first read", "second read"]);
  });

  test("has none of the server's secrets, and ends with the server", async () => {
    vi.stubEnv("SESSION_SECRET", "not for the reader");
    const { read, pid, stop } = reader();
    await read(await draw([["Fat", "1 g"]]));
    const id = pid() as number;
    if (process.platform === "linux") {
      const { readFileSync } = await import("node:fs");
      expect(readFileSync(`/proc/${id}/environ`, "utf8")).not.toContain("SESSION_SECRET");
    }
    stop();
    await vi.waitFor(() => expect(() => process.kill(id, 0)).toThrow(), 5000);
  });
});
