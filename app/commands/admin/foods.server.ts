import type { Store } from "~/db/store";
import { SOURCE_NAMES } from "~/features/foods/imports/food-sources";
import { importFoods } from "~/features/foods/imports/import-foods.server";
import { now } from "~/platform/clock.server";
import { fromHere } from "./from-here";
import { withStore } from "./with-store.server";

const number = new Intl.NumberFormat("en-US");

/** Imports a file of foods, or a folder of them, and prints the counts. */
export async function importFoodsFrom(path: string) {
  await withStore((store) => importAndReport(store, fromHere(path)), { first: true });
}

async function importAndReport(store: Store, path: string) {
  const bar = process.stdout.isTTY;
  const imported = await importFoods(store, path, {
    now: now(),
    onProgress: (source, stored, progress = 0) =>
      bar &&
      process.stdout.write(
        `\r${SOURCE_NAMES[source]}: ${number.format(stored)} foods, ${Math.floor(progress * 100)} % `,
      ),
  });
  if (bar) process.stdout.write("\r\u001b[K");
  for (const { source, stored, ...skipped } of imported) {
    const counts = Object.entries(skipped).filter(([, count]) => count > 0);
    const text = counts.map(([why, count]) => `${number.format(count)} ${why}`).join(", ");
    console.log(`${SOURCE_NAMES[source]}: ${number.format(stored)} foods${text && `; left out: ${text}`}.`);
  }
}
