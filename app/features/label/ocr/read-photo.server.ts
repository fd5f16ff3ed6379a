import type { LabelReading } from "~/features/label/label-reading";
import { findBoxes } from "./find-lines.server";
import type { Models } from "./models.server";
import { deskew, enlarged, openPicture } from "./picture.server";
import { readLines } from "./read-lines.server";

import { bothReadings, readingOf } from "./reading";

import { tableRegion } from "./rows";

const CLOSE_LOOK = 1600;
const MOST_ENLARGED = 2.5;

/** The nutrition label on a JPEG or PNG; null when there is none. Throws on a broken picture. */
export async function readPhoto(models: Models, photo: Uint8Array): Promise<LabelReading | null> {
  const { picture, boxes, known } = await deskew(models, await openPicture(photo));
  const lines = await readLines(models, picture, boxes, known);
  const first = readingOf(lines);
  if (first?.whole) return first.reading;

  const region = tableRegion(lines, picture);
  if (!region) return first?.reading ?? null;
  const closer = await enlarged(picture, region, CLOSE_LOOK, MOST_ENLARGED);
  const second = readingOf(await readLines(models, closer, await findBoxes(models, closer)));
  return bothReadings(first, second)?.reading ?? null;
}
