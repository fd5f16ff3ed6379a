import type { Nutrient } from "~/features/nutrition/amounts";
import type { Cell } from "~/features/own-puzzles/own-puzzle";
import { neighbours, spreadNutrients } from "~/features/own-puzzles/spread-nutrients";
import { GRID_SIZE } from "~/features/puzzles/puzzle";

type Drawing = { cells: readonly Cell[]; past: (readonly Cell[])[]; future: (readonly Cell[])[] };

/** `color` null keeps the colour of a block and `nutrient` null its nutrient; `erase` empties it. */
type Brush = { color: string | null; nutrient: Nutrient; erase: boolean };

type Stroke =
  | { do: "begin" }
  | { do: "paint" | "fill"; at: readonly number[]; brush: Brush }
  | { do: "spread" | "undo" | "redo" };

const UNDO_MAX = 500;

export const newDrawing = (cells: readonly Cell[]): Drawing => ({ cells, past: [], future: [] });

/** `begin` starts what one undo takes back. */
export function drawn(drawing: Drawing, stroke: Stroke): Drawing {
  const { cells, past, future } = drawing;
  switch (stroke.do) {
    case "begin":
      return past.at(-1) === cells ? drawing : { ...drawing, past: [...past.slice(1 - UNDO_MAX), cells] };
    case "paint":
      return changed(drawing, painted(cells, stroke.at, stroke.brush));
    case "fill":
      return changed(
        drawing,
        painted(
          cells,
          stroke.at.flatMap((at) => regionOf(cells, at)),
          stroke.brush,
        ),
      );
    case "spread":
      return changed(drawing, spreadNutrients(cells.map((cell) => cell?.color ?? null)));
    case "undo": {
      const before = past.findLastIndex((each) => each !== cells);
      const earlier = past[before];
      return earlier ? { cells: earlier, past: past.slice(0, before), future: [cells, ...future] } : drawing;
    }
    case "redo": {
      const [next, ...rest] = future;
      return next ? { cells: next, past: [...past, cells], future: rest } : drawing;
    }
  }
}

const changed = (drawing: Drawing, cells: readonly Cell[]): Drawing =>
  cells === drawing.cells ? drawing : { ...drawing, cells, future: [] };

function painted(cells: readonly Cell[], at: readonly number[], { color, nutrient, erase }: Brush) {
  const next = [...cells];
  let different = false;
  for (const i of at) {
    const before = cells[i] ?? null;
    const ink = erase ? null : color ? { color, nutrient } : before && { ...before, nutrient };
    if (before?.color === ink?.color && before?.nutrient === ink?.nutrient) continue;
    next[i] = ink;
    different = true;
  }
  return different ? next : cells;
}

/** Cells that touch each other and look like the one at `start`. */
function regionOf(cells: readonly Cell[], start: number): number[] {
  const color = cells[start]?.color;
  const region = new Set([start]);
  for (const cell of region)
    for (const next of neighbours(cell)) if (cells[next]?.color === color) region.add(next);
  return [...region];
}

/** The cells from one to another in a straight line, for a finger that moves fast. */
export function between(from: number, to: number): number[] {
  const [x, y] = [from % GRID_SIZE, Math.floor(from / GRID_SIZE)];
  const [across, down] = [(to % GRID_SIZE) - x, Math.floor(to / GRID_SIZE) - y];
  const steps = Math.max(Math.abs(across), Math.abs(down), 1);
  return Array.from(
    { length: steps + 1 },
    (_, i) => Math.round(y + (down * i) / steps) * GRID_SIZE + Math.round(x + (across * i) / steps),
  );
}

/** With their mirror images, left and right. */
export const mirrored = (at: readonly number[]): number[] =>
  at.flatMap((cell) => [cell, cell - (cell % GRID_SIZE) + GRID_SIZE - 1 - (cell % GRID_SIZE)]);
