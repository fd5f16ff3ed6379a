// `npm run bench:imports`: a file of 50,000 foods previewed, added and undone on SQLite: seconds, memory in use (after
// a collection each second) and taken from the machine, both over those at the start, and how long another person's
// writes wait meanwhile. `-- --rows=100000` takes more.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { build } from "esbuild";

const rows = Number(process.argv.find((arg) => arg.startsWith("--rows="))?.slice(7) ?? 50_000);
const FOODS_A_DAY = 14;
const NOW = Date.parse("2026-03-01T12:00:00Z");
const DAY_MS = 86_400_000;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");
process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), "pixelplate-bench-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
const code = join(process.cwd(), ".cache", `bench-imports-${process.pid}.mjs`);
await build({
  stdin: {
    contents: `
      export { openStore } from "~/db/open.server";
      export { previewFile } from "~/features/imports/stage/preview-file.server";
      export { importOf } from "~/features/imports/stage/import.server";
      export { commitImport, undoImport } from "~/features/imports/run/run.server";
      export { importsSettled } from "~/features/imports/run/run.server";
      export { warmFoodIndex } from "~/features/foods/matching/food-index";
      export { logFood } from "~/features/log/log-food.server";`,
    resolveDir: process.cwd(),
  },
  bundle: true,
  outfile: code,
  platform: "node",
  format: "esm",
  packages: "external",
  define: { "import.meta.env.PROD": "false" },
  logLevel: "warning",
});
process.on("exit", () => rmSync(code, { force: true }));
const product = await import(pathToFileURL(code).href);

const store = await product.openStore({ databaseUrl: `file:${join(folder, "bench.db")}`, dataDir: folder });
const [ann, ben] = ["ann", "ben"].map((id) => ({
  id,
  timeZone: "Europe/Berlin",
  dayStart: 0,
  nickname: null,
}));
for (const { id } of [ann, ben])
  await store.tx((db) =>
    db
      .insert(db.t.users)
      .values({ id, email: `${id}@example.org`, password_hash: "none", share_id: id, created_at: 0 }),
  );

// As a server does once it has started.
await product.warmFoodIndex(async () => {});

/** Runs `work` while Ben logs a food every 50 ms; seconds, MB over those at its start, and his longest wait. */
async function measured(what, work) {
  collect();
  const before = process.memoryUsage();
  let { rss: taken, heapUsed: used } = before;
  let [slowest, over, n] = [0, false, 0];
  const others = (async () => {
    while (!over) {
      const at = performance.now();
      const amounts = { calories: 1, carbs: 0, protein: 0, fats: 0 };
      const entry = { name: "Tea", emoji: "🍵", amounts, servings: 1 };
      await product.logFood(store, ben, entry, `${what} ${n++}`, NOW);
      slowest = Math.max(slowest, performance.now() - at);
      taken = Math.max(taken, process.memoryUsage().rss);
      if (n % 20 === 0) {
        collect();
        used = Math.max(used, process.memoryUsage().heapUsed);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  const at = performance.now();
  const result = await work();
  const seconds = (performance.now() - at) / 1000;
  over = true;
  await others;
  const [inUse, fromMachine] = [used - before.heapUsed, taken - before.rss].map((bytes) =>
    Math.round(bytes / 2 ** 20),
  );
  console.log(
    `| ${what} | ${seconds.toFixed(1)} s | ${inUse} MB | ${fromMachine} MB | ${Math.round(slowest)} ms |`,
  );
  return result;
}

const lines = ["Day,Time,Group,Food Name,Amount,Energy (kcal),Carbs (g),Fat (g),Protein (g)"];
for (let i = 0; i < rows; i++) {
  const date = new Date(NOW - (1 + Math.floor(i / FOODS_A_DAY)) * DAY_MS).toISOString().slice(0, 10);
  lines.push(
    `${date},${8 + (i % 12)}:00,Lunch,"Food ${i % 2000}, cooked",100 g,${100 + (i % 300)}.5,20.25,5.5,8`,
  );
}
const bytes = Buffer.from(lines.join("\r\n"));
lines.length = 0;

console.log(`${rows} foods in ${(bytes.length / 2 ** 20).toFixed(1)} MB\n`);
console.log("| | time | in use | taken | another's longest wait |\n|---|---|---|---|---|");
const id = await measured("preview", () =>
  product.previewFile(store, ann, { name: "servings.csv", bytes }, NOW),
);
await measured("add", async () => {
  await product.commitImport(store, ann.id, id, NOW);
  await product.importsSettled();
});
const { state, summary } = await product.importOf(store.read, ann.id, id);
if (state !== "added" || summary.added !== rows) throw new Error(`${state}: ${summary.added} of ${rows}`);
await measured("undo", async () => {
  await product.undoImport(store, ann.id, id, NOW);
  await product.importsSettled();
});
await store.close();
