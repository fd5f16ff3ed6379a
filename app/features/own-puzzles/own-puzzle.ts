import type { Nutrient } from "~/features/nutrition/amounts";
import { GRID_SIZE, type PixelMap } from "~/features/puzzles/puzzle";

/** `problem`: what it needs before it can be chosen; `chosen`: it is or was a day's puzzle. */
export type OwnPuzzle = { id: string; name: string; map: PixelMap; problem?: string; chosen: boolean };

export const OWN_PUZZLE_MESSAGES = {
  gone: "This puzzle no longer exists.",
  tooMany: "You have 100 puzzles of your own. Delete one before you add another.",
  failed: "That didn’t work. Please try again.",
} as const;

export const OWN_PUZZLES_PATH = "/puzzles/mine";

export type Cell = { color: string; nutrient: Nutrient } | null;

const LETTERS = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i)).filter(
  (letter) => letter !== ".",
);
/** Letters first, for those who read a pack. */
const KEYS = LETTERS.sort((a, b) => Number(/[a-z]/i.test(b)) - Number(/[a-z]/i.test(a)));

export const cellsOf = (map: PixelMap): Cell[] =>
  [...map.rows.join("")].map((letter) => map.legend[letter] ?? null);

/** A letter for each ink in the order of the cells. */
export function mapOf(cells: readonly Cell[]): PixelMap {
  const keys = new Map<string, string>();
  const legend: PixelMap["legend"] = {};
  const letters = cells.map((cell) => {
    if (!cell) return ".";
    const ink = `${cell.color} ${cell.nutrient}`;
    const key = keys.get(ink) ?? KEYS[keys.size] ?? ".";
    keys.set(ink, key);
    legend[key] = { color: cell.color, nutrient: cell.nutrient };
    return key;
  });
  const rows = Array.from({ length: GRID_SIZE }, (_, y) =>
    letters.slice(y * GRID_SIZE, (y + 1) * GRID_SIZE).join(""),
  );
  return { legend, rows };
}

/** The file of a pack with one's own finished puzzles, for an operator. */
export const packOf = (puzzles: readonly OwnPuzzle[], owner: string | null) => ({
  format: "pixelplate-pack",
  version: 1,
  id: packId(owner),
  title: owner ? `Puzzles by ${owner}`.slice(0, 40).trim() : "Puzzles by a friend",
  description: "Drawn by hand, to be shared.",
  puzzles: puzzles.filter(({ problem }) => !problem).map(puzzleIn),
});

function packId(owner: string | null) {
  const letters = (owner ?? "")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .slice(0, 20);
  return /^[a-z]/.test(letters) ? letters : "friend";
}

/** Names may be there twice; a pack has each once. */
function puzzleIn({ name, map }: OwnPuzzle, i: number, all: readonly OwnPuzzle[]) {
  const before = all.slice(0, i).filter((each) => each.name.toLowerCase() === name.toLowerCase()).length;
  const plain = name.replace(/[<>]/g, "").trim() || "Picture";
  return { id: `puzzle_${i + 1}`, name: before > 0 ? `${plain.slice(0, 32)} no. ${i + 1}` : plain, map };
}
