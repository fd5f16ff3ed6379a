import { createReadStream, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { parse } from "csv-parse";
import { LRUCache } from "lru-cache";
import { printedGtin } from "~/features/foods/gtin";
import { log } from "~/platform/log/log.server";
import { OperatorError } from "~/platform/operator-error";
import { faultOf, outgoingFetch } from "~/platform/outgoing.server";
import { VERSION } from "~/platform/settings/version";
import { attempt } from "~/platform/text";
import {
  fieldOf,
  NAME_LANGUAGES,
  OFF_COLUMNS,
  type OffRow,
  offCsv,
  offJson,
  offProduct,
} from "./off-foods.server";
import type { StoredFood } from "./stored-food.server";

const FIELDS = [
  ...["code", "product_name", "generic_name", "brands", "serving_size", "serving_quantity", "nutriments"],
  ...NAME_LANGUAGES.map((language) => `product_name_${language}`),
].join();
const TIMEOUT_MS = 4000;
const MAX_BYTES = 256 * 1024;
const CACHED = { max: 10_000, ttl: 24 * 60 * 60 * 1000 };
/** The look-ups of one scan fail as one. */
const FAILED_MS = 3_000;
/** Open Food Facts allows 100 a minute. */
const REQUESTS_A_MINUTE = 60;

type FoundFood = StoredFood & { names: Partial<Record<string, string>> };
type Found = { food: FoundFood | undefined };
/** `failed` without an answer, which says nothing about the barcode. */
type LookUp = (barcode: string) => Promise<Found | "failed">;

const lookUps = new Map<string, LookUp>();

/** Looks up a GTIN of 14 digits at Open Food Facts or a mirror: one request a day for a barcode, known or not. They want the operator's `contact`. */
export function openFoodFacts(address: string, contact: string): LookUp {
  const lookUp = lookUps.get(address) ?? newLookUp(address, contact);
  lookUps.set(address, lookUp);
  return lookUp;
}

function newLookUp(address: string, contact: string): LookUp {
  const cache = new LRUCache<string, Promise<Found | "failed">>(CACHED);
  const recent = new LRUCache<string, true>({ max: REQUESTS_A_MINUTE, ttl: 60_000 });
  return async (barcode) => {
    const cached = cache.get(barcode);
    if (cached) return cached;
    recent.purgeStale();
    if (recent.size >= REQUESTS_A_MINUTE) return "failed";
    recent.set(barcode, true);
    const found: Promise<Found | "failed"> = request(address, barcode, contact).catch((error) => {
      log.warn({ event: "barcode look-up failed", reason: faultOf(error) || String(error), address });
      cache.set(barcode, found, { ttl: FAILED_MS });
      return "failed";
    });
    cache.set(barcode, found);
    return found;
  };
}

async function request(address: string, barcode: string, contact: string): Promise<Found> {
  const url = new URL(`/api/v2/product/${printedGtin(barcode)}.json?fields=${FIELDS}`, address);
  const response = await outgoingFetch(url, {
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: "application/json", "user-agent": `Pixelplate/${VERSION} (${contact})` },
  });
  if (!response.ok && response.status !== 404) throw new Error(`status ${response.status}`);
  const text = await textOf(response);
  const answer = attempt(() => JSON.parse(text)) as { product?: Record<string, unknown> } | undefined;
  if (response.ok && answer === undefined) throw new Error("no JSON");
  if (!answer?.product) return { food: undefined };
  const field = fieldOf(answer.product);
  const food = offProduct(field);
  if (typeof food !== "object" || food.barcode !== barcode) return { food: undefined };
  const names: FoundFood["names"] = {};
  for (const language of NAME_LANGUAGES) {
    const named = field(`product_name_${language}`);
    const translated = offProduct((name) => (name === "product_name" ? named : field(name)));
    if (named && typeof translated === "object") names[language] = translated.name;
  }
  return { food: { ...food, source: "open-food-facts", names } };
}

/** The name in the first of these languages that the product has one in, else its own. */
export const nameOfProduct = ({ name, names }: FoundFood, languages: readonly string[]): string =>
  languages.map((language) => names[language]).find(Boolean) ?? name;

async function textOf({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    bytes += read.value.length;
    chunks.push(read.value);
    if (bytes <= MAX_BYTES) continue;
    await reader?.cancel();
    throw new Error("the answer is too large");
  }
  return Buffer.concat(chunks).toString("utf8");
}

const HEAD_BYTES = 65_536;

/** The rows of an Open Food Facts dump, by its contents, of all countries or one by its tag, and the progress from 0 to 1. Throws OperatorError. */
export async function openDump(
  file: string,
  country?: string,
): Promise<{ rows: AsyncGenerator<OffRow>; progress: () => number }> {
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
  return { rows: read(wholeOf(text, file), country), progress: () => source.bytesRead / size };
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

const RECORD_MAX = 1024 * 1024;

/** The `columns` of a CSV file with a header; bad records go to `onBad`. OperatorError without a `needed` column. */
export async function* dumpRecords<C extends string>(
  file: string,
  columns: readonly C[],
  { needed = columns, onBad = () => {} }: { needed?: readonly C[]; onBad?: () => void } = {},
): AsyncGenerator<Partial<Record<C, string>>> {
  const parser = parse({
    bom: true,
    columns: (header: string[]) => {
      const missing = needed.filter((name) => !header.includes(name));
      if (missing.length > 0) throw new OperatorError(`${file} has no column ${missing.join(", ")}.`);
      return header.map((name) => (columns.includes(name as C) ? name : false));
    },
    max_record_size: RECORD_MAX,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: () => {
      onBad();
      return undefined;
    },
  });
  const source = createReadStream(file);
  source.on("error", (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const record of parser) yield record;
  } finally {
    source.destroy();
  }
}
