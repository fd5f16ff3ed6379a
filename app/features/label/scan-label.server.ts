import type { AnyCaller } from "~/http/caller.server";
import { countReading } from "~/http/limits.server";
import { Refusal } from "~/http/refusal";
import { countLabel } from "~/platform/log/metrics.server";
import { LABEL_MESSAGES, type LabelReading } from "./label-reading";
import { labelReaders, readsLabels, scanPhoto } from "./read-label.server";

/** Reads the label on a photo, within the sender's limit; `signal` ends it. Throws Refusal: 400, 404, 413, 429, 503. */
export async function scanLabel(
  by: AnyCaller,
  photo: Blob | undefined,
  signal: AbortSignal,
): Promise<LabelReading> {
  if (!readsLabels(by.settings)) throw new Refusal(404, LABEL_MESSAGES.noReader);
  const who = await countReading(by);
  const readers = labelReaders(by.settings, who);
  const reading = await scanPhoto(photo, readers, { who, signal }).catch((error) => {
    if (error instanceof Refusal) countLabel("none", error.status === 400 ? "not recognised" : "failed");
    throw error;
  });
  countLabel(reading.source, "read");
  return reading;
}
