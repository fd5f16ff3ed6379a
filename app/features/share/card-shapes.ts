import { RIBBON, TWINKLES } from "~/features/collection/garden/sprites";
import { NUTRIENTS, type PerNutrient } from "~/features/nutrition/amounts";
import { gridPaths, PENCIL } from "~/features/puzzles/grid-paths";
import { blocksOf, type Puzzle, paletteOf } from "~/features/puzzles/puzzle";

/** `d` is path data from the baseline's start at 0,0; sizes are the drawing's pixels. Rasterisers can't be trusted with fonts. */
export type Lettering = (text: string, size: number) => { d: string; width: number };

/** `display` is the pixel face, `text` the reading face. */
export type Typefaces = { display: Lettering; text: Lettering };

/** Balanced lines no wider than `width`; a longer word stays whole. */
export function linesOf(text: string, lettering: Lettering, size: number, width: number): string[] {
  let best = broken(text, lettering, size, width);
  for (let narrower = width - size / 2; narrower > width / 2; narrower -= size / 2) {
    const lines = broken(text, lettering, size, narrower);
    if (lines.length > best.length || lines.some((line) => lettering(line, size).width > narrower)) break;
    best = lines;
  }
  return best;
}

function broken(text: string, lettering: Lettering, size: number, width: number) {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && lettering(longer, size).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

// The card looks the same everywhere, in every theme.
export const INK = "#2B1D12";
export const PAPER = "#FFF8E7";
export const WHITE = "#FFFFFF";
export const STEP = 9;
const SHADOW = 2 * STEP;

type Box = { x: number; y: number; width: number; height: number };

export const rect = ({ x, y, width, height }: Box, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

export function packetShape(box: Box, printed: string[]): string {
  const { x, y, width, height } = box;
  const inside = { x: x + STEP, y: y + STEP, width: width - 2 * STEP, height: height - 2 * STEP };
  return [
    `<clipPath id="packet"><path d="${notched(inside)}"/></clipPath>`,
    `<path fill="${INK}" d="${notched({ ...box, x: x + SHADOW, y: y + SHADOW })}"/>`,
    `<path fill="${INK}" d="${notched(box)}"/>`,
    `<g clip-path="url(#packet)">${printed.join("")}</g>`,
  ].join("");
}

function notched({ x, y, width, height }: Box): string {
  const n = STEP;
  return [
    `M${x + 2 * n} ${y}H${x + width - 2 * n}v${n}h${n}v${n}h${n}`,
    `V${y + height - 2 * n}h${-n}v${n}h${-n}v${n}`,
    `H${x + 2 * n}v${-n}h${-n}v${-n}h${-n}`,
    `V${y + 2 * n}h${n}v${-n}h${n}Z`,
  ].join("");
}

export function seam({ x, y, width, height }: Box, display: Lettering): string {
  const lying = width > height;
  const length = lying ? width : height;
  const word = display("Pixelplate", SEAM_TYPE);
  const from = (length - word.width) / 2;
  let ribs = "";
  for (let at = STEP / 2; at < length; at += 2 * STEP) {
    if (at > from - 2 * STEP && at < from + word.width + 2 * STEP) continue;
    ribs += lying ? `M${x + at} ${y}v${height}` : `M${x} ${y + at}h${width}`;
  }
  const place = lying
    ? `translate(${Math.round(x + from)} ${y + height / 2 + 15})`
    : `translate(${x + width / 2 - 13} ${Math.round(y + from)}) rotate(90)`;
  return [
    `<path stroke="${INK}" stroke-opacity="0.16" stroke-width="${STEP}" d="${ribs}"/>`,
    `<path transform="${place}" fill="${INK}" d="${word.d}"/>`,
  ].join("");
}

const SEAM_TYPE = 56;

/** `cell` is the pixels a block. Blocks beyond `filled` are in pencil. */
export function picture(
  puzzle: Pick<Puzzle, "map">,
  x: number,
  y: number,
  cell: number,
  filled: PerNutrient = blocksOf(puzzle.map),
): string {
  const { colors, mask, outline } = gridPaths(puzzle.map, filled);
  const paths = colors.map(({ color, d }) => `<path stroke="${color}" d="${d}"/>`);
  if (mask !== "") {
    const marks = PENCIL.marks.map(([x, y]) => `<rect x="${x}" y="${y}" width="1" height="1"/>`).join("");
    paths.unshift(
      `<pattern id="pencil" width="1" height="1" viewBox="0 0 4 4" patternUnits="userSpaceOnUse"><path fill="${PENCIL.paper}" d="M0 0h4v4H0z"/><g fill="${PENCIL.lead}">${marks}</g></pattern>`,
      `<path stroke="url(#pencil)" d="${mask}"/>`,
      `<path stroke="${PENCIL.edge}" d="${outline}"/>`,
    );
  }
  return `<g transform="translate(${x} ${y}) scale(${cell})" fill="none" shape-rendering="crispEdges">${paths.join("")}</g>`;
}

/** At most `room` pixels wide, frame included. */
export function swatches(puzzle: Pick<Puzzle, "map">, x: number, y: number, room: number): string {
  const palette = paletteOf(puzzle.map);
  const colors = [...new Set(NUTRIENTS.flatMap((nutrient) => palette[nutrient].map(({ color }) => color)))];
  const size = Math.min(SWATCH, Math.floor((room - 2 * SWATCH_FRAME) / colors.length));
  const [left, top] = [x + SWATCH_FRAME, y + SWATCH_FRAME];
  return [
    rect({ x, y, width: colors.length * size + 2 * SWATCH_FRAME, height: SWATCH + 2 * SWATCH_FRAME }, INK),
    ...colors.map((color, i) => rect({ x: left + i * size, y: top, width: size, height: SWATCH }, color)),
  ].join("");
}

const SWATCH = 30;
const SWATCH_FRAME = 6;

export const twinkles = (x: number, y: number, cell: number) =>
  `<path transform="translate(${x} ${y}) scale(${cell})" fill="${WHITE}" d="${TWINKLES}"/>`;

const RIBBON_COLORS: Record<string, string> = { d: INK, y: "#F6C445", w: WHITE, r: "#C8372D" };

/** The ribbon of a neat day, of squares of `cell` pixels. */
export const ribbon = (x: number, y: number, cell: number): string =>
  RIBBON.flatMap((row, i) =>
    [...row].map((letter, j) => {
      const color = RIBBON_COLORS[letter];
      return color ? rect({ x: x + j * cell, y: y + i * cell, width: cell, height: cell }, color) : "";
    }),
  ).join("");

type Line = { x: number; y: number; size: number; anchor?: "start" | "middle"; weight?: number };

/** Baseline at x, y; `weight` thickens the strokes, in pixels. */
export function textAt(lettering: Lettering, text: string, line: Line): string {
  const { x, y, size, anchor = "start", weight = 0 } = line;
  const { d, width } = lettering(text, size);
  const left = Math.round(anchor === "start" ? x : x - width / 2);
  const thick = weight ? ` stroke="${INK}" stroke-width="${weight}"` : "";
  return `<path transform="translate(${left} ${y})" fill="${INK}"${thick} d="${d}"/>`;
}

/** Pixels, as link previews want it. */
export const LANDSCAPE = { width: 1200, height: 630 };

export const PORTRAIT = { width: 1080, height: 1350 };
