import type { TextLine } from "../engine/text-line";
import { findNames } from "./find-names";
import { straighten } from "./straighten";

type Region = { left: number; top: number; width: number; height: number };

export function tableRegion(lines: TextLine[], picture: { width: number; height: number }): Region | null {
  const level = { angle: 0, perX: 0, perY: 0, middleX: 0, middleY: 0 };
  const naming = lines.filter((line) =>
    straighten([line], level).some((straight) => findNames(straight).length > 0),
  );
  if (naming.length < 2) return null;
  const usual = naming.map(({ height }) => height).toSorted((a, b) => a - b)[naming.length >> 1] as number;
  const ends = naming.flatMap(({ x, y, width, angle }) =>
    [-0.5, 0.5].map((end) => ({
      x: x + end * width * Math.cos(angle),
      y: y + end * width * Math.sin(angle),
    })),
  );
  const beside = lines.filter(({ x, y }) =>
    ends.some((end) => Math.abs(end.y - y) < usual && Math.abs(end.x - x) < 20 * usual),
  );
  const xs = [...ends.map(({ x }) => x), ...beside.flatMap(({ x, width }) => [x - width / 2, x + width / 2])];
  const ys = ends.map(({ y }) => y);
  const left = Math.max(0, Math.floor(Math.min(...xs) - usual));
  const top = Math.max(0, Math.floor(Math.min(...ys) - 4 * usual));
  const right = Math.min(picture.width, Math.ceil(Math.max(...xs) + usual));
  const bottom = Math.min(picture.height, Math.ceil(Math.max(...ys) + 3 * usual));
  return { left, top, width: right - left, height: bottom - top };
}
