import sharp from "sharp";
import { findBoxes } from "./find-boxes.server";
import type { Models } from "./models.server";
import type { Pixels } from "./pixels";
import { readBox } from "./read-box.server";
import type { Box, TextLine } from "./text-line";

/** Reading takes about 10 ms a box; a label has fewer. */
const MOST_BOXES = 220;
const SAMPLE = 8;
/** Upright lines are read with more confidence than this, those upside down with less. */
const UPRIGHT = 0.86;

/** The lines of text on a photo (JPEG or PNG), which may lie on its side or upside down. */
export async function readText(models: Models, photo: Uint8Array): Promise<{ lines: TextLine[]; picture: Pixels }> {
  let picture = await decode(photo);
  let boxes = await findBoxes(models, picture);
  if (boxes.length > 3 && boxes.filter(isTall).length > boxes.length / 2) {
    picture = await turned(picture, 90);
    boxes = await findBoxes(models, picture);
  }
  if (boxes.length > 0 && (await isUpsideDown(models, picture, boxes))) {
    picture = await turned(picture, 180);
    boxes = await findBoxes(models, picture);
  }
  const lines: TextLine[] = [];
  for (const box of mostTelling(boxes)) {
    const line = await readBox(models, picture, isTall(box) ? onItsSide(box) : box);
    if (line.text.trim()) lines.push(line);
  }
  return { lines, picture };
}

const isTall = (box: Box) => box.height > 2 * box.width;

const onItsSide = (box: Box): Box => ({
  ...box,
  width: box.height,
  height: box.width,
  angle: box.angle + Math.PI / 2,
});

async function decode(photo: Uint8Array): Promise<Pixels> {
  const image = sharp(photo, { failOn: "none", limitInputPixels: 1920 * 1920 }).flatten({ background: "#fff" });
  const { data, info } = await image.toColourspace("srgb").removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function turned({ data, width, height }: Pixels, degrees: number): Promise<Pixels> {
  const image = sharp(data, { raw: { width, height, channels: 3 } }).rotate(degrees);
  const { data: bytes, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data: bytes, width: info.width, height: info.height };
}

/** Reads some of the lines both ways: of all over the picture, for a pack may have a few that stand on their head. */
async function isUpsideDown(models: Models, picture: Pixels, boxes: Box[]) {
  const lines = boxes.filter((box) => box.width > 2.5 * box.height && box.width < 15 * box.height);
  const every = Math.max(1, lines.length / SAMPLE);
  const sample = lines.filter((_, i) => i % every < 1);
  const confidence = async (turn: number) => {
    let sum = 0;
    for (const box of sample) {
      sum += (await readBox(models, picture, { ...box, angle: box.angle + turn })).confidence;
    }
    return sum / Math.max(1, sample.length);
  };
  const upright = await confidence(0);
  return upright < UPRIGHT && (await confidence(Math.PI)) > upright;
}

/** Where there are too many boxes, those nearest to the middle of the crowd: a label is where the text is dense. */
function mostTelling(boxes: Box[]) {
  if (boxes.length <= MOST_BOXES) return boxes;
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] as number;
  const [x, y] = [middle(boxes.map((box) => box.x)), middle(boxes.map((box) => box.y))];
  const distance = (box: Box) => Math.hypot(box.x - x, box.y - y);
  return boxes.toSorted((a, b) => distance(a) - distance(b)).slice(0, MOST_BOXES);
}
