import { Tensor } from "onnxruntime-node";
import sharp, { type Sharp } from "sharp";
import type { Models } from "./models.server";
import { curvedBox, type LetterColumn, readBox } from "./read-lines.server";
import type { Box, Pixels, TextLine } from "./text-line";

type Point = [x: number, y: number];

const cross = (o: Point, a: Point, b: Point) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

function hull(points: Point[]): Point[] {
  const half = (list: Point[]) => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length > 1 && cross(chain.at(-2) as Point, chain.at(-1) as Point, point) <= 0) chain.pop();
      chain.push(point);
    }
    chain.pop();
    return chain;
  };
  return [...half(points), ...half(points.toReversed())];
}

/** Angle between -45 and 45 degrees. */
export function smallestBox(points: Point[]): Box {
  const outline = hull(points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
  let best: Box | undefined;
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length] as Point;
    const box = boxAt(outline, Math.atan2(b[1] - a[1], b[0] - a[0]));
    if (!best || box.width * box.height < best.width * best.height) best = box;
  }
  return best ?? boxAt(points, 0);
}

function boxAt(points: Point[], direction: number): Box {
  const quarter = Math.PI / 2;
  const angle = direction - Math.round(direction / quarter) * quarter;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of points) {
    const along = x * cos + y * sin;
    const across = y * cos - x * sin;
    left = Math.min(left, along);
    right = Math.max(right, along);
    top = Math.min(top, across);
    bottom = Math.max(bottom, across);
  }
  const [along, across] = [(left + right) / 2, (top + bottom) / 2];
  return {
    x: along * cos - across * sin,
    y: along * sin + across * cos,
    width: right - left,
    height: bottom - top,
    angle,
  };
}

const IS_TEXT = 0.3;
const IS_SURELY_TEXT = 0.5;
/** The map marks only the core of a line; boxes grow by this share of area / perimeter. */
const GROWTH = 1.6;

/** Boxes of text lines in a probability map (0 to 1), in its pixels. */
export function textBoxes(map: Float32Array, width: number, height: number): Box[] {
  const seen = new Uint8Array(map.length);
  const stack = new Int32Array(map.length);
  const boxes: Box[] = [];
  for (let start = 0; start < map.length; start++) {
    if (seen[start] || (map[start] as number) < IS_TEXT) continue;
    const blob = blobFrom(start, map, seen, stack, width, height);
    const { points, columns, mean } = blob;
    if (mean < IS_SURELY_TEXT || points.length < 6) continue;
    const box = curvedBox(smallestBox(points), columns);
    // Points are pixel centres: a blob one pixel wide still has a width.
    const [w, h] = [box.width + 1, box.height + 1];
    if (Math.min(w, h) < 3) continue;
    const grow = (w * h * GROWTH) / (2 * (w + h));
    boxes.push({ ...box, width: w + 2 * grow, height: h + 2 * grow });
  }
  return boxes;
}

function blobFrom(
  start: number,
  map: Float32Array,
  seen: Uint8Array,
  stack: Int32Array,
  width: number,
  height: number,
) {
  const rows = new Map<number, [number, number]>();
  const columns = new Map<number, [number, number]>();
  seen[start] = 1;
  stack[0] = start;
  let [sum, count, waiting] = [0, 0, 1];
  while (waiting > 0) {
    const at = stack[--waiting] as number;
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
      stack[waiting++] = next;
    };
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (y > 0) visit(at - width);
    if (y < height - 1) visit(at + width);
  }
  const points: [number, number][] = [];
  for (const [y, [left, right]] of rows) points.push([left, y], [right, y]);
  const all = [...columns].map(
    ([x, [ys, pixels]]): LetterColumn => ({ x, middle: ys / pixels, count: pixels }),
  );
  return { points, columns: all, mean: sum / count };
}

const MOST_ENLARGED = 1.6;
/** The model's memory grows with the picture, so it sees a strip at a time. */
const STRIP_PIXELS = 256 * 1024;
/** Rows that neighbouring strips share; the model sees about so far. */
const SHARED = 64;
const MEAN = [0.485, 0.456, 0.406];
const SPREAD = [0.229, 0.224, 0.225];

/** Boxes of the text lines, found in the picture scaled to `longest` pixels. */
export async function findBoxes(models: Models, picture: Pixels, longest: number): Promise<Box[]> {
  const scale = Math.min(MOST_ENLARGED, longest / Math.max(picture.width, picture.height));
  const side = (length: number) => Math.max(32, Math.round((length * scale) / 32) * 32);
  const [width, height] = [side(picture.width), side(picture.height)];
  const { data } = await sharp(picture.data, {
    raw: { width: picture.width, height: picture.height, channels: 3 },
  })
    .resize(width, height, { fit: "fill", kernel: "linear" })
    .raw()
    .toBuffer({ resolveWithObject: true });

  models.collect?.();
  const map = new Float32Array(width * height);
  for (const { from, to, top, bottom } of stripsOf(width, height)) {
    const strip = await textIn(models, data.subarray(3 * width * from, 3 * width * to), width, to - from);
    map.set(strip.subarray(width * (top - from), width * (bottom - from)), width * top);
  }
  const [scaleX, scaleY] = [picture.width / width, picture.height / height];
  return textBoxes(map, width, height).map((box) => ({
    x: (box.x + 0.5) * scaleX,
    y: (box.y + 0.5) * scaleY,
    width: box.width * scaleX,
    height: box.height * scaleY,
    angle: box.angle,
    ...(box.bow !== undefined && { bow: box.bow * scaleY }),
  }));
}

/** The model sees rows `from` to `to`, of which `top` to `bottom` count. */
export function stripsOf(width: number, height: number) {
  const most = Math.max(4 * SHARED, Math.floor(STRIP_PIXELS / width / 32) * 32);
  const count = height <= most ? 1 : Math.ceil((height - SHARED) / (most - SHARED));
  const each = Math.ceil((height + (count - 1) * SHARED) / count / 32) * 32;
  return Array.from({ length: count }, (_, i) => {
    const from = i === count - 1 ? Math.max(0, height - each) : i * (each - SHARED);
    const next = i + 1 === count - 1 ? Math.max(0, height - each) : (i + 1) * (each - SHARED);
    const before = i === 0 ? 0 : (i - 1) * (each - SHARED) + each;
    const to = Math.min(height, from + each);
    return {
      from,
      to,
      top: i === 0 ? 0 : (from + before) >> 1,
      bottom: i === count - 1 ? height : (next + to) >> 1,
    };
  });
}

async function textIn({ find, room, step }: Models, pixels: Uint8Array, width: number, height: number) {
  const area = width * height;
  const planes = room(3 * area);
  for (let channel = 0; channel < 3; channel++) {
    // The model expects blue, green, red.
    const from = 2 - channel;
    const spread = 1 / (255 * (SPREAD[channel] as number));
    const shift = (MEAN[channel] as number) / (SPREAD[channel] as number);
    for (let i = 0; i < area; i++)
      planes[channel * area + i] = (pixels[3 * i + from] as number) * spread - shift;
  }
  const input = new Tensor("float32", planes, [1, 3, height, width]);
  const output = await find.run({ [find.inputNames[0] as string]: input });
  step?.();
  return output[find.outputNames[0] as string]?.data as Float32Array;
}

export const openPicture = (photo: Uint8Array): Promise<Pixels> =>
  pixelsOf(
    sharp(photo, { failOn: "none", limitInputPixels: 1920 * 1920 })
      .flatten({ background: "#fff" })
      .toColourspace("srgb"),
  );

const turned = (picture: Pixels, degrees: number): Promise<Pixels> => pixelsOf(raw(picture).rotate(degrees));

/** A part, scaled up to `longest` pixels on its longer side, at most by `most`. */
export function enlarged(
  picture: Pixels,
  part: { left: number; top: number; width: number; height: number },
  longest: number,
  most: number,
): Promise<Pixels> {
  const scale = Math.min(most, longest / Math.max(part.width, part.height));
  return pixelsOf(
    raw(picture)
      .extract(part)
      .resize(Math.round(part.width * scale), Math.round(part.height * scale), {
        fit: "fill",
        kernel: "cubic",
      }),
  );
}

const raw = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } });

async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const SAMPLE = 6;
/** Below this confidence, both ways up are compared. */
const SURELY_UPRIGHT = 0.9;

type Deskewed = { picture: Pixels; boxes: Box[]; known: Map<Box, TextLine> };

/** The picture turned upright, with its boxes and the lines read on the way (`known`). */
export async function deskew(models: Models, picture: Pixels, longest: number): Promise<Deskewed> {
  let boxes = await findBoxes(models, picture, longest);
  if (isOnItsSide(boxes)) {
    picture = await turned(picture, 90);
    boxes = await findBoxes(models, picture, longest);
  }
  const sample = sampleOf(boxes);
  const known = await readSample(models, picture, sample, 0);
  if (known.confidence < SURELY_UPRIGHT && sample.length > 0) {
    const flipped = await readSample(models, picture, sample, Math.PI);
    if (flipped.confidence > known.confidence) {
      picture = await turned(picture, 180);
      return { picture, boxes: await findBoxes(models, picture, longest), known: new Map() };
    }
  }
  return { picture, boxes, known: known.lines };
}

const isOnItsSide = (boxes: Box[]) => boxes.reduce((sum, { width, height }) => sum + height - width, 0) > 0;

/** Spread over the picture: a pack may have some text upside down. */
function sampleOf(boxes: Box[]) {
  const wide = boxes.filter((box) => box.width > 2.5 * box.height);
  const quick = wide.filter((box) => box.width < 15 * box.height);
  const lines = quick.length > 0 ? quick : wide;
  const every = Math.max(1, lines.length / SAMPLE);
  return lines.filter((_, i) => i % every < 1);
}

async function readSample(models: Models, picture: Pixels, sample: Box[], turn: number) {
  const lines = new Map<Box, TextLine>();
  for (const box of sample) {
    lines.set(box, await readBox(models, picture, { ...box, angle: box.angle + turn }));
  }
  const sum = [...lines.values()].reduce((total, { confidence }) => total + confidence, 0);
  return { lines, confidence: sum / Math.max(1, sample.length) };
}
