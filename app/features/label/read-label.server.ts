import type { LabelReading } from "./label-reading";
import { readerEntry } from "./ocr/process/reader-entry.server";
import { READER_LIMITS } from "./ocr/process/reader-limits";
import { startReader } from "./ocr/process/reader-process.server";

const reader = startReader(readerEntry, READER_LIMITS);

/** Gets the reader ready for somebody who is about to take a photo. */
export const warmLabelReader = (): void => reader.warm();

/**
 * Reads the nutrition label on a photo: a checked, upright JPEG or PNG of at most 1920 pixels a side. Null when nothing
 * on it is readable, or when too many photos are waiting.
 */
export const readLabel = (photo: Uint8Array): Promise<LabelReading | null> => reader.read(photo);
