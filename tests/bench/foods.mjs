// `npm run bench:foods`: a million made products taken in as a dump of Open Food Facts is, on SQLite: seconds and bytes,
// then how long a search takes, as typed letter by letter, over one among ten thousand. `-- --rows=100000` takes fewer.
import { createWriteStream, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const rows = Number(process.argv.find((arg) => arg.startsWith("--rows="))?.slice(7) ?? 1_000_000);
const FEW = 10_000;
const SEARCHES = 60;

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), "pixelplate-bench-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
const code = join(process.cwd(), ".cache", `bench-foods-${process.pid}.mjs`);
await build({
  stdin: {
    contents: `
      export { openStore } from "~/db/open.server";
      export { importFoods } from "~/features/foods/imports/import-foods.server";
      export { searchImported } from "~/features/foods/imports/stored-food.server";`,
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

/** A generator of numbers from 0 to 1, the same in each run (mulberry32). */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const SYLLABLES =
  "ba be bi cho co da de el fa fi ga go ha he ka ko la le li lo ma me mi mu na ne no or pa pe ra ro sa se so ta te ti to va vo".split(
    " ",
  );
const random = seeded(7);
const wordOf = () =>
  Array.from(
    { length: 2 + Math.floor(random() * 3) },
    () => SYLLABLES[Math.floor(random() * SYLLABLES.length)],
  ).join("");
/** The first ones are in most names, as in any language. */
const words = Array.from({ length: 40_000 }, wordOf);
const someWord = () => words[Math.floor(words.length * random() ** 4)];

async function writeDump(file, count) {
  const out = createWriteStream(file);
  out.write("code\tproduct_name\tbrands\tenergy-kcal_100g\tcarbohydrates_100g\tproteins_100g\tfat_100g\n");
  for (let i = 0; i < count; i++) {
    const name = Array.from({ length: 2 + Math.floor(random() * 4) }, someWord).join(" ");
    const line = [2_000_000_000_000 + i, name, someWord(), 264, 40, 8, 8].join("\t");
    if (!out.write(`${line}\n`)) await new Promise((resolve) => out.once("drain", resolve));
  }
  out.end();
  await finished(out);
}

const percentile = (times, share) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)];

async function measure(count) {
  const dataDir = mkdtempSync(join(folder, "data-"));
  const dump = join(dataDir, "products.csv");
  const file = join(dataDir, "bench.db");
  await writeDump(dump, count);
  const store = await product.openStore({ databaseUrl: `file:${file}`, dataDir });
  const begun = performance.now();
  const [{ stored }] = await product.importFoods(store, dump, { now: Date.now() });
  const seconds = (performance.now() - begun) / 1000;
  const times = [];
  for (let i = 0; i < SEARCHES; i++) {
    const query = `${someWord()} ${someWord()}`;
    for (let letters = 2; letters <= query.length; letters++) {
      const from = performance.now();
      await product.searchImported(store.read, query.slice(0, letters), 20);
      times.push(performance.now() - from);
    }
  }
  await store.close();
  return {
    stored,
    seconds,
    megabytes: statSync(file).size / 1e6,
    median: percentile(times, 0.5),
    p95: percentile(times, 0.95),
  };
}

const few = await measure(FEW);
const many = await measure(rows);
for (const { stored, seconds, megabytes, median, p95 } of [few, many])
  console.log(
    `${stored} products: ${seconds.toFixed(0)} s, ${megabytes.toFixed(0)} MB; a search takes ${median.toFixed(1)} ms, of 20 one over ${p95.toFixed(1)} ms`,
  );
console.log(
  `A search among all takes ${(many.p95 / few.p95).toFixed(1)} times as long as among ${few.stored}.`,
);
