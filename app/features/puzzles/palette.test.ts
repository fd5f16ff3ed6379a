import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { everyPuzzle } from "./catalogue";
import { ART_VERSION } from "./puzzle";

test("the pictures' address is that of these very pictures", () => {
  const pictures = JSON.stringify(everyPuzzle().map(({ puzzle }) => [puzzle.id, puzzle.map]));
  expect(ART_VERSION).toBe(createHash("sha256").update(pictures).digest("hex").slice(0, 8));
});
