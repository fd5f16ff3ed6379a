import { expect, test } from "vitest";
import { COLORS, PIXEL_STRIPS } from "./pixel-strips";

test.each(Object.entries(PIXEL_STRIPS))("%s is 24 by 8 cells in known colours", (_name, rows) => {
  expect(rows).toHaveLength(8);
  for (const row of rows) {
    expect(row).toHaveLength(24);
    for (const letter of row.replaceAll(".", "")) expect(COLORS).toHaveProperty(letter);
  }
});
