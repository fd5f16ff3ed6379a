import { expect, test } from "vitest";
import { COLORS } from "~/ui/pixel-strips";
import { GARDEN_SPRITES } from "./sprites";

test.each(Object.entries(GARDEN_SPRITES))("the %s is a rectangle of known colours", (_, rows) => {
  expect(new Set(rows.map((row) => row.length)).size).toBe(1);
  for (const letter of rows.join("").replaceAll(".", "")) expect(COLORS).toHaveProperty(letter);
});
