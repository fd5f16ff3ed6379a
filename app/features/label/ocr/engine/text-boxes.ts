import { bowed, type Column } from "./bowed";
import { smallestBox } from "./smallest-box";
import type { Box } from "./text-line";

const IS_TEXT = 0.3;
const IS_SURELY_TEXT = 0.5;
/** The map marks only the core of a line; boxes grow by this share of area / perimeter. */
const GROWTH = 1.6;

/** Boxes of text lines in a probability map (0 to 1), in its pixels. */
export function textBoxes(map: Float32Array, width: number, height: number): Box[] {
  const seen = new Uint8Array(map.length);
  const boxes: Box[] = [];
  for (let start = 0; start < map.length; start++) {
    if (seen[start] || (map[start] as number) < IS_TEXT) continue;
    const blob = blobFrom(start, map, seen, width, height);
    const { points, columns, mean } = blob;
    if (mean < IS_SURELY_TEXT || points.length < 6) continue;
    const box = bowed(smallestBox(points), columns);
    // Points are pixel centres: a blob one pixel wide still has a width.
    const [w, h] = [box.width + 1, box.height + 1];
    if (Math.min(w, h) < 3) continue;
    const grow = (w * h * GROWTH) / (2 * (w + h));
    boxes.push({ ...box, width: w + 2 * grow, height: h + 2 * grow });
  }
  return boxes;
}

function blobFrom(start: number, map: Float32Array, seen: Uint8Array, width: number, height: number) {
  const rows = new Map<number, [number, number]>();
  const columns = new Map<number, [number, number]>();
  const stack = [start];
  seen[start] = 1;
  let [sum, count] = [0, 0];
  while (stack.length > 0) {
    const at = stack.pop() as number;
    const x = at % width;
    const y = (at - x) / width;
    sum += map[at] as number;
    count++;
    const row = rows.get(y);
    if (!row) rows.set(y, [x, x]);
    else if (x < row[0]) row[0] = x;
    else if (x > row[1]) row[1] = x;
    const column = columns.get(x);
    if (!column) columns.set(x, [y, 1]);
    else {
      column[0] += y;
      column[1]++;
    }
    const visit = (next: number) => {
      if (seen[next] || (map[next] as number) < IS_TEXT) return;
      seen[next] = 1;
      stack.push(next);
    };
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (y > 0) visit(at - width);
    if (y < height - 1) visit(at + width);
  }
  const points: [number, number][] = [];
  for (const [y, [left, right]] of rows) points.push([left, y], [right, y]);
  const all = [...columns].map(([x, [ys, pixels]]): Column => ({ x, middle: ys / pixels, count: pixels }));
  return { points, columns: all, mean: sum / count };
}
