import { describe, expect, test } from "vitest";
import { cutOut, decodeLetters } from "~/features/label/ocr/read-lines.server";
import { smallestBox, stripsOf, textBoxes } from "./find-lines.server";

describe("boxes around lines", () => {
  const [width, height] = [120, 80];
  const map = (inside: (x: number, y: number) => boolean, sure = 0.9) =>
    Float32Array.from({ length: width * height }, (_, i) =>
      inside(i % width, Math.floor(i / width)) ? sure : 0,
    );

  test("are as large as the lines, grown by a margin", () => {
    const boxes = textBoxes(
      map((x, y) => (y >= 10 && y < 20 && x >= 20 && x < 80) || (y >= 50 && y < 60 && x >= 5 && x < 25)),
      width,
      height,
    );
    expect(boxes.map(({ x, y, angle }) => [x, y, angle])).toEqual([
      [49.5, 14.5, 0],
      [14.5, 54.5, 0],
    ]);
    expect(boxes[0]?.width).toBeCloseTo(60 + (2 * 60 * 10 * 1.6) / 140, 5);
  });

  test("turn with the lines", () => {
    const angle = 0.3;
    const [box] = textBoxes(
      map((x, y) => {
        const [dx, dy] = [x - 60, y - 40];
        const along = dx * Math.cos(angle) + dy * Math.sin(angle);
        const across = dy * Math.cos(angle) - dx * Math.sin(angle);
        return Math.abs(along) < 45 && Math.abs(across) < 6;
      }),
      width,
      height,
    );
    expect(box?.angle).toBeCloseTo(angle, 1);
    expect(box?.x).toBeCloseTo(60, 0);
    expect(box?.y).toBeCloseTo(40, 0);
  });

  test("bow with a line on a round pack, and are no higher than it", () => {
    const [box] = textBoxes(
      map((x, y) => x >= 10 && x < 110 && Math.abs(y - 30 - 12 * ((x - 59.5) / 50) ** 2) < 4),
      width,
      height,
    );
    expect(Math.abs((box?.bow ?? 0) - 12)).toBeLessThan(1);
    expect(box?.y).toBeCloseTo(30, 0);
    expect(box?.height).toBeLessThan(25);
  });

  test("leave out specks and what is not surely text", () => {
    expect(
      textBoxes(
        map((x, y) => x === 5 && y === 5),
        width,
        height,
      ),
    ).toEqual([]);
    expect(
      textBoxes(
        map((x, y) => x > 20 && x < 80 && y > 20 && y < 40, 0.4),
        width,
        height,
      ),
    ).toEqual([]);
  });

  test("are the smallest ones", () => {
    const box = smallestBox([
      [0, 10],
      [10, 0],
      [40, 30],
      [30, 40],
      [20, 20],
    ]);
    expect(Math.abs(box.angle)).toBeCloseTo(Math.PI / 4);
    expect(box.width * box.height).toBeCloseTo(Math.SQRT2 * 10 * Math.SQRT2 * 30);
  });
});

test("a cut-out is turned straight: blue, green and red between -1 and 1", () => {
  const size = 60;
  const data = new Uint8Array(size * size * 3);
  // Red where the line lies that goes down to the right, black elsewhere.
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) if (Math.abs(x - y) < 6) data[3 * (y * size + x)] = 255;
  const box = { x: 30, y: 30, width: 30, height: 6, angle: Math.PI / 4 };
  const { planes, wide } = cutOut({ data, width: size, height: size }, box, 12);
  const area = 12 * wide;
  expect(wide).toBe(60);
  expect(planes.length).toBe(3 * area);
  expect(planes.subarray(0, 2 * area).every((value) => value === -1)).toBe(true);
  expect(planes.subarray(2 * area).every((value) => value > 0.9)).toBe(true);
});

test("a curved cut-out is straight too", () => {
  const [width, height] = [100, 60];
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (Math.abs(y - 20 - 20 * ((x - 50) / 40) ** 2) < 8) data[3 * (y * width + x)] = 255;
  const box = { x: 50, y: 20, width: 80, height: 8, angle: 0, bow: 20 };
  const { planes, wide } = cutOut({ data, width, height }, box, 12);
  expect(planes.subarray(2 * 12 * wide).every((value) => value > 0.9)).toBe(true);
});

test.each([
  [960, 960],
  [1280, 1280],
  [1280, 320],
  [32, 1280],
  [1280, 992],
])("a picture of %d by %d is seen in strips, each row once, with others around it", (width, height) => {
  const strips = stripsOf(width, height);
  expect(strips.flatMap(({ top, bottom }) => [top, bottom])).toEqual(
    strips.flatMap((_, i) => [i === 0 ? 0 : strips[i - 1]?.bottom, strips[i]?.bottom]),
  );
  expect(strips.at(-1)?.bottom).toBe(height);
  for (const { from, to, top, bottom } of strips) {
    expect(width * (to - from)).toBeLessThanOrEqual(Math.max(width * 256, 512 * 1024));
    expect((to - from) % 32).toBe(0);
    expect(top - from).toBeGreaterThanOrEqual(top === 0 ? 0 : 16);
    expect(to - bottom).toBeGreaterThanOrEqual(bottom === height ? 0 : 16);
  }
});

describe("letters", () => {
  const alphabet = ["", "a", "b", " "];
  const steps = (best: number[], score = 0.9) =>
    Float32Array.from(
      best.flatMap((letter) => alphabet.map((_, i) => (i === letter ? score : (1 - score) / 3))),
    );

  test("that go on are one, with a gap between they are two", () => {
    const { text, letters, confidence } = decodeLetters(steps([1, 1, 0, 1, 3, 2]), 6, alphabet);
    expect(text).toBe("aa b");
    expect(letters.map((place) => place * 6)).toEqual([0.5, 3.5, 4.5, 5.5]);
    expect(confidence).toBeCloseTo(0.9);
  });

  test("keep the digit or point that was nearly read", () => {
    const signs = ["", "1", "7", "."];
    const rows = [
      [0.1, 0.6, 0.28, 0.02],
      [0.7, 0, 0, 0.3],
      [0.02, 0.04, 0.93, 0.01],
    ];
    const { text, doubts } = decodeLetters(Float32Array.from(rows.flat()), 3, signs);
    expect(text).toBe("17");
    expect(doubts).toMatchObject([
      { at: 0, other: "7", inserted: false },
      { at: 1, other: ".", inserted: true },
    ]);
  });

  test("may be none", () => {
    expect(decodeLetters(steps([0, 0]), 2, alphabet)).toEqual({
      text: "",
      letters: [],
      doubts: [],
      confidence: 0,
    });
  });
});
