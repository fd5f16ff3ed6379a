import { isUtf8 } from "node:buffer";
import { fromBufferPromise } from "yauzl";
import { IMPORT_REFUSALS, UNPACKED_MAX_BYTES, ZIP_FILES_MAX } from "~/features/imports/messages";
import { Refusal } from "~/http/refusal";

export type TextFile = { name: string; bytes: Buffer };

const ZIP_START = Buffer.from("PK\u0003\u0004");
/** Honest files are packed up to 20 times. */
const DENSITY_MAX = 100;
const DENSE_MIN_BYTES = 1024 * 1024;
const INNER_FILES_MAX = 2000;
const TEXT_FILE = /\.(?:csv|json|txt|tsv)$/i;

/** Which files of an archive count: by name, and whether those of archives in it do too, of which there may be many. */
type Wanted = { names: RegExp; inner?: boolean };

/** The text files of an upload: itself, or those of a ZIP archive. Throws Refusal: 400 for an archive that is broken or too large. */
export async function filesIn(upload: TextFile, wanted: Wanted = { names: TEXT_FILE }): Promise<TextFile[]> {
  if (upload.bytes.length === 0) throw new Refusal(400, IMPORT_REFUSALS.empty);
  if (!upload.bytes.subarray(0, 4).equals(ZIP_START)) return [upload];
  try {
    const files = await unzipped(upload.bytes, wanted);
    if (files.length === 0) throw new Refusal(400, "This ZIP file holds no CSV or JSON file.");
    return files;
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, "This ZIP file is broken. Download it again.");
  }
}

async function unzipped(archive: Buffer, { names, inner = false }: Wanted): Promise<TextFile[]> {
  const files: TextFile[] = [];
  const archives = [archive];
  const seen = { entries: 0, bytes: 0 };
  for (const each of archives) {
    const zip = await fromBufferPromise(each, { validateEntrySizes: true });
    seen.entries += zip.entryCount;
    if (seen.entries > (inner ? INNER_FILES_MAX : ZIP_FILES_MAX))
      throw new Refusal(400, IMPORT_REFUSALS.bomb);
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName === "xl/workbook.xml")
        throw new Refusal(
          400,
          "This is an Excel workbook. Save its sheet of foods as CSV and choose that file.",
        );
      const name = entry.fileName.split("/").at(-1) ?? "";
      const isArchive = inner && each === archive && /\.zip$/i.test(name);
      if (!(isArchive || names.test(name)) || entry.fileName.startsWith("__MACOSX/")) continue;
      if (entry.generalPurposeBitFlag & 1)
        throw new Refusal(
          400,
          "This ZIP file has a password. Unpack it and choose the file with your foods.",
        );
      seen.bytes += entry.uncompressedSize;
      const isDense =
        entry.uncompressedSize > DENSE_MIN_BYTES &&
        entry.uncompressedSize > DENSITY_MAX * entry.compressedSize;
      if (seen.bytes > UNPACKED_MAX_BYTES || isDense) throw new Refusal(400, IMPORT_REFUSALS.bomb);
      const chunks: Buffer[] = [];
      for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
      const bytes = Buffer.concat(chunks);
      if (isArchive) archives.push(bytes);
      else files.push({ name, bytes });
    }
  }
  return files;
}

const SAMPLE_BYTES = 4096;

/** The encoding of a text file for TextDecoder; undefined for a file that is no text. */
export function encodingOf(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  for (const [i, byte] of sample.entries()) if (byte === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd > 0) {
    if (even === 0 && odd > sample.length / 4) return "utf-16le";
    if (odd === 0 && even > sample.length / 4) return "utf-16be";
    return undefined;
  }
  return isUtf8(bytes) ? "utf-8" : "windows-1252";
}

const CHUNK_BYTES = 64 * 1024;

export function* decoded(bytes: Buffer, encoding: string): Generator<string> {
  const decoder = new TextDecoder(encoding);
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
    yield decoder.decode(bytes.subarray(at, at + CHUNK_BYTES), { stream: true });
  yield decoder.decode();
}
