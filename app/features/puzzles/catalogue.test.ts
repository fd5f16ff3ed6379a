import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { NUTRIENTS } from "~/features/nutrition/amounts";
import { bandsCss } from "../../../tests/support/art";
import { CATEGORIES, everyPuzzle, puzzleById, seedsOf } from "./catalogue";
import { type Category, GRID_SIZE, type PixelMap } from "./puzzle";

const puzzles = everyPuzzle().map(({ puzzle }) => puzzle);

/** Letters of single blocks that are meant: kernels, seeds, shine, the eye of a shrimp or a boy. */
const SPECKS: Record<string, string> = {
  avocado: "w",
  broccoli: "h",
  cherries: "w",
  corn: "oay",
  grapes: "mw",
  pancake_bear: "w",
  peas: "w",
  pineapple: "wy",
  pretzel: "wv",
  shrimp: "w",
  salmon_nigiri_boy: "b",
  strawberry: "yn",
};

describe.each(puzzles)("the picture of $name", ({ id, map }) => {
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

  it.each(NUTRIENTS)(
    "gives %s at least 12 percent of the blocks, and in no more shades than it needs",
    (nutrient) => {
      const blocks = [...letters].filter((letter) => map.legend[letter]?.nutrient === nutrient);
      expect(blocks.length / letters.length).toBeGreaterThanOrEqual(0.12);
      expect(new Set(blocks).size).toBeLessThanOrEqual(9);
    },
  );

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

  it("stands out from white paper by its outline, and from the dark by its body", () => {
    const cells = eachCell(map);
    const edge = cells.filter(({ x, y }) =>
      [[x - 1, y] as const, [x + 1, y] as const, [x, y - 1] as const, [x, y + 1] as const].some(
        ([nx, ny]) => !isFilled(nx, ny),
      ),
    );
    // The cherries' stems are as thin as a line: they have no outline.
    const pale = edge.filter(({ color }) => contrast(color, "#ffffff") < 4.5);
    expect(pale.length / edge.length).toBeLessThan(0.14);
    const bright = cells.filter(({ color }) => contrast(color, "#261d16") >= 2.5);
    expect(bright.length / cells.length).toBeGreaterThanOrEqual(0.5);
  });

  it("has no single block of a colour but those that are meant", () => {
    const cells = eachCell(map);
    const lonely = cells.filter(
      ({ x, y, color }) =>
        !cells.some(
          (other) => other.color === color && Math.max(Math.abs(other.x - x), Math.abs(other.y - y)) === 1,
        ),
    );
    const meant = SPECKS[id] ?? "";
    expect(lonely.filter(({ letter }) => !meant.includes(letter))).toEqual([]);
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
    expect(
      CATEGORIES.slice(0, 2).map(({ id, type, puzzles }) => [id, type, puzzles.map((puzzle) => puzzle.id)]),
    ).toEqual([
      ["magic_garden", "collection", ["carrot", "avocado", "tomato", "corn", "broccoli", "pumpkin"]],
      ["salmon_nigiri_boy", "synthesis", ["salmon", "sushi_rice"]],
    ]);
    for (const { count, puzzles } of CATEGORIES) expect(count).toBe(puzzles.length);
    expect(new Set(CATEGORIES.map(({ id }) => id)).size).toBe(CATEGORIES.length);
    expect(new Set(CATEGORIES.map(({ title }) => title)).size).toBe(CATEGORIES.length);
  });

  it("unlocks the boy by salmon and rice", () => {
    expect(CATEGORIES[1]?.result).toMatchObject({
      id: "salmon_nigiri_boy",
      unlockConditions: ["salmon", "sushi_rice"],
    });
  });

  it("unlocks every special puzzle by the very pieces that its recipe shows", () => {
    for (const { type, id, puzzles, result } of CATEGORIES) {
      expect(result?.id).toBe(type === "synthesis" ? id : undefined);
      if (result) expect(result.unlockConditions).toEqual(puzzles.map((puzzle) => puzzle.id));
      for (const puzzle of puzzles) expect(puzzle.unlockConditions).toBeUndefined();
    }
  });

  it("has ids that are the names in lower case, each once", () => {
    for (const { id, name } of puzzles) expect(id).toBe(name.toLowerCase().replaceAll(" ", "_"));
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  });

  it("has a puzzle that a recipe borrows belong to its own collection", () => {
    for (const { puzzle, category } of everyPuzzle()) {
      expect(puzzleById(puzzle.id)).toEqual({ puzzle, category });
      if (category.type === "synthesis")
        expect(category.id).toMatch(/^(?:salmon_nigiri_boy|pancake_bear|bento_cat)$/);
    }
    expect(puzzleById("honey")?.category.id).toBe("breakfast_table");
    expect(puzzleById("strawberry")?.category.id).toBe("summer_market");
  });

  it("has no two pictures of the same shape", () => {
    for (const one of puzzles)
      for (const other of puzzles)
        if (one.id < other.id) expect(likeness(one.map, other.map)).toBeLessThan(0.9);
  });

  it("has backgrounds that are colours", () => {
    for (const { bgColor } of [...CATEGORIES, ...puzzles]) expect(bgColor).toMatch(/^#[0-9A-F]{6}$/);
  });

  it("has backgrounds on which ink reads well, each with a band in the style sheet", () => {
    const css = readFileSync(new URL("../../styles/bands.css", import.meta.url), "utf8");
    for (const { id, bgColor } of [...CATEGORIES, ...puzzles]) {
      const rule = new RegExp(`\\.band-${id}[,\\s][^}]*?--band: (#[0-9a-f]{6})`).exec(css);
      expect([id, rule?.[1]?.toUpperCase()]).toEqual([id, bgColor]);
      expect(contrast(bgColor, "#2b1d12")).toBeGreaterThanOrEqual(7);
    }
  });

  it("has a style sheet that is current: `npm run art` writes it", () => {
    expect(readFileSync(new URL("../../styles/bands.css", import.meta.url), "utf8")).toBe(bandsCss());
  });

  it("never says the same line twice, and keeps it short", () => {
    const lines = puzzles.flatMap(({ progressTexts }) => progressTexts);
    expect(new Set(lines).size).toBe(puzzles.length * 5);
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

function eachCell({ rows, legend }: PixelMap) {
  return rows.flatMap((row, y) =>
    [...row].flatMap((letter, x) => {
      const ink = legend[letter];
      return ink ? [{ x, y, letter, color: ink.color }] : [];
    }),
  );
}

/** The cells that two pictures share, over those that either has: 1 for the same silhouette. */
function likeness(a: PixelMap, b: PixelMap) {
  const [one, other] = [a.rows.join(""), b.rows.join("")];
  const both = [...one].filter((letter, i) => letter !== "." && other[i] !== ".").length;
  const either = [...one].filter((letter, i) => letter !== "." || other[i] !== ".").length;
  return both / either;
}

/** WCAG contrast of two `#rrggbb` colours. */
function contrast(a: string, b: string) {
  const [dark = 0, light = 0] = [a, b].map(luminance).sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const choosable = everyPuzzle().filter(({ puzzle, category }) => puzzle !== category.result);
const ids = choosable.map(({ puzzle }) => puzzle.id);
const dates = Array.from({ length: 60 }, (_, i) =>
  new Date(Date.UTC(2026, 0, i + 1)).toISOString().slice(0, 10),
);

describe("seedsOf", () => {
  it("are three puzzles of three categories, the same all day", () => {
    for (const date of dates) {
      const seeds = seedsOf(date, []);
      expect(new Set(seeds.map(({ id }) => id)).size).toBe(3);
      expect(new Set(seeds.map(({ categoryId }) => categoryId)).size).toBe(3);
      expect(seedsOf(date, [])).toEqual(seeds);
    }
  });

  it("change from day to day, and leave no puzzle out for long", () => {
    const offered = dates.flatMap((date) => seedsOf(date, []).map(({ id }) => id));
    expect(new Set(offered).size).toBeGreaterThan(ids.length * 0.75);
  });

  it("are those not collected first, also when all are of one category", () => {
    const garden = choosable.filter(({ category }) => category.id === "magic_garden");
    const rest = garden.slice(0, 2).map(({ puzzle }) => puzzle.id);
    for (const date of dates) {
      const seeds = seedsOf(
        date,
        ids.filter((id) => !rest.includes(id)),
      ).map(({ id }) => id);
      expect(seeds.slice(0, 2).toSorted()).toEqual(rest.toSorted());
    }
  });

  it("are still three when everything is collected, and never a special", () => {
    for (const date of dates) for (const { id } of seedsOf(date, ids)) expect(ids).toContain(id);
    expect(seedsOf("2026-01-01", ids)).toHaveLength(3);
  });
});
