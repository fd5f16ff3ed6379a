import type { LabelReading } from "./label-reading";
import { readerEntry } from "./ocr/process/reader-entry.server";
import { READER_LIMITS } from "./ocr/process/reader-limits";
import { startReader } from "./ocr/process/reader-process.server";

const reader = startReader(readerEntry, READER_LIMITS);

export const warmLabelReader = (): void => reader.warm();

/** Reads an upright JPEG or PNG; null when unreadable, or when too many photos wait. */
export const readLabel = (photo: Uint8Array): Promise<LabelReading | null> => reader.read(photo);
