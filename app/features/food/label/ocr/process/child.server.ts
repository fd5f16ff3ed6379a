import { setPriority } from "node:os";
import sharp from "sharp";
import { loadModels } from "../engine/models.server";
import { readPhoto } from "../read-photo.server";
import type { ReaderAnswer } from "./reader-answer";

// The reader process: is sent photos, answers each with what its label says, and ends with the server.
setPriority(10);
sharp.cache(false);
sharp.concurrency(1);
const models = loadModels();

process.on("message", async (photo: Uint8Array) => {
  let answer: Pick<ReaderAnswer, "reading" | "failure">;
  try {
    answer = { reading: await readPhoto(await models, photo) };
  } catch (error) {
    answer = { reading: null, failure: error instanceof Error ? error.message : String(error) };
  }
  process.send?.({ ...answer, memory: process.memoryUsage.rss() } satisfies ReaderAnswer);
});
process.on("disconnect", () => process.exit());
