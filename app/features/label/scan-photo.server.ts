import { semaphore, TooBusy } from "~/platform/limits/semaphore";
import { UploadRefused } from "~/platform/picture-process/upload-refused";
import type { LabelReading } from "./label-reading";
import { LABEL_MESSAGES } from "./messages";
import { checkPhoto, preparePhoto } from "./photo/prepare-photo.server";
import type { LabelReaders } from "./read-label.server";

type ScanResult = { ok: true; reading: LabelReading } | { ok: false; status: number; error: string };

const refused = (error: string, status: number): ScanResult => ({ ok: false, status, error });

/** A user's id or a stranger's IP address; `signal` aborts once the client is gone. */
type Requester = { who: string; signal?: AbortSignal };

// Decoding and reading a photo takes a core and hundreds of megabytes.
const inSlot = semaphore({ atOnce: 2, waiting: 2, perKey: 2 });

export async function scanPhoto(
  image: Blob | undefined,
  readers: LabelReaders,
  requester: Requester,
): Promise<ScanResult> {
  if (!image) return refused(LABEL_MESSAGES.noPhoto, 400);
  try {
    const bytes = new Uint8Array(await image.arrayBuffer());
    checkPhoto(bytes);
    const reading = await readPhoto(bytes, readers, requester);
    return reading ? { ok: true, reading } : refused(LABEL_MESSAGES.notRecognised, 400);
  } catch (error) {
    if (error instanceof UploadRefused) return refused(error.message, error.status);
    if (error instanceof TooBusy) return refused(LABEL_MESSAGES.busy, 503);
    throw error;
  }
}

/** No slot is held while the AI service reads. */
async function readPhoto(bytes: Uint8Array, { byAi, builtIn }: LabelReaders, { who, signal }: Requester) {
  if (!byAi) return inSlot(async () => builtIn(await preparePhoto(bytes)), { key: who }, signal);
  const photo = await inSlot(() => preparePhoto(bytes), { key: who }, signal);
  return (await byAi(photo)) ?? inSlot(() => builtIn(photo), { key: who }, signal);
}
