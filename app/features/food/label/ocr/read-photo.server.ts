import type { LabelReading } from "../label-reading";
import type { Models } from "./engine/models.server";
import { readText } from "./engine/read-text.server";
import { readingOf } from "./parser/reading-of";

/** Reads the nutrition label on a photo (JPEG or PNG); null when there is none. Throws on a broken picture. */
export async function readPhoto(models: Models, photo: Uint8Array): Promise<LabelReading | null> {
  const { lines } = await readText(models, photo);
  return readingOf(lines);
}
