import { RIBBON } from "~/features/collection/ribbon-sprite";
import type { PerNutrient } from "~/features/nutrition/per-nutrient";
import { gridPaths } from "~/features/puzzles/grid-paths";
import type { PixelMap } from "~/features/puzzles/pixel-map";
import { rect, WHITE } from "~/features/share/card-shapes";
import { COLORS, pathsOf } from "~/ui/pixel-strokes";
import type { AlbumDay } from "./album-day";

const MASK = "#D9C7A7";
const BLANK = "#F3E7CE";

/** Pixels; `cell` is the side of a block. */
type Tile = { x: number; y: number; side: number; cell: number };

/** A day's picture on white; without one a seed, a paler one for a day ahead. */
export function dayTile({ x, y, side, cell }: Tile, day: AlbumDay | undefined, ahead: boolean): string {
  const seed = 4 * cell;
  const middle = (side - seed) / 2;
  if (!day?.puzzle)
    return rect({ x: x + middle, y: y + middle, width: seed, height: seed }, ahead ? BLANK : MASK);
  const inset = (side - 24 * cell) / 2;
  return [
    rect({ x, y, width: side, height: side }, WHITE),
    pictureAt(day.puzzle.map, day.filled, { x: x + inset, y: y + inset, cell }),
    day.neat ? ribbonAt({ x: x + side - 7 * cell, y, cell }) : "",
  ].join("");
}

export type Place = { x: number; y: number; cell: number };

const at = ({ x, y, cell }: Place, strokes: string) =>
  `<g transform="translate(${x} ${y}) scale(${cell})" fill="none" shape-rendering="crispEdges">${strokes}</g>`;

const stroke = (color: string, d: string) => `<path stroke="${color}" d="${d}"/>`;

export function pictureAt(map: PixelMap, filled: PerNutrient, place: Place) {
  const { colors, mask } = gridPaths(map, filled);
  return at(place, [stroke(MASK, mask), ...colors.map(({ color, d }) => stroke(color, d))].join(""));
}

const ribbonAt = (place: Place) =>
  at(
    place,
    pathsOf(RIBBON)
      .map(([letter, d]) => stroke(letter === "w" ? WHITE : (COLORS[letter] ?? ""), d))
      .join(""),
  );
