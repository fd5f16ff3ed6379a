import { brightness } from "~/features/puzzles/brightness";
import { runsOf } from "~/features/puzzles/runs";
import { dithered } from "./dithered";
import { type DayPicture, pictureCells, SIDE } from "./picture-cells";
import type { PictureTheme } from "./picture-query";

const DOTS = 4;

/** A drawing of `size` × `size` pixels, whose cells are whole pixels. */
export function pictureSvg(picture: DayPicture, theme: PictureTheme, size: number): string {
  const cells = pictureCells(picture, theme);
  const ground = cells[0]?.[0] ?? "";
  const paper = theme === "paper";
  const dots = paper ? SIDE * DOTS : SIDE;
  const scale = Math.floor(size / dots) || size / dots;
  const margin = (size - scale * dots) / 2;
  const paths = [...byColor(paper ? asDots(cells) : cells)]
    .filter(([color]) => color !== ground)
    .map(([color, places]) => `<path stroke="${color}" d="${runsOf(places)}"/>`)
    .join("");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">`,
    `<rect width="${size}" height="${size}" fill="${ground}"/>`,
    `<g transform="translate(${margin} ${margin}) scale(${scale})" fill="none" shape-rendering="crispEdges">${paths}</g>`,
    "</svg>",
  ].join("");
}

function byColor(cells: string[][]) {
  const found = new Map<string, [number, number][]>();
  cells.forEach((row, y) => {
    row.forEach((color, x) => {
      const places = found.get(color) ?? [];
      places.push([x, y]);
      found.set(color, places);
    });
  });
  return found;
}

const asDots = (cells: string[][]): string[][] =>
  Array.from({ length: SIDE * DOTS }, (_, y) =>
    Array.from({ length: SIDE * DOTS }, (_, x) => {
      const grey = brightness(cells[Math.floor(y / DOTS)]?.[Math.floor(x / DOTS)] ?? "#ffffff");
      return dithered(grey, x, y) ? "#ffffff" : "#000000";
    }),
  );
