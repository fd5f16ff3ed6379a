import { childProgram, startChild } from "~/platform/child-process.server";
import { log } from "~/platform/log/log.server";
import { TooBusy } from "~/platform/semaphore";
import { pictureKind, type Recipe, type Remade, type Upload, UploadRefused } from "./picture";

const { work, warm } = startChild<Upload, Remade>(
  () => childProgram("picture-process", "app/platform/picture/child.server.ts"),
  { waiting: 10, patience: 20_000, idle: 60_000, memory: 200 * 1024 * 1024, tasks: 200 },
);

export const warmPictureProcess: () => void = warm;

export function checkUpload(bytes: Uint8Array, maxBytes: number): void {
  if (bytes.length === 0) throw new UploadRefused("empty");
  if (bytes.length > maxBytes) throw new UploadRefused("too large");
  if (!pictureKind(bytes)) throw new UploadRefused("no picture");
}

/** A checked upload made into what the recipe says, in the picture process. Throws UploadRefused. */
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
  return Buffer.from(answer.picture);
}
