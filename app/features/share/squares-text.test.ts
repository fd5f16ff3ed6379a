import { describe, expect, it } from "vitest";
import { everyPuzzle } from "~/features/puzzles/catalogue";
import { puzzleEmoji, squaresText } from "./squares-text";

const puzzles = everyPuzzle().map(({ puzzle }) => puzzle);
const textOf = (id: string) => squaresText(puzzles.find((puzzle) => puzzle.id === id) ?? expect.fail(id));

describe("a puzzle as text", () => {
  it("is its name, and a carrot in squares", () => {
    expect(textOf("carrot")).toBe(
      [
        "Pixelplate 🥕 Carrot",
        "⬜⬜⬜⬜🟩🟩🟩⬜",
        "⬜⬜⬜🟫🟩🟩🟩⬜",
        "⬜⬜🟨🟨🟧🟥🟩⬜",
        "⬜⬜🟨🟧🟧🟫⬜⬜",
        "⬜🟨🟧🟧🟥⬜⬜⬜",
        "⬜🟨🟧🟫⬜⬜⬜⬜",
      ].join("\n"),
    );
  });

  it("of a white one stands on black", () => {
    expect(textOf("onigiri")).toMatch(/\n⬛+⬜+⬛+\n/);
  });

  it.each(puzzles)("of $id has an emoji and at most 8 rows of 8 squares that show something", (puzzle) => {
    expect(puzzleEmoji(puzzle.id)).not.toBe("🧩");
    const [, ...rows] = squaresText(puzzle).split("\n");
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.length).toBeLessThanOrEqual(8);
    for (const row of rows) expect([...row]).toHaveLength(8);
    expect(new Set(rows.flatMap((row) => [...row])).size).toBeGreaterThan(2);
  });
});
