import type { LabelReading } from "../../label-reading";

/** What a reader process answers to a photo; `memory` is its size in bytes. */
export type ReaderAnswer = { reading: LabelReading | null; failure?: string; memory: number };
