import { findBoxes } from "./find-boxes.server";
import type { Models } from "./models.server";
import { turned } from "./open-picture.server";
import type { Pixels } from "./pixels";
import { readBox } from "./read-box.server";
import type { Box, TextLine } from "./text-line";

const SAMPLE = 6;
/** Below this confidence, both ways up are compared. */
const SURELY_UPRIGHT = 0.9;

type Upright = { picture: Pixels; boxes: Box[]; known: Map<Box, TextLine> };

/** The picture turned upright, with its boxes and the lines read on the way (`known`). */
export async function upright(models: Models, picture: Pixels): Promise<Upright> {
  let boxes = await findBoxes(models, picture);
  if (isOnItsSide(boxes)) {
    picture = await turned(picture, 90);
    boxes = await findBoxes(models, picture);
  }
  const sample = sampleOf(boxes);
  const known = await readSample(models, picture, sample, 0);
  if (known.confidence < SURELY_UPRIGHT && sample.length > 0) {
    const flipped = await readSample(models, picture, sample, Math.PI);
    if (flipped.confidence > known.confidence) {
      picture = await turned(picture, 180);
      return { picture, boxes: await findBoxes(models, picture), known: new Map() };
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
