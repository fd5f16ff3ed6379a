import { findAmounts } from "./amounts";
import { deskew, enlarged, findBoxes, openPicture } from "./find-lines.server";
import type { Models } from "./models.server";
import { findNames } from "./names";
import { readBox } from "./read-lines.server";
import { bothReadings, readingOf, type UnnamedReading } from "./reading";
import { type Box, levelled, type Pixels, type TextLine } from "./text-line";

/** Heights of reading, 48 pixels each: what bounds the work. */
const MOST_HEIGHTS = 700;
const SPREADS = 6;
const ENOUGH_NAMES = 4;
const TITLES = 5;
/** Letters; a longer line that names nutrients without amounts is a list of ingredients. */
const PARAGRAPH = 40;

/**
 * The lines of the table and what stands near it. Lines spread over the picture are read first, then what is near one
 * that names a nutrient or an amount, until nothing new is near; last the largest, for the name of the food.
 */
async function readTableLines(
  models: Models,
  picture: Pixels,
  boxes: Box[],
  known: ReadonlyMap<Box, TextLine> = new Map(),
): Promise<TextLine[]> {
  const lines: TextLine[] = [];
  const unread = new Set(boxes);
  const near = new Set<Box>();
  const named = new Set<string>();
  let left = MOST_HEIGHTS;

  async function read(box: Box) {
    unread.delete(box);
    near.delete(box);
    left -= heightsOf(box);
    if (left < 0) return;
    const line = known.get(box) ?? (await readBox(models, picture, isTall(box) ? onItsSide(box) : box));
    if (!line.text.trim()) return;
    lines.push(line);
    const { names, leadsOn } = cluesIn(line);
    for (const name of names) named.add(name);
    if (leadsOn) for (const other of unread) if (isNear(box, other)) near.add(other);
  }

  /** Numbers and names are short: they come before the paragraphs beside them. */
  async function readNear() {
    while (near.size > 0) await read([...near].reduce((a, b) => (heightsOf(b) < heightsOf(a) ? b : a)));
  }

  for (const box of boxes.filter((one) => known.has(one))) await read(box);
  await readNear();
  for (let i = 0; i < SPREADS && named.size < ENOUGH_NAMES; i++) {
    for (const box of [...unread].filter((_, at) => at % (SPREADS - i) === 0)) await read(box);
    await readNear();
  }
  for (const box of [...unread].toSorted((a, b) => b.height - a.height).slice(0, TITLES)) await read(box);
  return lines;
}

const heightsOf = ({ width, height }: Box) => Math.max(1, width / height, height / width);

function cluesIn(line: TextLine) {
  const straight = levelled(line);
  const names = findNames(straight).map(({ nutrient, from, to }) =>
    nutrient === "other" ? straight.plain.slice(from, to) : nutrient,
  );
  const isParagraph = straight.plain.length > PARAGRAPH;
  const amounts = findAmounts(straight).filter(({ unit }) => unit !== null && unit !== "%");
  return { names, leadsOn: amounts.length > 0 || (names.length > 0 && !isParagraph) };
}

function isNear(a: Box, b: Box) {
  const size = Math.min(a.width, a.height);
  const [cos, sin] = [Math.cos(a.angle), Math.sin(a.angle)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const apart = Math.abs(dx * cos + dy * sin) - (a.width + b.width) / 2;
  const down = Math.abs(dy * cos - dx * sin) - (a.height + b.height) / 2;
  return (down < 0.5 * size && apart < 30 * size) || (down < 3 * size && apart < 3 * size);
}

const isTall = (box: Box) => box.height > 2 * box.width;

const onItsSide = (box: Box): Box => ({
  ...box,
  width: box.height,
  height: box.width,
  angle: box.angle + Math.PI / 2,
});

type Region = { left: number; top: number; width: number; height: number };

function tableRegion(lines: TextLine[], picture: { width: number; height: number }): Region | null {
  const naming = lines.filter((line) => findNames(levelled(line)).length > 0);
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

/** Pixels of the longer side in which lines are found: enough for a table's place, and for all of its lines. */
const FIRST_LOOK = 960;
const CLOSE_LOOK = 1280;
const ENLARGED = 1600;
const MOST_ENLARGED = 2.5;
/** So many lines, none of them of a table, deserve a closer look: they may be too small. */
const MANY_LINES = 12;

/** The nutrition label on a JPEG or PNG; null when there is none. Throws on a broken picture. */
export async function readPhoto(models: Models, photo: Uint8Array): Promise<UnnamedReading | null> {
  const { first, second } = await looksAt(models, photo);
  return labelIn(first, second);
}

const labelIn = (first: TextLine[], second: TextLine[]): UnnamedReading | null =>
  bothReadings(readingOf(first), readingOf(second))?.reading ?? null;

/** The lines of the table, and again from nearer where they don't settle it. */
async function looksAt(models: Models, photo: Uint8Array) {
  const { first, closer } = await firstLook(models, photo);
  if (!closer) return { first, second: [] };
  return { first, second: await readTableLines(models, closer, await findBoxes(models, closer, CLOSE_LOOK)) };
}

/** Apart, so that the whole picture is out of memory at the second look. */
async function firstLook(models: Models, photo: Uint8Array) {
  const { picture, boxes, known } = await deskew(models, await openPicture(photo), FIRST_LOOK);
  const first = await readTableLines(models, picture, boxes, known);
  if (readingOf(first)?.whole) return { first };
  const region = tableRegion(first, picture) ?? (boxes.length < MANY_LINES ? null : wholeOf(picture));
  if (!region) return { first };
  return { first, closer: await enlarged(picture, region, ENLARGED, MOST_ENLARGED) };
}

const wholeOf = ({ width, height }: { width: number; height: number }) => ({
  left: 0,
  top: 0,
  width,
  height,
});
