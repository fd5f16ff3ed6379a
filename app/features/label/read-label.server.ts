import { aiOf } from "~/features/ai/ai.server";
import { warmPictureProcess } from "~/platform/picture-process/remake-picture.server";
import type { Settings } from "~/platform/settings/settings.server";
import { readLabelByAi } from "./ai/ai-label.server";
import type { LabelReading } from "./label-reading";
import { readerEntry } from "./ocr/process/reader-entry.server";
import { READER_LIMITS } from "./ocr/process/reader-limits";
import { startReader } from "./ocr/process/reader-process.server";

/** Reads an upright JPEG or PNG; null when there is no label, it is unreadable, or too many photos wait. */
export type LabelReader = (photo: Uint8Array) => Promise<LabelReading | null>;

/** `byAi` is tried first and waits for another computer, `builtIn` uses this one's CPU. */
export type LabelReaders = { byAi?: LabelReader; builtIn: LabelReader };

type LabelSettings = Pick<Settings, "ai"> & Partial<Pick<Settings, "labelOcr">>;

const reader = startReader(readerEntry, READER_LIMITS);

export const readsLabels = ({ ai, labelOcr }: LabelSettings): boolean =>
  ai !== undefined || labelOcr !== "off";

/** Starts what the first photo will need. */
export function warmLabelReaders(settings: LabelSettings): void {
  if (!readsLabels(settings)) return;
  warmPictureProcess();
  if (!settings.ai) reader.warm();
}

/** The readers that the operator allows; `who` is a user's id or a stranger's IP address. */
export function labelReaders(
  settings: LabelSettings,
  who: string,
  builtIn: LabelReader = reader.read,
): LabelReaders {
  const ai = aiOf(settings);
  return {
    byAi: ai && ((photo) => readLabelByAi(ai, who, photo)),
    builtIn: settings.labelOcr === "off" ? async () => null : builtIn,
  };
}
