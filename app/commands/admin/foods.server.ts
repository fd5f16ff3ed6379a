import type { Store } from "~/db/store";
import { SOURCE_NAMES } from "~/features/foods/imports/food-sources";
import { importFoods } from "~/features/foods/imports/import-foods.server";
import { ImportRefused } from "~/features/foods/imports/import-refused";
import { now } from "~/platform/clock.server";
import { fromHere } from "./from-here";
import { withStore } from "./with-store.server";

const number = new Intl.NumberFormat("en-US");

/** Imports a file of foods, or a folder of them, and tells how it goes. */
export async function importFoodsFrom(path: string) {
  process.exitCode = await withStore((store) => importAndTell(store, fromHere(path)), { first: true });
}

/** Gives the exit code. */
async function importAndTell(store: Store, path: string): Promise<number> {
  const bar = process.stdout.isTTY;
  try {
    const done = await importFoods(store, path, {
      now: now(),
      onProgress: (source, stored, progress = 0) =>
        bar &&
        process.stdout.write(
          `\r${SOURCE_NAMES[source]}: ${number.format(stored)} foods, ${Math.floor(progress * 100)} % `,
        ),
    });
    if (bar) process.stdout.write("\r\u001b[K");
    for (const { source, stored, ...left } of done) {
      const notes = Object.entries(left).filter(([, count]) => count > 0);
      const told = notes.map(([why, count]) => `${number.format(count)} ${why}`).join(", ");
      console.log(`${SOURCE_NAMES[source]}: ${number.format(stored)} foods${told && `; left out: ${told}`}.`);
    }
    return 0;
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    console.error(error.message);
    return 1;
  }
}
