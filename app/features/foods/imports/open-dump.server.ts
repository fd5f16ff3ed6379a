import { createReadStream, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { OperatorError } from "~/platform/operator-error";
import { OFF_COLUMNS, offCsv, offJson, type Row } from "./off-foods.server";

const HEAD_BYTES = 65_536;

/** The rows of an Open Food Facts dump, by its contents, and the progress from 0 to 1. Throws OperatorError. */
export async function openDump(file: string): Promise<{ rows: AsyncGenerator<Row>; progress: () => number }> {
  const { size } = statSync(file);
  if (size === 0) throw new OperatorError(`${file} is empty.`);
  const start = await firstBytes(file);
  const zipped = start[0] === 0x1f && start[1] === 0x8b;
  const read = kindOf(await head(file, zipped));
  if (!read) {
    throw new OperatorError(
      `${file} is neither a dump of Open Food Facts (.csv, .csv.gz, .jsonl or .jsonl.gz) nor a folder of USDA FoodData Central CSV files.`,
    );
  }
  const source = createReadStream(file);
  const text = zipped ? pipeline(source, createGunzip(), () => {}) : source;
  return { rows: read(wholeOf(text, file)), progress: () => source.bytesRead / size };
}

function kindOf(head: string) {
  const start = head.trimStart();
  if (start.startsWith("{") && /"(?:code|_id)"\s*:/.test(start)) return offJson;
  const columns =
    head
      .replace(/^\uFEFF/, "")
      .split(/\r?\n/, 1)[0]
      ?.split("\t") ?? [];
  return OFF_COLUMNS.every((name) => columns.includes(name)) ? offCsv : undefined;
}

export async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
  await handle.close();
  return buffer.subarray(0, bytesRead);
}

async function head(file: string, zipped: boolean): Promise<string> {
  const source = createReadStream(file);
  const text = zipped ? pipeline(source, createGunzip(), () => {}) : source;
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of text) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= HEAD_BYTES) break;
    }
  } catch {
    // The start is enough here; a damaged file fails while it is read.
  } finally {
    source.destroy();
  }
  return Buffer.concat(chunks).toString("utf8");
}

async function* wholeOf(text: AsyncIterable<Buffer>, file: string): AsyncGenerator<Buffer> {
  try {
    yield* text;
  } catch {
    throw new OperatorError(`${file} is damaged or ends too early. Download it again; the old foods stay.`);
  }
}
