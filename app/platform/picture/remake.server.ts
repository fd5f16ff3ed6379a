import { childProgram, startChild } from "~/platform/child-process.server";
import { log } from "~/platform/log/log.server";
import { TooBusy } from "~/platform/semaphore";
import { pictureKind, type Recipe, type Remade, type Upload, type WhyRefused } from "./picture";

const { work, warm } = startChild<Upload, Remade>(
  () => childProgram("picture-process", "app/platform/picture/child.server.ts"),
  { waiting: 10, patience: 20_000, idle: 60_000, memory: 200 * 1024 * 1024, tasks: 200 },
);

export const warmPictureProcess: () => void = warm;

/** Undefined for bytes that look like a picture. */
export function uploadProblem(bytes: Uint8Array, maxBytes: number): WhyRefused | undefined {
  if (bytes.length === 0) return "empty";
  if (bytes.length > maxBytes) return "too large";
  return pictureKind(bytes) ? undefined : "no picture";
}

/** An upload without a problem made into what the recipe says, in the picture process. */
export const remakePicture = (bytes: Uint8Array, recipe: Recipe): Promise<Remade> =>
  work({ bytes, recipe }).catch((error) => {
    if (error instanceof TooBusy) return { refused: "busy" };
    log.warn({
      event: "picture not decoded",
      reason: error instanceof Error ? error.message : String(error),
    });
    return { refused: "damaged" };
  });
