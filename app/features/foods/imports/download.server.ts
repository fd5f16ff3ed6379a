import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Agent, fetch, type Response } from "undici";
import { openPromise } from "yauzl";
import { OperatorError } from "~/platform/operator-error";
import { faultOf, proxyAgent, proxyFor } from "~/platform/outgoing.server";

/** An archive as its publisher offers it; `bytes` and `sha256` pin a release that never changes. */
export type PublicArchive = { address: string; bytes?: number; sha256?: string };

const FOODDATA_CENTRAL = "https://fdc.nal.usda.gov/fdc-datasets";

/** By the name that `foods import` takes. Open Food Facts changes its own every night, so it has no pin. */
export const PUBLIC_ARCHIVES: Record<"fndds" | "sr-legacy" | "off", PublicArchive> = {
  fndds: {
    address: `${FOODDATA_CENTRAL}/FoodData_Central_survey_food_csv_2024-10-31.zip`,
    bytes: 3_325_692,
    sha256: "5ccc25ec2777a8982fbb61378a42f415316173eb11e48c9a8ba4cb19f5a4f29c",
  },
  "sr-legacy": {
    address: `${FOODDATA_CENTRAL}/FoodData_Central_sr_legacy_food_csv_2018-04.zip`,
    bytes: 6_074_592,
    sha256: "b80817294b8850530aaedf2e515c02593b1824f763a0ff356e5c2081643e6fd0",
  },
  off: { address: "https://static.openfoodfacts.org/data/en.openfoodfacts.org.products.csv.gz" },
};

export const archiveNamed = (name: string): PublicArchive | undefined =>
  Object.hasOwn(PUBLIC_ARCHIVES, name) ? PUBLIC_ARCHIVES[name as keyof typeof PUBLIC_ARCHIVES] : undefined;

type Options = { folder: string; onProgress?: (bytes: number, total?: number) => void };
type Part = PublicArchive & { name: string; file: string; tag: string };

const ATTEMPTS = 5;
const SILENCE_MS = 30_000;
const MAX_BYTES = 20e9;
const CUT = "the connection was cut";

/** The path of the downloaded archive. A cut connection goes on where it ended, also next time. Throws OperatorError. */
export async function download(
  archive: PublicArchive,
  { folder, onProgress = () => {} }: Options,
): Promise<string> {
  const name = basename(new URL(archive.address).pathname);
  const path = join(folder, name);
  const part = { ...archive, name, file: `${path}.part`, tag: `${path}.part.tag` };
  await mkdir(folder, { recursive: true });
  for (let failures = 0; ; ) {
    const before = await sizeOf(part.file);
    const problem = await receive(part, before, onProgress);
    if (!problem) break;
    failures = (await sizeOf(part.file)) > before ? 1 : failures + 1;
    if (failures >= ATTEMPTS)
      throw new OperatorError(`${archive.address} can't be downloaded: ${problem}. Run it again to go on.`);
  }
  await verify(part);
  await rename(part.file, path);
  await rm(part.tag, { force: true });
  return path;
}

async function receive(part: Part, from: number, onProgress: NonNullable<Options["onProgress"]>) {
  if (from > 0 && from === part.bytes) return undefined;
  const limits = { headersTimeout: SILENCE_MS, bodyTimeout: SILENCE_MS };
  const dispatcher = proxyFor("https:") ? await proxyAgent(limits) : new Agent(limits);
  try {
    const tag = await readFile(part.tag, "utf8").catch(() => "");
    const goesOn = from > 0 && (tag !== "" || part.sha256 !== undefined);
    const range = goesOn ? { range: `bytes=${from}-`, ...(tag && { "if-range": tag }) } : {};
    const headers = { "accept-encoding": "identity", ...range };
    const response = await fetch(part.address, { dispatcher, headers });
    const rest = goesOn && response.status === 206;
    const { total, start } = await checkAnswer(part, response, rest ? from : 0);
    if (!rest) await writeFile(part.tag, response.headers.get("etag") ?? "");
    const file = await open(part.file, rest ? "a" : "w");
    let bytes = start;
    try {
      for await (const chunk of response.body ?? []) {
        bytes += chunk.length;
        if (bytes > (total ?? MAX_BYTES)) throw new OperatorError(`${part.name} is larger than announced.`);
        await file.appendFile(chunk);
        onProgress(bytes, total);
      }
    } finally {
      await file.close();
    }
    return total !== undefined && bytes < total ? CUT : undefined;
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    const { cause } = error as Error;
    return faultOf(error) || (cause instanceof Error ? cause.message || "no connection" : CUT);
  } finally {
    await dispatcher.destroy().catch(() => {});
  }
}

async function checkAnswer(part: Part, response: Response, start: number) {
  if (response.status === 416) await rm(part.file, { force: true });
  if (![200, 206].includes(response.status)) {
    const hint =
      response.status === 404 ? " It may have moved: server/samples/more-foods.md has its page." : "";
    throw new OperatorError(`${part.address} answers with status ${response.status}.${hint}`);
  }
  const length = response.headers.get("content-length");
  const total = length ? start + Number(length) : part.bytes;
  if (part.bytes !== undefined && total !== part.bytes) throw await notThatRelease(part, `${total} bytes`);
  if ((total ?? 0) > MAX_BYTES) throw new OperatorError(`${part.name} is too large.`);
  return { total, start };
}

async function verify(part: Part) {
  const size = await sizeOf(part.file);
  if (part.bytes !== undefined && size !== part.bytes) throw await notThatRelease(part, `${size} bytes`);
  if (!part.sha256) return;
  const hash = createHash("sha256");
  await pipeline(createReadStream(part.file), hash);
  if (hash.digest("hex") !== part.sha256) throw await notThatRelease(part, "another checksum");
}

async function notThatRelease(part: Part, found: string) {
  await rm(part.file, { force: true });
  await rm(part.tag, { force: true });
  return new OperatorError(
    `${part.name} is not the release that Pixelplate knows: it has ${found}. Nothing was imported. ` +
      `To use it all the same, download ${part.address} yourself and import the file.`,
  );
}

const sizeOf = async (file: string): Promise<number> => (await stat(file).catch(() => ({ size: 0 }))).size;

const UNZIP_MAX_BYTES = 8e9;

/** Unpacks the CSV files of a zip archive into the folder, without the archive's own folders. Throws OperatorError. */
export async function unzip(file: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  try {
    const archive = await openPromise(file);
    let bytes = 0;
    for await (const entry of archive.eachEntry()) {
      if (!entry.fileName.endsWith(".csv")) continue;
      bytes += entry.uncompressedSize;
      if (bytes > UNZIP_MAX_BYTES) throw new OperatorError(`${file} unpacks to more than 8 GB.`);
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
