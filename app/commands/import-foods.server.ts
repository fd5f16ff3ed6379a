import { resolve } from "node:path";
import { SOURCE_NAMES } from "~/features/food/imports/food-sources";
import { importFoods } from "~/features/food/imports/import-foods.server";
import { ImportRefused } from "~/features/food/imports/import-refused";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

const [path] = process.argv.slice(2);
const number = new Intl.NumberFormat("en-US");

// npm runs its scripts in the project's folder, wherever it was called.
if (path) process.exitCode = await run(resolve(process.env.INIT_CWD ?? "", path));
else {
  console.error("Say which: npm run foods:import -- FILE (or the folder of a USDA download)");
  process.exitCode = 2;
}
await store.close();

async function run(path: string): Promise<number> {
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
