// How well and how fast the built-in reader reads nutrition labels, and what memory it takes.
//   node tests/bench/labels.mjs [--each] [--turned] [--learned] [--made[=SEED] | --bad[=SEED]] [--count=60]
// Measures against photographed labels with known values, which are not part of this repository: PIXELPLATE_DATA (or
// ../shared/data) holds labels-dev/ with the pictures and truth.jsonl. Odd numbers are the ones that nobody tunes to;
// `--learned` measures the even ones. `--made` draws labels instead, of ten kinds from all over, others at each run; a
// seed draws the same again, for regression only. `--bad` draws what is no label, or half of one: it fails where a
// figure is read that doesn't stand there. `--turned` turns each by a quarter, a half and three quarters.
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import sharp from "sharp";
import { inventedIn, makeBadPictures } from "./labels/bad.mjs";
import { makeLabels } from "./labels/make.mjs";
import { score, sumOf } from "./labels/score.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const option = (name) => process.argv.find((one) => one === name || one.startsWith(`${name}=`));
const bad = option("--bad");
const made = bad ?? option("--made");
const seed = Number(made?.split("=")[1] ?? Math.floor(Math.random() * 1e6));
const count = Number(option("--count")?.split("=")[1] ?? 60);
const each = option("--each");
const turns = option("--turned") ? [0, 90, 180, 270] : [0];
const folder = made
  ? join(root, `.cache/labels-made/${bad ? "bad-" : ""}${seed}-${count}`)
  : join(process.env.PIXELPLATE_DATA ?? `${root}../shared/data`, "labels-dev");
if (made) {
  console.log(`${bad ? "other pictures" : "labels"} drawn from seed ${seed}`);
  await (bad ? makeBadPictures : makeLabels)(folder, seed, count);
}
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
      export { READER_LIMITS, readerEntry, startReader } from "./app/features/label/ocr/process.server";
      export { photoToSend } from "./app/features/label/read-label.server";
      export { PHOTO_MAX_SIDE } from "./app/features/label/photo.island";`,
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
const { startReader, readerEntry, READER_LIMITS, photoToSend, PHOTO_MAX_SIDE } = await import(
  pathToFileURL(bundle).href
);
const reader = startReader(readerEntry, READER_LIMITS);
const preparePhoto = (bytes) =>
  photoToSend(new Blob([bytes]), { sideMax: PHOTO_MAX_SIDE, quality: 95 }, { who: "bench" });

const truth = readFileSync(join(folder, "truth.jsonl"), "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line))
  .filter(({ file }) => made || Number(/\d+/.exec(file)[0]) % 2 === (option("--learned") ? 0 : 1));

const begun = performance.now();
await reader.read(await preparePhoto(readFileSync(join(folder, truth[0].file))));
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
    const [start, used] = [performance.now(), cpuMs(reader.pid())];
    const reading = await reader.read(await preparePhoto(photo));
    const [ms, cpu] = [performance.now() - start, cpuMs(reader.pid()) - used];
    readings.push({ file, nutrition: reading?.nutrition ?? null, unsure: reading?.unsure, ms, cpu });
    most = Math.max(most, peakMegabytes(reader.pid()));
  }
  if (bad) printInvented(readings);
  else print(score(truth, readings), turn);
}
clearInterval(ticking);
reader.stop();
console.log(
  `peak memory of the reader process: ${most} MB; this process was held for ${Math.round(late)} ms at most`,
);

/** What was read though it stands nowhere on its picture, and what was read from a picture without a label. */
function printInvented(readings) {
  const rows = truth.map(({ file, kind, numbers }, i) => {
    const nutrition = readings[i]?.nutrition;
    return { file, kind, read: Boolean(nutrition), invented: inventedIn(nutrition, numbers) };
  });
  const invented = rows.filter((row) => row.invented.length > 0);
  for (const { file, kind, invented: figures } of invented) console.log(file, kind, JSON.stringify(figures));
  const mistaken = rows.filter(({ kind, read }) => kind === "none" && read);
  console.log(
    `${rows.length} pictures; ${invented.length} with a figure that isn't on them; ` +
      `${mistaken.length} without a label taken for one`,
  );
  process.exitCode = invented.length > 0 || mistaken.length > 0 ? 1 : 0;
}

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

/** CPU time of a process so far, where the system has it: what one core needs, whatever else runs. */
function cpuMs(pid) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  const [user, system] = readFileSync(file, "utf8").split(") ")[1].split(" ").slice(11, 13);
  return 10 * (Number(user) + Number(system));
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
      `wrong ${total.wrong} % (${total.unmarked} % unmarked), all four right ${total.allFour} %; ` +
      `CPU time: median ${total.medianCpu} ms, 95 of 100 within ${total.p95Cpu} ms; ` +
      `waiting: ${total.medianMs} and ${total.p95Ms} ms at a load of ${loadavg()[0]?.toFixed(1)}`,
  );
}
