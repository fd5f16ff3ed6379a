import type { Card } from "~/features/collection/card";
import { gramsText, NUTRIENT_LABELS } from "~/features/collection/nutrient-texts";
import { NUTRIENTS } from "~/features/nutrition/nutrients";
import type { PerNutrient } from "~/features/nutrition/per-nutrient";
import { paletteOf } from "~/features/puzzles/palette";
import { INK, packetShape, picture, rect, ribbon, STEP, seam, textAt, twinkles, WHITE } from "./card-shapes";
import { PORTRAIT } from "./card-size";
import { linesOf, type Typefaces } from "./lettering";

const PACKET = { x: 60, y: 27, width: 942, height: 1278 };
const MIDDLE = PACKET.x + PACKET.width / 2;
const SEAM_HEIGHT = 54;
const BAND_BOTTOM = PACKET.y + 333;
const FOOT_TOP = PACKET.y + PACKET.height - 252;

/** `plain` leaves the nutrients out. */
export function portraitCard(
  { puzzle, collection, date, nutrition, neat }: Card,
  faces: Typefaces,
  { plain = false } = {},
): string {
  const { display, text } = faces;
  const { x, y, width } = PACKET;
  const special = nutrition === null;
  const shown = plain ? null : nutrition;
  const cell = shown ? 24 : 30;
  const pictureTop = BAND_BOTTOM + (shown ? STEP : 54);
  const pictureLeft = MIDDLE - 12 * cell;
  const title = puzzle.name.length > 12 ? 130.667 : 149.333;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PORTRAIT.width}" height="${PORTRAIT.height}">`,
    packetShape(PACKET, [
      rect(PACKET, special ? puzzle.bgColor : WHITE),
      rect({ x, y, width, height: BAND_BOTTOM - y }, puzzle.bgColor),
      seam({ x, y: y + STEP, width, height: SEAM_HEIGHT }, "Pixelplate", display),
      rect({ x, y: BAND_BOTTOM, width, height: STEP }, INK),
      shown ? rect({ x, y: FOOT_TOP, width, height: STEP }, INK) : "",
      special ? twinkles(pictureLeft, pictureTop, cell) : "",
    ]),
    textAt(display, collection, { x: MIDDLE, y: y + 135, size: 56, anchor: "middle" }),
    textAt(display, puzzle.name, { x: MIDDLE, y: y + 240, size: title, anchor: "middle" }),
    textAt(text, date, { x: MIDDLE, y: y + 303, size: 36, anchor: "middle" }),
    picture(puzzle, pictureLeft, pictureTop, cell),
    neat ? ribbon(x + width - 117, BAND_BOTTOM + 27, 12) : "",
    ...linesOf(puzzle.description, text, 36, width - 120).map((line, i) =>
      textAt(text, line, { x: MIDDLE, y: pictureTop + 24 * cell + 30 + i * 46, size: 36, anchor: "middle" }),
    ),
    shown ? columns(puzzle, shown, faces) : "",
    "</svg>",
  ].join("");
}

function columns(puzzle: Card["puzzle"], nutrition: PerNutrient, { display, text }: Typefaces) {
  const palette = paletteOf(puzzle.map);
  const gap = 36;
  const width = (PACKET.width - 2 * STEP - 4 * gap) / 3;
  return NUTRIENTS.map((nutrient, i) => {
    const x = PACKET.x + STEP + gap + i * (width + gap);
    let from = x;
    const strip = palette[nutrient].map(({ color, share }) => {
      const shade = rect({ x: from, y: FOOT_TOP + 90, width: share * width, height: 42 }, color);
      from += share * width;
      return shade;
    });
    return [
      textAt(display, NUTRIENT_LABELS[nutrient], { x: x - 6, y: FOOT_TOP + 69, size: 56 }),
      rect({ x: x - 6, y: FOOT_TOP + 84, width: width + 12, height: 54 }, INK),
      ...strip,
      textAt(text, gramsText(nutrition[nutrient]), { x: x - 6, y: FOOT_TOP + 200, size: 48, weight: 1.4 }),
    ].join("");
  }).join("");
}
