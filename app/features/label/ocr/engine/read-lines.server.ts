import type { Models } from "./models.server";
import type { Pixels } from "./pixels";
import { readBox } from "./read-box.server";
import type { Box, TextLine } from "./text-line";

/** Recognition takes about 10 ms a box; a label has fewer. */
const MOST_BOXES = 220;

export async function readLines(
  models: Models,
  picture: Pixels,
  boxes: Box[],
  known: ReadonlyMap<Box, TextLine> = new Map(),
): Promise<TextLine[]> {
  const lines: TextLine[] = [];
  for (const box of mostTelling(boxes)) {
    const line = known.get(box) ?? (await readBox(models, picture, isTall(box) ? onItsSide(box) : box));
    if (line.text.trim()) lines.push(line);
  }
  return lines;
}

const isTall = (box: Box) => box.height > 2 * box.width;

const onItsSide = (box: Box): Box => ({
  ...box,
  width: box.height,
  height: box.width,
  angle: box.angle + Math.PI / 2,
});

/** The boxes nearest to the centre of the crowd: a label is dense text. */
function mostTelling(boxes: Box[]) {
  if (boxes.length <= MOST_BOXES) return boxes;
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] as number;
  const [x, y] = [middle(boxes.map((box) => box.x)), middle(boxes.map((box) => box.y))];
  const distance = (box: Box) => Math.hypot(box.x - x, box.y - y);
  return boxes.toSorted((a, b) => distance(a) - distance(b)).slice(0, MOST_BOXES);
}
