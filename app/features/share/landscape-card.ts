import type { Card } from "~/features/collection/card";
import {
  INK,
  PAPER,
  packetShape,
  picture,
  rect,
  ribbon,
  STEP,
  seam,
  swatches,
  textAt,
  twinkles,
  WHITE,
} from "./card-shapes";
import { LANDSCAPE } from "./card-size";
import { linesOf, type Typefaces } from "./lettering";

const PACKET = { x: 54, y: 48, width: 1074, height: 516 };
const WINDOW_WIDTH = 498;
const SEAM_WIDTH = 54;
const CELL = 20;
/** Whole multiples of the pixel face, largest first. */
const TITLE_SIZES = [
  { size: 186.667, line: 130 },
  { size: 149.333, line: 104 },
  { size: 112, line: 80 },
  { size: 93.333, line: 66 },
];
const TITLE_ROOM = 220;

export function landscapeCard(
  { puzzle, collection, date, nutrition, neat }: Card,
  { display, text }: Typefaces,
): string {
  const { x, y, width, height } = PACKET;
  const bandX = x + WINDOW_WIDTH;
  const left = bandX + 42;
  const seamX = x + width - STEP - SEAM_WIDTH;
  const pictureX = x + STEP + (WINDOW_WIDTH - STEP - 24 * CELL) / 2;
  const pictureY = y + (height - 24 * CELL) / 2;
  const room = seamX - left - STEP;
  const title = titleOf(puzzle.name, display, room);
  const titleTop = y + 248 - (title.lines.length * title.line) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${LANDSCAPE.width}" height="${LANDSCAPE.height}">`,
    rect({ x: 0, y: 0, ...LANDSCAPE }, PAPER),
    packetShape(PACKET, [
      rect(PACKET, puzzle.bgColor),
      nutrition ? rect({ x, y, width: WINDOW_WIDTH, height }, WHITE) : twinkles(pictureX, pictureY, CELL),
      rect({ x: bandX, y, width: STEP, height }, INK),
      seam({ x: seamX, y, width: SEAM_WIDTH, height }, "Pixelplate", display),
    ]),
    picture(puzzle, pictureX, pictureY, CELL),
    neat ? ribbon(x + 27, y + 27, 9) : "",
    textAt(display, collection, { x: left, y: y + 87, size: 56 }),
    ...title.lines.map((line, i) =>
      textAt(display, line, { x: left, y: Math.round(titleTop + (i + 0.8) * title.line), size: title.size }),
    ),
    swatches(puzzle, left, y + height - 144, room),
    textAt(text, date, { x: left, y: y + height - 54, size: 30, weight: 0.6 }),
    "</svg>",
  ].join("");
}

function titleOf(name: string, display: Typefaces["display"], width: number) {
  const tries = TITLE_SIZES.map(({ size, line }) => ({
    size,
    line,
    lines: linesOf(name, display, size, width),
  }));
  const fits = ({ size, line, lines }: (typeof tries)[number]) =>
    lines.length * line <= TITLE_ROOM && lines.every((text) => display(text, size).width <= width);
  return tries.find(fits) ?? { size: 74.667, line: 56, lines: linesOf(name, display, 74.667, width) };
}
