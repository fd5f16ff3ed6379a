import { existsSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Store } from "~/db/store";
import type { FoodSourceName } from "~/db/tables/public-food";
import { OperatorError } from "~/platform/operator-error";
import { unzip } from "./download/unzip.server";
import { fdcFoods } from "./fdc-foods.server";
import type { ImportedFood } from "./imported-food";
import type { Row } from "./off-foods.server";
import { firstBytes, openDump } from "./open-dump.server";
import { addFoods, beginImport, goLive } from "./staged-import.server";

const ROWS_AT_ONCE = 500;

/** Numbers of rows: `incomplete` without a name or a value, `absurd` beyond what 100 g can hold. */
type Imported = {
  source: FoodSourceName;
  stored: number;
  duplicates: number;
  incomplete: number;
  absurd: number;
  unreadable: number;
};

type Options = {
  now: number;
  scratch?: string;
  onProgress?: (source: FoodSourceName, stored: number, progress?: number) => void;
};

const ZIP = "PK\u0003\u0004";

/** Imports a dump of Open Food Facts, or CSV files of the USDA, zipped or not; on OperatorError the old foods stay. */
export async function importFoods(store: Store, path: string, options: Options): Promise<Imported[]> {
  if (!existsSync(path)) throw new OperatorError(`There is no ${path}.`);
  if (statSync(path).isDirectory()) return importFolder(store, path, options);
  if (!(await firstBytes(path)).toString("latin1").startsWith(ZIP)) return importDump(store, path, options);
  const folder = await mkdtemp(join(options.scratch ?? tmpdir(), "foods-"));
  try {
    await unzip(path, folder);
    return await importFolder(store, folder, options);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function importDump(store: Store, path: string, { now, onProgress }: Options): Promise<Imported[]> {
  const { rows, progress } = await openDump(path);
  const report = (stored: number) => onProgress?.("open-food-facts", stored, progress());
  return [await importSource(store, "open-food-facts", rows, now, report)];
}

async function importFolder(store: Store, path: string, { now, onProgress }: Options): Promise<Imported[]> {
  for (const file of ["food.csv", "food_nutrient.csv"]) {
    if (!existsSync(join(path, file))) {
      throw new OperatorError(
        `${path} has no ${file}: it is not the unzipped folder of a USDA FoodData Central CSV download.`,
      );
    }
  }
  let unreadable = 0;
  const bySource = await fdcFoods(path, () => unreadable++);
  if (bySource.size === 0) throw new OperatorError(`${path} holds no FNDDS, SR Legacy or Foundation foods.`);
  const done: Imported[] = [];
  for (const [source, rows] of bySource) {
    const report = (stored: number) => onProgress?.(source, stored, stored / rows.length);
    done.push(await importSource(store, source, rows, now, report));
  }
  if (done[0]) done[0].unreadable = unreadable;
  return done;
}

async function importSource(
  store: Store,
  source: FoodSourceName,
  rows: AsyncIterable<Row> | Iterable<Row>,
  now: number,
  report: (stored: number) => void,
): Promise<Imported> {
  const counts: Imported = { source, stored: 0, duplicates: 0, incomplete: 0, absurd: 0, unreadable: 0 };
  const staged = await beginImport(store, source, now);
  let batch: ImportedFood[] = [];
  const flush = async () => {
    if (batch.length === 0) return;
    const stored = await addFoods(store, staged, batch);
    counts.stored += stored;
    counts.duplicates += batch.length - stored;
    batch = [];
    report(counts.stored);
  };
  for await (const row of rows) {
    if (typeof row === "string") counts[row]++;
    else batch.push(row);
    if (batch.length >= ROWS_AT_ONCE) await flush();
  }
  await flush();
  if (counts.stored === 0)
    throw new OperatorError("It holds no food with a name and all its values. Nothing was changed.");
  await goLive(store, staged, counts.stored);
  return counts;
}
