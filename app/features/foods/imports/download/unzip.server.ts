import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { openPromise } from "yauzl";
import { OperatorError } from "~/platform/operator-error";

const MAX_BYTES = 8e9;

/** Unpacks the CSV files of a zip archive into the folder, without the archive's own folders. Throws OperatorError. */
export async function unzip(file: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  try {
    const archive = await openPromise(file);
    let bytes = 0;
    for await (const entry of archive.eachEntry()) {
      if (!entry.fileName.endsWith(".csv")) continue;
      bytes += entry.uncompressedSize;
      if (bytes > MAX_BYTES) throw new OperatorError(`${file} unpacks to more than 8 GB.`);
      await pipeline(
        await archive.openReadStreamPromise(entry),
        createWriteStream(join(folder, basename(entry.fileName))),
      );
    }
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${file} is no intact zip archive. Download it again; the old foods stay.`);
  }
}
