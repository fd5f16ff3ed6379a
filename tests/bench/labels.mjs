// How well the built-in reader reads nutrition labels. Measures against photographed labels with known values, which
// are not part of this repository: PIXELPLATE_DATA (or ../shared/data) holds labels-dev/ with the pictures, truth.jsonl
// and score.mjs, the scorer that prints the table.
//   node tests/bench/labels.mjs [--each] [--kind=photo|artwork|synthetic]
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = join(process.env.PIXELPLATE_DATA ?? `${root}../shared/data`, "labels-dev");
if (!existsSync(join(folder, "truth.jsonl"))) {
  console.log(`No labels to measure with in ${folder}; set PIXELPLATE_DATA to a folder that has labels-dev.`);
  process.exit(0);
}
process.chdir(root);
const cache = join(root, ".cache/bench");
mkdirSync(cache, { recursive: true });

const bundle = join(cache, "read-label.mjs");
await build({
  entryPoints: ["app/features/food/label/read-label.server.ts"],
  bundle: true,
  platform: "node",
  format: "esm",
  packages: "external",
  define: { "import.meta.env.PROD": "false" },
  outfile: bundle,
});
const { readLabel } = await import(pathToFileURL(bundle).href);

const files = readFileSync(join(folder, "truth.jsonl"), "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line).file);
const begun = performance.now();
await readLabel(readFileSync(join(folder, files[0])));
console.log(`first answer, with the start of the reader: ${Math.round(performance.now() - begun)} ms`);

const predictions = [];
for (const file of files) {
  const photo = readFileSync(join(folder, file));
  const start = performance.now();
  const reading = await readLabel(photo);
  const ms = performance.now() - start;
  predictions.push(JSON.stringify({ file, nutrition: reading?.nutrition ?? null, ms }));
}
const answers = join(cache, "labels.jsonl");
writeFileSync(answers, predictions.join("\n"));

const options = process.argv.slice(2).map((option) => (option === "--each" ? "-v" : option));
const scorer = [join(folder, "score.mjs"), join(folder, "truth.jsonl"), answers, ...options];
process.exit(spawnSync(process.execPath, scorer, { stdio: "inherit" }).status ?? 1);
