import { findBoxes } from "./find-boxes.server";
import type { Models } from "./models.server";
import { turned } from "./open-picture.server";
import type { Pixels } from "./pixels";
import { readBox } from "./read-box.server";
import type { Box } from "./text-line";

const SAMPLE = 8;
/** Lines that are read with more confidence than this are upright; below it, both ways are compared. */
const SURELY_UPRIGHT = 0.93;

/** A picture turned so that its text is upright, with the boxes of its lines. */
export async function upright(models: Models, picture: Pixels): Promise<{ picture: Pixels; boxes: Box[] }> {
  let boxes = await findBoxes(models, picture);
  if (isOnItsSide(boxes)) {
    picture = await turned(picture, 90);
    boxes = await findBoxes(models, picture);
  }
  if (await isUpsideDown(models, picture, boxes)) {
    picture = await turned(picture, 180);
    boxes = await findBoxes(models, picture);
  }
  return { picture, boxes };
}

const isOnItsSide = (boxes: Box[]) => boxes.reduce((sum, { width, height }) => sum + height - width, 0) > 0;

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
  const asItIs = await confidence(0);
  return asItIs < SURELY_UPRIGHT && (await confidence(Math.PI)) > asItIs;
}
