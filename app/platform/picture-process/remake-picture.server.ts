import { childProgram } from "../child-process/child-program.server";
import { startChild } from "../child-process/start-child.server";
import { TooBusy } from "../limits/semaphore";
import { log } from "../log/log.server";
import { pictureKind } from "./picture-kind";
import type { Recipe, Remade, Upload } from "./remade";
import { UploadRefused } from "./upload-refused";

const { work, warm, pid } = startChild<Upload, Remade>(
  () => childProgram("picture-process", "app/platform/picture-process/child.server.ts"),
  // What a large picture took goes back at once: another process is soon there.
  { waiting: 10, patience: 20_000, idle: 60_000, memory: 200 * 1024 * 1024, tasks: 200 },
);

/** Starts the process ahead of an upload. */
export const warmPictureProcess: () => void = warm;

/** The process that decodes uploads, while there is one. */
export const pictureProcess: () => number | undefined = pid;

/** Refuses, before anything opens it, an upload that doesn't begin like a picture. Throws UploadRefused. */
export function checkUpload(bytes: Uint8Array, maxBytes: number): void {
  if (bytes.length === 0) throw new UploadRefused("empty");
  if (bytes.length > maxBytes) throw new UploadRefused("too large");
  if (!pictureKind(bytes)) throw new UploadRefused("no picture");
}

/**
 * A checked upload as a JPEG of our own making, decoded in a process that may be lost. Its header is looked at first:
 * what would take too much is not decoded. Throws UploadRefused.
 */
export async function remakePicture(bytes: Uint8Array, recipe: Recipe): Promise<Buffer> {
  const answer = await work({ bytes, recipe }).catch((error) => {
    if (error instanceof TooBusy) throw new UploadRefused("busy");
    log.warn({
      event: "picture not decoded",
      reason: error instanceof Error ? error.message : String(error),
    });
    throw new UploadRefused("damaged");
  });
  if ("refused" in answer) throw new UploadRefused(answer.refused);
  return Buffer.from(answer.jpeg);
}
