import { describe, expect, it } from "vitest";
import { NUTRIENTS } from "../nutrition/nutrients";
import { CATEGORIES } from "./catalogue";
import type { Category } from "./category";
import { GRID_SIZE } from "./pixel-map";
import { puzzleById } from "./puzzle-by-id";

const everyPuzzle = CATEGORIES.flatMap((category) => [
  ...category.puzzles,
  ...(category.result ? [category.result] : []),
]);

describe.each(everyPuzzle)("the picture of $name", ({ map }) => {
  const letters = map.rows.join("").replaceAll(".", "");
  const isFilled = (x: number, y: number) => (map.rows[y]?.[x] ?? ".") !== ".";

  it("is 24 by 24", () => {
    expect(map.rows).toHaveLength(GRID_SIZE);
    for (const row of map.rows) expect(row).toHaveLength(GRID_SIZE);
  });

  it("uses every letter of its legend and no other", () => {
    expect([...new Set(letters)].sort()).toEqual(Object.keys(map.legend).sort());
  });

  it("has plain lower-case colours, each written once per nutrient", () => {
    const inks = Object.values(map.legend);
    for (const { color } of inks) expect(color).toMatch(/^#[0-9a-f]{6}$/);
    expect(new Set(inks.map(({ color, nutrient }) => color + nutrient)).size).toBe(inks.length);
    expect(new Set(inks.map(({ color }) => color)).size).toBeGreaterThanOrEqual(6);
  });

  it.each(NUTRIENTS)("gives %s at least 12 percent of the blocks", (nutrient) => {
    const share = [...letters].filter((letter) => map.legend[letter]?.nutrient === nutrient).length;
    expect(share / letters.length).toBeGreaterThanOrEqual(0.12);
  });

  it("fills the plate but leaves its outermost ring free", () => {
    const columns = map.rows[0] ? [...map.rows[0]].map((_, x) => map.rows.map((row) => row[x]).join("")) : [];
    for (const edge of [map.rows[0], map.rows.at(-1), columns[0], columns.at(-1)]) {
      expect(edge).toBe(".".repeat(GRID_SIZE));
    }
    const width = columns.filter((column) => /[^.]/.test(column)).length;
    const height = map.rows.filter((row) => /[^.]/.test(row)).length;
    expect(Math.max(width, height)).toBeGreaterThanOrEqual(20);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(14);
  });

  it("has no stray block", () => {
    const strays: string[] = [];
    for (let y = 0; y < GRID_SIZE; y++) {
      for (let x = 0; x < GRID_SIZE; x++) {
        const around = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [x + dx, y + dy] as const));
        if (isFilled(x, y) && around.filter(([nx, ny]) => isFilled(nx, ny)).length === 1)
          strays.push(`${x},${y}`);
      }
    }
    expect(strays).toEqual([]);
  });
});

describe("the catalogue", () => {
  it("holds the garden's six and the recipe's two in their order", () => {
    expect(CATEGORIES.map(({ id, type, puzzles }) => [id, type, puzzles.map((puzzle) => puzzle.id)])).toEqual(
      [
        ["magic_garden", "collection", ["carrot", "avocado", "tomato", "corn", "broccoli", "pumpkin"]],
        ["salmon_nigiri_boy", "synthesis", ["salmon", "sushi_rice"]],
      ],
    );
    for (const { count, puzzles } of CATEGORIES) expect(count).toBe(puzzles.length);
  });

  it("unlocks the boy by salmon and rice", () => {
    expect(CATEGORIES[1]?.result).toMatchObject({
      id: "salmon_nigiri_boy",
      unlockConditions: ["salmon", "sushi_rice"],
    });
  });

  it("has ids that are the names in lower case, each once", () => {
    for (const { id, name } of everyPuzzle) expect(id).toBe(name.toLowerCase().replaceAll(" ", "_"));
    expect(new Set(everyPuzzle.map(({ id }) => id)).size).toBe(everyPuzzle.length);
  });

  it("has backgrounds that are colours", () => {
    for (const { bgColor } of [...CATEGORIES, ...everyPuzzle]) expect(bgColor).toMatch(/^#[0-9A-F]{6}$/);
  });

  it("never says the same line twice, and keeps it short", () => {
    const lines = everyPuzzle.flatMap(({ progressTexts }) => progressTexts);
    expect(new Set(lines).size).toBe(everyPuzzle.length * 5);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(70);
  });
});

describe("puzzleById", () => {
  it.each(["sushi_rice", "Sushi Rice", " SUSHI  rice "])("finds %j", (id) => {
    expect(puzzleById(id)).toMatchObject({
      puzzle: { id: "sushi_rice" },
      category: { id: "salmon_nigiri_boy" },
    });
  });

  it("finds the special puzzle", () => {
    expect(puzzleById("salmon nigiri boy")?.puzzle.unlockConditions).toEqual(["salmon", "sushi_rice"]);
  });

  it.each(["", "__proto__", "constructor", "toString", "carrot-1", "carrot-", "sushirice"])(
    "knows no %j",
    (id) => {
      expect(puzzleById(id)).toBeUndefined();
    },
  );

  it("takes the six copies of an only puzzle for that puzzle", () => {
    const only: Category[] = CATEGORIES.map((category) => ({
      ...category,
      puzzles: category.puzzles.slice(0, 1),
    }));
    for (let copy = 1; copy <= 6; copy++)
      expect(puzzleById(`carrot-${copy}`, only)?.puzzle.id).toBe("carrot");
    for (const id of ["carrot-0", "carrot-7", "carrot-11", "carrot-1-1", "salmon_nigiri_boy-1"]) {
      expect(puzzleById(id, only)).toBeUndefined();
    }
  });
});
