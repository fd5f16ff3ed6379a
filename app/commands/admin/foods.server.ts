import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Store } from "~/db/store";
import { archiveNamed, download, type PublicArchive } from "~/features/foods/imports/download.server";
import { SOURCE_NAMES } from "~/features/foods/imports/food-sources";
import { importFoods } from "~/features/foods/imports/import-foods.server";
import { countryTag } from "~/features/foods/imports/off-foods.server";
import { now } from "~/platform/clock.server";
import { fromHere, withStore } from "./with-store.server";

const number = new Intl.NumberFormat("en-US");

/** Imports a file or folder of foods, or a public archive by its name, and prints the counts. */
export async function importFoodsFrom(name: string, { country }: { country?: string }) {
  const tag = country === undefined ? undefined : countryTag(country);
  const path = fromHere(name);
  const archive = existsSync(path) ? undefined : archiveNamed(name);
  await withStore(
    async (store, { dataDir }) => {
      const scratch = join(dataDir, "downloads");
      await mkdir(scratch, { recursive: true });
      const file = archive ? await downloaded(archive, scratch) : path;
      await importAndReport(store, file, { scratch, country: tag });
      if (archive) await rm(file, { force: true });
    },
    { first: true },
  );
}

async function downloaded(archive: PublicArchive, folder: string): Promise<string> {
  console.log(`Downloading ${archive.address}`);
  const file = await download(archive, {
    folder,
    onProgress: (bytes, total) => progress(`${megabytes(bytes)}${total ? ` of ${megabytes(total)}` : ""}`),
  });
  progress("");
  return file;
}

const megabytes = (bytes: number): string => `${number.format(Math.round(bytes / 1e5) / 10)} MB`;

const progress = (text: string) => process.stdout.isTTY && process.stdout.write(`\r\u001b[K${text}`);

async function importAndReport(store: Store, path: string, from: { scratch: string; country?: string }) {
  const begun = now();
  const { bytes: before } = await store.figures();
  const imported = await importFoods(store, path, {
    now: now(),
    ...from,
    onProgress: (source, stored, share = 0) =>
      progress(`${SOURCE_NAMES[source]}: ${number.format(stored)} foods, ${Math.floor(share * 100)} %`),
  });
  progress("");
  for (const { source, stored, ...skipped } of imported) {
    const counts = Object.entries(skipped).filter(([, count]) => count > 0);
    const text = counts.map(([why, count]) => `${number.format(count)} ${why}`).join(", ");
    console.log(`${SOURCE_NAMES[source]}: ${number.format(stored)} foods${text && `; left out: ${text}`}.`);
  }
  const { bytes } = await store.figures();
  const seconds = Math.round((now() - begun) / 1000);
  console.log(
    `It took ${number.format(seconds)} s; the database has ${megabytes(bytes)}, ${megabytes(bytes - before)} more.`,
  );
}
