import { fromBufferPromise } from "yauzl";
import { Refusal } from "~/http/refusal";
import { UNPACKED_MAX_BYTES, ZIP_FILES_MAX } from "../limits";
import { IMPORT_REFUSALS } from "../refusals";

export type TextFile = { name: string; bytes: Buffer };

const ZIP_START = Buffer.from("PK\u0003\u0004");
const TEXT_FILE = /\.(?:csv|json|txt|tsv)$/i;

/** The text files of an upload: itself, or those of a ZIP archive. Throws Refusal: 400 for an archive that is broken or too large. */
export async function filesIn(upload: TextFile): Promise<TextFile[]> {
  if (upload.bytes.length === 0) throw new Refusal(400, IMPORT_REFUSALS.empty);
  if (!upload.bytes.subarray(0, 4).equals(ZIP_START)) return [upload];
  try {
    const files = await unzipped(upload.bytes);
    if (files.length === 0) throw new Refusal(400, IMPORT_REFUSALS.emptyZip);
    return files;
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, IMPORT_REFUSALS.brokenZip);
  }
}

async function unzipped(archive: Buffer): Promise<TextFile[]> {
  const zip = await fromBufferPromise(archive, { validateEntrySizes: true });
  if (zip.entryCount > ZIP_FILES_MAX) throw new Refusal(400, IMPORT_REFUSALS.bomb);
  const files: TextFile[] = [];
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName === "xl/workbook.xml") throw new Refusal(400, IMPORT_REFUSALS.workbook);
    const name = entry.fileName.split("/").at(-1) ?? "";
    if (!TEXT_FILE.test(name) || entry.fileName.startsWith("__MACOSX/")) continue;
    if (entry.generalPurposeBitFlag & 1) throw new Refusal(400, IMPORT_REFUSALS.lockedZip);
    bytes += entry.uncompressedSize;
    if (bytes > UNPACKED_MAX_BYTES) throw new Refusal(400, IMPORT_REFUSALS.bomb);
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    files.push({ name, bytes: Buffer.concat(chunks) });
  }
  return files;
}
