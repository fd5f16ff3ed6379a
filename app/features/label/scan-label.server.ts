import { type Asker, countReading } from "~/features/ai/count-reading.server";
import { Refusal } from "~/http/refusal";
import type { Settings } from "~/platform/settings/settings.server";
import type { LabelReading } from "./label-reading";
import { labelReaders, scanPhoto } from "./read-label.server";

/** Reads the label on a photo, within the caller's limit. Throws Refusal: 400, 413, 429, 503. */
export async function scanLabel(
  settings: Settings,
  caller: Asker,
  photo: Blob | undefined,
): Promise<LabelReading> {
  const who = await countReading(caller);
  const readers = labelReaders(settings, who);
  const scanned = await scanPhoto(photo, readers, { who, signal: caller.request.signal });
  if (!scanned.ok) throw new Refusal(scanned.status, scanned.error);
  return scanned.reading;
}
