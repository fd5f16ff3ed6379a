import type { LabelReading } from "~/features/label/label-reading";
import { findBoxes } from "./find-lines.server";
import type { Models } from "./models.server";
import { deskew, enlarged, openPicture } from "./picture.server";
import { readTableLines, tableRegion } from "./read-table.server";
import { bothReadings, readingOf } from "./reading";
import type { TextLine } from "./text-line";

/** Pixels of the longer side in which lines are found: enough for a table's place, and for all of its lines. */
const FIRST_LOOK = 960;
const CLOSE_LOOK = 1280;
const ENLARGED = 1600;
const MOST_ENLARGED = 2.5;
/** So many lines, none of them of a table, deserve a closer look: they may be too small. */
const MANY_LINES = 12;

/** The nutrition label on a JPEG or PNG; null when there is none. Throws on a broken picture. */
export async function readPhoto(models: Models, photo: Uint8Array): Promise<LabelReading | null> {
  const { first, second } = await looksAt(models, photo);
  return labelIn(first, second);
}

export const labelIn = (first: TextLine[], second: TextLine[]): LabelReading | null =>
  bothReadings(readingOf(first), readingOf(second))?.reading ?? null;

/** The lines of the table, and again from nearer where they don't settle it. */
export async function looksAt(models: Models, photo: Uint8Array) {
  const { picture, boxes, known } = await deskew(models, await openPicture(photo), FIRST_LOOK);
  const first = await readTableLines(models, picture, boxes, known);
  if (readingOf(first)?.whole) return { first, second: [] };
  const region = tableRegion(first, picture) ?? (boxes.length < MANY_LINES ? null : wholeOf(picture));
  if (!region) return { first, second: [] };
  const closer = await enlarged(picture, region, ENLARGED, MOST_ENLARGED);
  return { first, second: await readTableLines(models, closer, await findBoxes(models, closer, CLOSE_LOOK)) };
}

const wholeOf = ({ width, height }: { width: number; height: number }) => ({
  left: 0,
  top: 0,
  width,
  height,
});
