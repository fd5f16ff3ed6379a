// How well and how fast the built-in reader reads nutrition labels, and what memory it takes.
//   node tests/bench/labels.mjs [--each] [--turned] [--made[=SEED] [--hard]]
// Measures against photographed labels with known values, which are not part of this repository: PIXELPLATE_DATA (or
// ../shared/data) holds labels-dev/ with the pictures and truth.jsonl. `--made` draws labels instead, in layouts and
// languages from all over, others for each seed, and with `--hard` those that are hardest to read. `--turned` turns each by a quarter, a half and three quarters.
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import sharp from "sharp";
import { makeLabels } from "./labels/make.mjs";
import { score, sumOf } from "./labels/score.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const made = process.argv.find((option) => option.startsWith("--made"));
const seed = Number(made?.split("=")[1] ?? 1);
const hard = process.argv.includes("--hard");
const each = process.argv.includes("--each");
const turns = process.argv.includes("--turned") ? [0, 90, 180, 270] : [0];
const folder = made
  ? join(root, `.cache/labels-made/${hard ? "hard-" : ""}${seed}`)
  : join(process.env.PIXELPLATE_DATA ?? `${root}../shared/data`, "labels-dev");
if (made) await makeLabels(folder, seed, hard);
if (!existsSync(join(folder, "truth.jsonl"))) {
  console.log(`No labels to measure with in ${folder}; set PIXELPLATE_DATA to a folder that has labels-dev,`);
  console.log("or draw some with --made.");
  process.exit(0);
}
process.chdir(root);
const cache = join(root, ".cache/bench");
mkdirSync(cache, { recursive: true });

const bundle = join(cache, "read-label.mjs");
await build({
  stdin: {
    contents: `
      export { startReader } from "./app/features/label/ocr/process/reader-process.server";
      export { readerEntry } from "./app/features/label/ocr/process/reader-entry.server";
      export { READER_LIMITS } from "./app/features/label/ocr/process/reader-limits";`,
    resolveDir: root,
    loader: "ts",
  },
  bundle: true,
  platform: "node",
  format: "esm",
  packages: "external",
  define: { "import.meta.env.PROD": "false" },
  outfile: bundle,
});
const { startReader, readerEntry, READER_LIMITS } = await import(pathToFileURL(bundle).href);
// Patient: on a busy machine it is what is read that counts.
const reader = startReader(readerEntry, { ...READER_LIMITS, patience: 120_000 });

const truth = readFileSync(join(folder, "truth.jsonl"), "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line));

const begun = performance.now();
await reader.read(readFileSync(join(folder, truth[0].file)));
console.log(`first answer, with the start of the reader: ${Math.round(performance.now() - begun)} ms`);

let most = 0;
let late = 0;
let last = performance.now();
const ticking = setInterval(() => {
  const now = performance.now();
  late = Math.max(late, now - last - 10);
  last = now;
}, 10);
for (const turn of turns) {
  const readings = [];
  for (const { file } of truth) {
    const photo = await turned(readFileSync(join(folder, file)), turn);
    const start = performance.now();
    const reading = await reader.read(photo);
    readings.push({ file, nutrition: reading?.nutrition ?? null, ms: performance.now() - start });
    most = Math.max(most, peakMegabytes(reader.pid()));
  }
  print(score(truth, readings), turn);
}
clearInterval(ticking);
reader.stop();
console.log(
  `peak memory of the reader process: ${most} MB; this process was held for ${Math.round(late)} ms at most`,
);

/** As a phone that keeps no note of how it was held would send it. */
function turned(photo, turn) {
  return turn === 0 ? photo : sharp(photo).rotate(turn).jpeg({ quality: 95 }).toBuffer();
}

/** Peak memory of a process in MB, where the system has it. */
function peakMegabytes(pid) {
  const file = `/proc/${pid}/status`;
  const kilobytes = existsSync(file) && /VmHWM:\s+(\d+)/.exec(readFileSync(file, "utf8"))?.[1];
  return Math.round(Number(kilobytes || 0) / 1024);
}

function print({ labels, total }, turn) {
  if (each)
    for (const { row, marks, nutrition } of labels)
      console.log(row.file, row.style, row.lang.join("+"), marks.join(""), JSON.stringify(nutrition));
  const styles = [...new Set(labels.map(({ row }) => row.style))].toSorted();
  if (each)
    console.table(
      Object.fromEntries(
        styles.map((style) => [style, sumOf(labels.filter(({ row }) => row.style === style))]),
      ),
    );
  console.log(
    `${turn ? `turned by ${turn} degrees: ` : ""}${total.labels} labels; values right ${total.right} %, ` +
      `wrong ${total.wrong} %, all four right ${total.allFour} %; median ${total.medianMs} ms, ` +
      `95 of 100 within ${total.p95Ms} ms, at a load of ${loadavg()[0]?.toFixed(1)}`,
  );
}
