import { COLORS_MAX } from "~/features/puzzles/own/picture-limits";
import { GRID_SIZE, type PixelMap } from "~/features/puzzles/pixel-map";
import { hexOf, type Lab } from "~/platform/oklab";
import { mapOf } from "../cells";
import { neighbours, spreadNutrients } from "../spread-nutrients";
import { nearest, paletteFor } from "./palette-for";
import { type Pixels, pixelsIn, pixelsOf } from "./pixels";

const VARIANTS = ["Crisp", "Soft", "Bold"] as const;

export type Variant = { name: (typeof VARIANTS)[number]; map: PixelMap };

const CELLS = Array.from({ length: GRID_SIZE ** 2 }, (_, cell) => cell);
const COLORS = { Crisp: 14, Soft: COLORS_MAX, Bold: 7 };
/** A line that covers this much of a cell is drawn. */
const LINE_SHARE = 0.3;
/** Of lightness, 0 to 1. */
const LINE_DARKER = 0.2;

/** Three pictures of one, 96 by 96 pixels of RGBA: with firm edges, with fine shades, and with few strong colours. */
export function variantsOf(rgba: Uint8Array): Variant[] {
  const pixels = pixelsOf(rgba);
  const inCell = CELLS.map((cell) => {
    const all = pixelsIn(pixels, cell);
    const seen = all.filter((pixel) => pixel !== null);
    return 2 * seen.length >= all.length ? seen : [];
  });
  return [
    { name: "Crisp", map: drawn(voted(inCell, isPixelArt(inCell) ? COLORS_MAX : COLORS.Crisp)) },
    { name: "Soft", map: drawn(averaged(inCell, COLORS.Soft)) },
    { name: "Bold", map: drawn(withoutSpecks(voted(inCell.map(strengthened(pixels)), COLORS.Bold))) },
  ];
}

type Drawing = (Lab | null)[];

const drawn = (cells: Drawing): PixelMap => mapOf(spreadNutrients(cells.map((lab) => lab && hexOf(lab))));

/** The mean of each cell. */
function averaged(inCell: readonly Lab[][], colors: number): Drawing {
  const means = inCell.map((labs) => (labs.length > 0 ? meanOf(labs) : null));
  const palette = paletteFor(
    means.filter((lab) => lab !== null),
    colors,
  );
  return means.map((lab) => lab && (palette[nearest(palette, lab)] ?? null));
}

/** The commonest colour of each cell, or that of a dark line through it: edges don't blur. */
function voted(inCell: readonly Lab[][], colors: number): Drawing {
  const palette = paletteFor(inCell.flat(), colors);
  const lightness = (color: number) => palette[color]?.[0] ?? 0;
  const chosen = inCell.map((labs) => {
    const votes = new Map<number, number>();
    for (const lab of labs) {
      const color = nearest(palette, lab);
      votes.set(color, (votes.get(color) ?? 0) + 1);
    }
    const byVotes = [...votes].sort(([, a], [, b]) => b - a);
    const [[most = -1] = []] = byVotes;
    const line = byVotes.find(
      ([color, count]) =>
        count >= LINE_SHARE * labs.length && lightness(color) < lightness(most) - LINE_DARKER,
    );
    return line?.[0] ?? most;
  });
  return chosen.map((color) => palette[color] ?? null);
}

/** A cell unlike all four around it takes their colour when they agree. */
function withoutSpecks(cells: Drawing): Drawing {
  return cells.map((color, cell) => {
    const [first = null, ...others] = neighbours(cell).map((each) => cells[each] ?? null);
    return color && first && others.every((each) => each === first) ? first : color;
  });
}

/** Few colours, and one a cell: it is drawn again as it is. */
const isPixelArt = (inCell: readonly Lab[][]) => new Set(inCell.flat().map(hexOf)).size <= COLORS_MAX;

function meanOf(labs: readonly Lab[]): Lab {
  const sum = (part: 0 | 1 | 2) => labs.reduce((total, lab) => total + lab[part], 0) / labs.length;
  return [sum(0), sum(1), sum(2)];
}

const TAIL = 0.02;
const COLORFUL = 1.3;

/** Stretches lightness over its full range, and colours a little. */
function strengthened(pixels: Pixels) {
  const sorted = pixels.flatMap((lab) => (lab ? [lab[0]] : [])).sort((a, b) => a - b);
  const dark = sorted[Math.floor(sorted.length * TAIL)] ?? 0;
  const light = sorted[Math.floor(sorted.length * (1 - TAIL))] ?? 1;
  const stretch = Math.max(0.3, light - dark);
  return (labs: readonly Lab[]): Lab[] =>
    labs.map(([l, a, b]) => [
      Math.min(1, Math.max(0, 0.12 + (0.84 * (l - dark)) / stretch)),
      a * COLORFUL,
      b * COLORFUL,
    ]);
}
