// `npm run bench:imports`: a file of 50,000 foods previewed, added and undone on SQLite: seconds, memory at its peak,
// and how long another person's writes wait meanwhile. `-- --rows=100000` takes more.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const rows = Number(process.argv.find((arg) => arg.startsWith("--rows="))?.slice(7) ?? 50_000);
const FOODS_A_DAY = 14;
const NOW = Date.parse("2026-03-01T12:00:00Z");
const DAY_MS = 86_400_000;

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), "pixelplate-bench-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
const code = join(process.cwd(), ".cache", `bench-imports-${process.pid}.mjs`);
await build({
  stdin: {
    contents: `
      export { openStore } from "~/db/open.server";
      export { previewFile } from "~/features/imports/stage/preview-file.server";
      export { importOf } from "~/features/imports/stage/import-of.server";
      export { commitImport, undoImport } from "~/features/imports/run/commit-import.server";
      export { importsSettled } from "~/features/imports/run/run-imports.server";
      export { warmFoodIndex } from "~/features/foods/matching/food-index";
      export { logFood } from "~/features/day/log/log-food.server";`,
    resolveDir: process.cwd(),
  },
  bundle: true,
  outfile: code,
  platform: "node",
  format: "esm",
  packages: "external",
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
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let [peak, slowest, over, n] = [before, 0, false, 0];
  const others = (async () => {
    while (!over) {
      const at = performance.now();
      const amounts = { calories: 1, carbs: 0, protein: 0, fats: 0 };
      const entry = { name: "Tea", emoji: "🍵", amounts, servings: 1 };
      await product.logFood(store, ben, entry, `${what} ${n++}`, NOW);
      slowest = Math.max(slowest, performance.now() - at);
      peak = Math.max(peak, process.memoryUsage().rss);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  const at = performance.now();
  const result = await work();
  const seconds = (performance.now() - at) / 1000;
  over = true;
  await others;
  const mb = Math.round((peak - before) / 2 ** 20);
  console.log(`| ${what} | ${seconds.toFixed(1)} s | ${mb} MB | ${Math.round(slowest)} ms |`);
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

console.log(`${rows} foods in ${(bytes.length / 2 ** 20).toFixed(1)} MB\n`);
console.log("| | time | memory | another's longest wait |\n|---|---|---|---|");
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
