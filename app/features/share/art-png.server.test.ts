import { expect, it } from "vitest";
import { everyPuzzle } from "~/features/puzzles/every-puzzle";
import { openDrawn } from "../../../tests/support/fixtures/open-drawn";
import { artPng } from "./art-png.server";

const puzzles = everyPuzzle().map(({ puzzle }) => puzzle);

it.each(puzzles)("draws each cell of $id ten pixels wide in its colour", async (puzzle) => {
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
