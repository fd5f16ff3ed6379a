import sharp, { type Sharp } from "sharp";
import { findBoxes } from "./find-lines.server";
import type { Models } from "./models.server";
import { readBox } from "./read-lines.server";
import type { Box, Pixels, TextLine } from "./text-line";

/** Throws on a broken picture. */
export const openPicture = (photo: Uint8Array): Promise<Pixels> =>
  pixelsOf(
    sharp(photo, { failOn: "none", limitInputPixels: 1920 * 1920 })
      .flatten({ background: "#fff" })
      .toColourspace("srgb"),
  );

export const turned = (picture: Pixels, degrees: number): Promise<Pixels> =>
  pixelsOf(raw(picture).rotate(degrees));

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
