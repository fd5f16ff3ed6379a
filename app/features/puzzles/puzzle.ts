import {
  type Amounts,
  addAmounts,
  NO_AMOUNTS,
  NUTRIENTS,
  type Nutrient,
  type PerNutrient,
  perNutrient,
} from "~/features/nutrition/amounts";

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

export type FoundPuzzle = { puzzle: Puzzle; category: Category };

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

export type Fill = {
  blocks: Readonly<PerNutrient>;
  filled: PerNutrient;
  /** Filled cells over all cells, 0 to 1; 1 only when every nutrient is full. */
  progress: number;
};

const counted = new WeakMap<PixelMap, Readonly<PerNutrient>>();

export function blocksOf(map: PixelMap): Readonly<PerNutrient> {
  const blocks = counted.get(map) ?? countBlocks(map);
  counted.set(map, blocks);
  return blocks;
}

function countBlocks(map: PixelMap): PerNutrient {
  const blocks = perNutrient(() => 0);
  for (const row of map.rows) {
    for (const letter of row) {
      const ink = map.legend[letter];
      if (ink) blocks[ink.nutrient]++;
    }
  }
  return blocks;
}

/** `ratios` are parts of the goals, 0 to 1. */
export function fillOf(map: PixelMap, ratios: PerNutrient): Fill {
  const blocks = blocksOf(map);
  const filled = perNutrient((nutrient) => filledBlocks(blocks[nutrient], ratios[nutrient]));
  const sum = (cells: PerNutrient) => NUTRIENTS.reduce((total, nutrient) => total + cells[nutrient], 0);
  return { blocks, filled, progress: sum(filled) / sum(blocks) };
}

/** All blocks only at a ratio of 1: rounding never completes a puzzle. */
export function filledBlocks(blocks: number, ratio: number): number {
  if (ratio >= 1) return blocks;
  return Math.max(0, Math.min(Math.round(blocks * ratio), blocks - 1));
}

/** Cells as [column, row] in filling order: bottom row first, left to right. */
export function fillOrder(map: PixelMap, nutrient: Nutrient): [number, number][] {
  const cells: [number, number][] = [];
  for (let y = map.rows.length - 1; y >= 0; y--) {
    [...(map.rows[y] ?? "")].forEach((letter, x) => {
      if (map.legend[letter]?.nutrient === nutrient) cells.push([x, y]);
    });
  }
  return cells;
}

/** The style sheet holds the same number. */
const GROUPS = 8;

/** Path data of the blocks filled after `before`, whole rows together, bottom first. */
export function newBlocks(map: PixelMap, before: PerNutrient, filled: PerNutrient): string[] {
  const cells = NUTRIENTS.flatMap((nutrient) =>
    fillOrder(map, nutrient).slice(before[nutrient], filled[nutrient]),
  );
  const rows = [...new Set(cells.map(([, y]) => y))].sort((a, b) => b - a);
  const groups: [number, number][][] = [];
  for (const cell of cells) {
    const row = rows.indexOf(cell[1]);
    const group = rows.length > GROUPS ? Math.floor((row * GROUPS) / rows.length) : row;
    groups[group] = [...(groups[group] ?? []), cell];
  }
  return groups.map(runsOf);
}

/** Blocks by their places in filling order, `to` not included. */
export type Span = { from: PerNutrient; to: PerNutrient };

export const blocksIn = ({ from, to }: Span): PerNutrient =>
  perNutrient((nutrient) => to[nutrient] - from[nutrient]);

/** The blocks of each food, in the order eaten; `filledAt` is the fill at given totals. */
export function blocksByFood(eaten: readonly Amounts[], filledAt: (totals: Amounts) => PerNutrient): Span[] {
  let totals = NO_AMOUNTS;
  let from = filledAt(totals);
  return eaten.map((food) => {
    totals = addAmounts([totals, food]);
    const span = { from, to: filledAt(totals) };
    from = span.to;
    return span;
  });
}

type Cells = [column: number, row: number][];

export const cellsIn = (map: PixelMap, { from, to }: Span): Cells =>
  NUTRIENTS.flatMap((nutrient) => fillOrder(map, nutrient).slice(from[nutrient], to[nutrient]));

export const cellsOutside = (map: PixelMap, { from, to }: Span): Cells =>
  NUTRIENTS.flatMap((nutrient) =>
    fillOrder(map, nutrient).filter((_, i) => i < from[nutrient] || i >= to[nutrient]),
  );

export type Shade = { color: string; share: number };

const palettes = new WeakMap<PixelMap, PerNutrient<readonly Shade[]>>();

/** Commonest colour first, with its share of the nutrient's cells (0 to 1). */
export function paletteOf(map: PixelMap): PerNutrient<readonly Shade[]> {
  const palette = palettes.get(map) ?? countedPalette(map);
  palettes.set(map, palette);
  return palette;
}

function countedPalette(map: PixelMap): PerNutrient<Shade[]> {
  return perNutrient((nutrient) => {
    const cells = new Map<string, number>();
    for (const letter of map.rows.join("")) {
      const ink = map.legend[letter];
      if (ink?.nutrient === nutrient) cells.set(ink.color, (cells.get(ink.color) ?? 0) + 1);
    }
    const total = [...cells.values()].reduce((sum, count) => sum + count, 0);
    return [...cells]
      .sort(([, a], [, b]) => b - a)
      .map(([color, count]) => ({ color, share: count / total }));
  });
}

export const COLLECTED_TEXT = "Puzzle collected! Treat yourself in tomorrow’s challenge!";
export const MISSED_TEXT = "So close to completing this puzzle! — try again next time!";

const BOUNDS = [0.25, 0.5, 0.75, 0.9, 1];

const ENOUGH_TEXT = "Today’s calories are all in.";

/** `hasEnergy`: the day has its calories, and no text asks for more. */
export function stageText(
  puzzle: Pick<Puzzle, "progressTexts">,
  progress: number,
  hasEnergy = false,
): string {
  if (hasEnergy && progress < 1) return ENOUGH_TEXT;
  const stage = BOUNDS.findIndex((bound) => progress < bound);
  return puzzle.progressTexts[stage] ?? COLLECTED_TEXT;
}

export const pastText = (progress: number) => (progress >= 1 ? COLLECTED_TEXT : MISSED_TEXT);

export const greeting = (user: string | null) =>
  `Hey ${user || "there"}! Ready to collect today's nutrition puzzle?`;

/** `art-version.test.ts` prints the new value after a picture changed. */
export const ART_VERSION = "566e4ffa";

/** A permanent URL: the version changes with the pictures. */
export const artPath = (id: PuzzleId) => `/art/${id}.png?v=${ART_VERSION}`;
