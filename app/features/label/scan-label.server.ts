import type { AnyCaller } from "~/http/caller.server";
import { countReading } from "~/http/limits.server";
import { Refusal } from "~/http/refusal";
import { countLabel } from "~/platform/log/metrics.server";
import type { LabelReading } from "./label-reading";
import { labelReaders, readsLabels, scanPhoto } from "./read-label.server";

/** Reads the label on a photo, within the sender's limit; `signal` ends it. Throws Refusal: as `scanPhoto`, 429. */
export async function scanLabel(
  by: AnyCaller,
  photo: Blob | undefined,
  signal: AbortSignal,
): Promise<LabelReading> {
  const rateKey = await countReading(by);
  const readers = readsLabels(by.settings) ? labelReaders(by.settings, rateKey) : undefined;
  const reading = await scanPhoto(photo, readers, { rateKey, signal }).catch((error) => {
    if (error instanceof Refusal) countLabel("none", error.status === 400 ? "not recognised" : "failed");
    throw error;
  });
  countLabel(reading.source, "read");
  return reading;
}
