// `npm run bench:further`: a day whose foods know their further nutrients, read alone and as home reads it,
// beside the same day of foods that know none, in turns. 1.05 is the most that may be.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const [FOODS, ROUNDS, CALLS, MOST] = [12, 60, 100, 1.05];
const NOW = Date.parse("2026-03-01T20:00:00Z");

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), "pixelplate-bench-"));
const code = join(process.cwd(), ".cache", `bench-further-${process.pid}.mjs`);
process.on("exit", () => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(code, { force: true });
});
await build({
  stdin: {
    contents: `
      export { openStore } from "~/db/open.server";
      export { dayWithFoods } from "~/features/day/day.server";
      export { homeForDay } from "~/features/home/home.server";
      export { addFood } from "~/features/log/log-food.server";
      export { makeCaller } from "~/http/caller.server";
      export { readSettings } from "~/platform/settings/settings.server";`,
    resolveDir: process.cwd(),
  },
  bundle: true,
  outfile: code,
  platform: "node",
  format: "esm",
  packages: "external",
  loader: { ".svg": "text", ".css": "empty" },
  logLevel: "warning",
});
const { openStore, dayWithFoods, homeForDay, addFood, makeCaller, readSettings } = await import(
  pathToFileURL(code).href
);
const store = await openStore({ databaseUrl: `file:${folder}/db.sqlite`, dataDir: folder });

const KNOWN = {
  fibre: 3.25,
  sugars: 8.1,
  saturated_fat: 1.2,
  salt: 0.62,
  alcohol: 0,
  polyols: 0,
  caffeine: 12,
};
/** @type {Record<string, any>} */
const people = {
  without: await person("without", [], undefined),
  known: await person("known", [], KNOWN),
  shown: await person("shown", ["fibre", "salt"], KNOWN),
};

console.log("| | at most | figure | |\n|---|---|---|---|");
const day = (/** @type {any} */ by) => dayWithFoods(by, null);
const home = (/** @type {any} */ by) => homeForDay(by, null);
await against("a day's reading, known beside unknown", day, "known");
await against("home of who chose none, known beside unknown", home, "known");
await against("home of who chose two, known beside unknown", home, "shown");
process.exit(0);

async function person(
  /** @type {string} */ id,
  /** @type {string[]} */ shownNutrients,
  /** @type {any} */ further,
) {
  const row = { id, email: `${id}@example.org`, password_hash: "none", share_id: id, created_at: 0 };
  await store.tx((/** @type {any} */ db) => db.insert(db.t.users).values({ ...row, time_zone: "UTC" }));
  const viewer = {
    ...{ id, email: row.email, shareId: id, nickname: null, timeZone: "UTC", energy: "kcal" },
    ...{ numbers: "shown", dayStart: 0, logsWeight: false, looksUpBarcodes: null, unit: null },
    shownNutrients,
    profileComplete: false,
    prompted: true,
    version: null,
  };
  const sender = { block: "bench", session: async () => undefined };
  const by = makeCaller(store, { viewer, settings: readSettings({}), now: NOW, sender });
  const amounts = { calories: 210.5, carbs: 30.1, protein: 8.2, fats: 4.4 };
  for (let i = 0; i < FOODS; i++) {
    const entry = { name: `Food ${i}`, emoji: "🍲", amounts, servings: 1, further };
    await by.change((/** @type {any} */ tx) => addFood(tx, { id: `${id}${i}`, entry }));
  }
  return by;
}

/** The median ratio of processor time, in turns. */
async function against(
  /** @type {string} */ name,
  /** @type {(by: any) => unknown} */ read,
  /** @type {string} */ who,
) {
  const ratios = [];
  for (let round = 0; round < ROUNDS; round++) {
    const [first, second] = round % 2 ? [who, "without"] : ["without", who];
    const times = { [first]: await processorMs(read, first), [second]: await processorMs(read, second) };
    if (round >= ROUNDS / 10) ratios.push((times[who] ?? 0) / (times.without ?? 1));
  }
  const ratio = ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length / 2)] ?? 0;
  console.log(`| ${name} | ${MOST} | ${ratio.toFixed(3)} | ${ratio <= MOST ? "met" : "**not met**"} |`);
}

async function processorMs(/** @type {(by: any) => unknown} */ read, /** @type {string} */ who) {
  const since = process.cpuUsage();
  for (let i = 0; i < CALLS; i++) await read(people[who]);
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}
