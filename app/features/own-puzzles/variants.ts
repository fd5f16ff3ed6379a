import { GRID_SIZE, type PixelMap } from "~/features/puzzles/puzzle";
import { BLOCKS_MIN, COLORS_MAX } from "~/features/puzzles/stored-picture";
import { hexOf, type Lab, labOf, squaredDistance } from "~/platform/picture/oklab";
import { mapOf } from "./own-puzzle";
import { neighbours, spreadNutrients } from "./spread-nutrients";

const ROUNDS = 10;

/** At most `max` colours that stand for many: k-means, begun with those farthest from each other. */
function paletteFor(colors: readonly Lab[], max: number): Lab[] {
  let palette = firstColors(colors, max);
  for (let round = 0; round < ROUNDS; round++) {
    const sums = palette.map(() => [0, 0, 0, 0]);
    for (const color of colors) {
      const sum = sums[nearest(palette, color)] as number[];
      for (let i = 0; i < 3; i++) sum[i] = (sum[i] ?? 0) + (color[i] ?? 0);
      sum[3] = (sum[3] ?? 0) + 1;
    }
    palette = sums.flatMap(([l = 0, a = 0, b = 0, n = 0]): Lab[] => (n > 0 ? [[l / n, a / n, b / n]] : []));
  }
  return palette;
}

function nearest(palette: readonly Lab[], color: Lab): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  palette.forEach((each, i) => {
    const apart = squaredDistance(each, color);
    if (apart < least) [best, least] = [i, apart];
  });
  return best;
}

/** Colours closer than this look the same: about one step of a byte. */
const SAME = 0.0004;

function firstColors(colors: readonly Lab[], max: number): Lab[] {
  const [first] = colors;
  if (!first) return [];
  const palette = [first];
  const apart = colors.map((color) => squaredDistance(color, first));
  while (palette.length < max) {
    let far = 0;
    for (let i = 1; i < apart.length; i++) if ((apart[i] ?? 0) > (apart[far] ?? 0)) far = i;
    const color = colors[far];
    if (!color || (apart[far] ?? 0) < SAME) break;
    palette.push(color);
    colors.forEach((each, i) => {
      apart[i] = Math.min(apart[i] ?? 0, squaredDistance(each, color));
    });
  }
  return palette;
}

/** Pixels of the picture a cell, each way. */
const SCALE = 4;
export const SOURCE_SIDE = GRID_SIZE * SCALE;

const OPAQUE = 128;
const BACKGROUND_SHARE = 0.8;
const BACKGROUND_APART = 0.004;

/** A pixel's colour, null where the picture is transparent or plain ground. */
type PixelColors = (Lab | null)[];

/** Of RGBA bytes, 96 by 96; an even background that reaches the border is left out. */
function pixelsOf(rgba: Uint8Array): PixelColors {
  const pixels: PixelColors = Array.from({ length: SOURCE_SIDE ** 2 }, (_, i) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(4 * i, 4 * i + 4);
    return alpha < OPAQUE ? null : labOf(red, green, blue);
  });
  const ground = groundOf(pixels);
  const cut = ground ? withoutGround(pixels, ground) : pixels;
  return cut.filter(Boolean).length >= BLOCKS_MIN * SCALE ** 2 ? cut : pixels;
}

function pixelsIn(pixels: PixelColors, cell: number): PixelColors {
  const x = (cell % GRID_SIZE) * SCALE;
  const y = Math.floor(cell / GRID_SIZE) * SCALE;
  return Array.from({ length: SCALE }, (_, row) => {
    const from = (y + row) * SOURCE_SIDE + x;
    return pixels.slice(from, from + SCALE);
  }).flat();
}

/** The colour of nearly all of the border. */
function groundOf(pixels: PixelColors): Lab | undefined {
  const border = pixels.flatMap((pixel, i) => (isBorder(i) && pixel ? [pixel] : []));
  const median = [...border].sort((a, b) => a[0] - b[0])[Math.floor(border.length / 2)];
  if (!median) return undefined;
  const like = border.filter((pixel) => squaredDistance(pixel, median) < BACKGROUND_APART).length;
  return like >= BACKGROUND_SHARE * 4 * (SOURCE_SIDE - 1) ? median : undefined;
}

const isBorder = (i: number) => {
  const [x, y] = [i % SOURCE_SIDE, Math.floor(i / SOURCE_SIDE)];
  return x === 0 || y === 0 || x === SOURCE_SIDE - 1 || y === SOURCE_SIDE - 1;
};

function withoutGround(pixels: PixelColors, ground: Lab): PixelColors {
  const isGround = (i: number) => {
    const pixel = pixels[i];
    return !pixel || squaredDistance(pixel, ground) < BACKGROUND_APART;
  };
  const reached = new Set<number>();
  const open = pixels.flatMap((_, i) => (isBorder(i) && isGround(i) ? [i] : []));
  for (const i of open) reached.add(i);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const x = next % SOURCE_SIDE;
    const around = [next - SOURCE_SIDE, next + SOURCE_SIDE];
    if (x > 0) around.push(next - 1);
    if (x < SOURCE_SIDE - 1) around.push(next + 1);
    for (const i of around)
      if (i >= 0 && i < pixels.length && !reached.has(i) && isGround(i)) {
        reached.add(i);
        open.push(i);
      }
  }
  return pixels.map((pixel, i) => (reached.has(i) ? null : pixel));
}

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
function strengthened(pixels: PixelColors) {
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
