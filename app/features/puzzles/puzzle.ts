import type { Nutrient } from "~/features/nutrition/amounts";
export const GRID_SIZE = 24;

type Ink = { color: string; nutrient: Nutrient };

/** 24 rows of 24 letters, top row first; `.` is empty, other letters are keys of `legend`. */
export type PixelMap = { legend: Record<string, Ink>; rows: readonly string[] };

export type PuzzleId = string;

export type Picture = Pick<Puzzle, "name" | "map">;

/** `progressTexts` are shown below 25, 50, 75, 90 and 100 percent. */
export type Puzzle = {
  id: PuzzleId;
  name: string;
  description: string;
  progressTexts: readonly [string, string, string, string, string];
  bgColor: string;
  map: PixelMap;
  /** Special puzzles only: their parts. */
  unlockConditions?: readonly PuzzleId[];
};

/** A `synthesis` combines its puzzles into `result`, which only collecting unlocks. */
export type Category = {
  id: string;
  type: "collection" | "synthesis";
  title: string;
  desc: string;
  /** Puzzles to collect, without `result`. */
  count: number;
  bgColor: string;
  puzzles: Puzzle[];
  result?: Puzzle;
};

export type PuzzleSummary = Pick<Puzzle, "id" | "name" | "description">;

/** Without pixel maps, to keep them out of the browser. */
export type CategorySummary = Pick<Category, "id" | "type" | "title" | "desc" | "count"> & {
  puzzles: PuzzleSummary[];
  result?: PuzzleSummary;
};

export function summaryOf({ id, type, title, desc, count, puzzles, result }: Category): CategorySummary {
  const summary = ({ id, name, description }: Puzzle): PuzzleSummary => ({ id, name, description });
  return { id, type, title, desc, count, puzzles: puzzles.map(summary), result: result && summary(result) };
}

const plain = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, " ");

/** Ignores case; spaces equal underscores. */
export const isSameName = (a: string, b: string): boolean => plain(a) === plain(b);

/** Perceived brightness of `#rrggbb`, 0 to 255 (ITU-R BT.601). */
export function brightness(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return 0.299 * (red ?? 0) + 0.587 * (green ?? 0) + 0.114 * (blue ?? 0);
}

/** Whether a cell of the picture is drawn in one of its dark lines, or lies at its edge. */
export function isOutline({ legend, rows }: PixelMap, x: number, y: number): boolean {
  const inkAt = (column: number, row: number) => legend[rows[row]?.[column] ?? ""];
  const ink = inkAt(x, y);
  if (!ink) return false;
  if (brightness(ink.color) < DARK) return true;
  return [inkAt(x - 1, y), inkAt(x + 1, y), inkAt(x, y - 1), inkAt(x, y + 1)].includes(undefined);
}

const DARK = 80;

/** SVG path data for cells ([column, row]), a stroke of width 1 per horizontal run. */
export function runsOf(cells: readonly (readonly [number, number])[]): string {
  const sorted = [...cells].sort(([ax, ay], [bx, by]) => ay - by || ax - bx);
  let path = "";
  let start: readonly [number, number] | undefined;
  sorted.forEach((cell, i) => {
    start ??= cell;
    const next = sorted[i + 1];
    if (next && next[1] === cell[1] && next[0] === cell[0] + 1) return;
    path += `M${start[0]} ${start[1]}.5h${cell[0] - start[0] + 1}`;
    start = undefined;
  });
  return path;
}
