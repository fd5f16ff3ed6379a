import { z } from "zod";
import { aiOf } from "~/features/ai/ai.server";
import { READER_LIMITS, readerEntry, startReader } from "~/features/label/ocr/process.server";
import { Refusal } from "~/http/refusal";
import { ProcessLost } from "~/platform/child-process.server";
import type { Jpeg, WhyRefused } from "~/platform/picture/picture";
import { remakePicture, uploadProblem, warmPictureProcess } from "~/platform/picture/remake.server";
import { semaphore, TooBusy } from "~/platform/semaphore";
import type { Settings } from "~/platform/settings/settings.server";
import { readLabelByAi } from "./label-by-ai.server";
import { LABEL_MESSAGES, type LabelReading } from "./label-reading";
import { PHOTO_MAX_BYTES, PHOTO_MAX_SIDE } from "./photo.island";

/** Reads an upright JPEG or PNG; null when there is no label or it is unreadable. Throws TooBusy or ProcessLost. */
type LabelReader = (photo: Uint8Array) => Promise<LabelReading | null>;

/** `byAi` is tried first and waits for another computer, `builtIn` uses this one's CPU. */
type LabelReaders = { byAi?: LabelReader; builtIn: LabelReader };

type LabelSettings = Pick<Settings, "ai"> & Partial<Pick<Settings, "labelOcr">>;

const reader = startReader(readerEntry, READER_LIMITS);

export const readsLabels = ({ ai, labelOcr }: LabelSettings): boolean =>
  ai !== undefined || labelOcr !== "off";

export function warmLabelReaders(settings: LabelSettings): void {
  if (!readsLabels(settings)) return;
  warmPictureProcess();
  if (!settings.ai) reader.warm();
}

/** The readers that the operator allows; `who` is a user's id or a stranger's IP address. */
export function labelReaders(
  settings: LabelSettings,
  rateKey: string,
  builtIn: LabelReader = reader.read,
): LabelReaders {
  const ai = aiOf(settings);
  return {
    byAi: ai && ((photo) => readLabelByAi(ai, rateKey, photo)),
    builtIn: settings.labelOcr === "off" ? async () => null : builtIn,
  };
}

const REFUSALS: Record<WhyRefused, [message: string, status: number]> = {
  empty: [LABEL_MESSAGES.noPhoto, 400],
  "too large": [LABEL_MESSAGES.photoTooLarge, 413],
  "no picture": [LABEL_MESSAGES.notAPhoto, 415],
  damaged: [LABEL_MESSAGES.photoDamaged, 400],
  busy: [LABEL_MESSAGES.busy, 503],
};

const LABEL_PHOTO: Jpeg = { sideMax: PHOTO_MAX_SIDE, quality: 95 };

/** An upright JPEG without metadata, made in memory, by default of at most 1920 px a side. Throws Refusal. */
async function preparePhoto(bytes: Uint8Array, as: Jpeg = LABEL_PHOTO): Promise<Uint8Array> {
  const remade = await remakePicture(bytes, as);
  if (remade.refused !== undefined) throw photoRefusal(remade.refused);
  return remade.picture;
}

const busyRefusal = (error: unknown): unknown => (error instanceof TooBusy ? photoRefusal("busy") : error);

const photoRefusal = (why: WhyRefused): Refusal => new Refusal(REFUSALS[why][1], REFUSALS[why][0]);

/** A user's id or a stranger's IP address; `signal` aborts once the client is gone. */
type Requester = { rateKey: string; signal?: AbortSignal };

// Decoding and reading a photo takes a core and hundreds of megabytes.
const inSlot = semaphore({ atOnce: 2, waiting: 2, perKey: 2 });

const TOOK_TOO_LONG = "Reading this label took too long. Try again, or enter its values yourself.";
const OUT_OF_MEMORY = "The label reader ran out of memory. Type the values instead.";

/** The label on a photo. Throws Refusal: 400, 413, 415, 503, 404 without `readers`. */
export async function scanPhoto(
  image: Blob | undefined,
  readers: LabelReaders | undefined,
  requester: Requester,
): Promise<LabelReading> {
  const bytes = await photoBytes(image);
  if (!readers) throw new Refusal(404, "This server doesn't read labels. Type the values instead.");
  const reading = await readPhoto(bytes, readers, requester).catch((error) => {
    if (error instanceof ProcessLost) throw new Refusal(503, error.wasKilled ? OUT_OF_MEMORY : TOOK_TOO_LONG);
    throw busyRefusal(error);
  });
  if (!reading) throw new Refusal(400, LABEL_MESSAGES.notRecognised);
  return reading;
}

async function photoBytes(image: Blob | undefined): Promise<Uint8Array> {
  const bytes = new Uint8Array((await image?.arrayBuffer()) ?? []);
  const why = uploadProblem(bytes, PHOTO_MAX_BYTES);
  if (why) throw photoRefusal(why);
  return bytes;
}

/** A photo of anything, prepared as those of labels are. Throws Refusal: 400, 413, 415, 503. */
export async function photoToSend(
  image: Blob,
  as: Jpeg,
  { rateKey, signal }: Requester,
): Promise<Uint8Array> {
  const bytes = await photoBytes(image);
  return inSlot(() => preparePhoto(bytes, as), { key: rateKey }, signal).catch((error) => {
    throw busyRefusal(error);
  });
}

/** No slot is held while the AI service reads. */
async function readPhoto(bytes: Uint8Array, { byAi, builtIn }: LabelReaders, { rateKey, signal }: Requester) {
  if (!byAi) return inSlot(async () => builtIn(await preparePhoto(bytes)), { key: rateKey }, signal);
  const photo = await inSlot(() => preparePhoto(bytes), { key: rateKey }, signal);
  return (await byAi(photo)) ?? inSlot(() => builtIn(photo), { key: rateKey }, signal);
}

export const photoSchema = z.object({ image: z.file(LABEL_MESSAGES.noPhoto).optional() });
