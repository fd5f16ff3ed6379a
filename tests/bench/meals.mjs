// How well the built-in engine reads meals with the tables that ship. The meals of meals.jsonl were drawn from the USDA's
// FNDDS 2019-2020 (its foods, portions and figures, public domain) and described in our own words:
// {id, set, description, kcal, carbs, protein, fat (g), style}. Nobody has read the sets "unread" and "exam" while tuning.
// Further meals are not part of this repository: PIXELPLATE_DATA (or ../shared/data) holds meals-*.jsonl.
//   node tests/bench/meals.mjs [--names] [--quick] [--sets=own,dev,days] [--misses=own[:style]] [--words] [--days] [--portions]
// --names also calls foods by their names, --quick leaves out the times, --sets measures only some, --words shows missed
// figures, shares and lists, --days missed everyday texts, --portions missed usual portions, --recall missed foods of
// recall.jsonl. Rows of "unread" and "exam" are never printed.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "csv-parse/sync";
import { build } from "esbuild";
import { measureDays } from "./days.mjs";
import { measureNames, sayings } from "./names.mjs";
import { NONSENSE } from "./nonsense.mjs";
import { measurePortions } from "./portions.mjs";
import { measureRecall } from "./recall.mjs";
import { measureWords } from "./words.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = process.env.PIXELPLATE_DATA ?? `${root}../shared/data`;
const has = (flag) => process.argv.includes(flag);

const HIDDEN = ["unread", "exam"];
const KNOWN = ["own", "unread", "dev", "dev2", "exam", "everyday-dev"];
const only = process.argv.find((argument) => argument.startsWith("--sets="))?.slice("--sets=".length);
const SETS = KNOWN.filter((set) => !only || only.split(",").includes(set));
const mealsIn = (path, set) => {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => ({ style: "everyday", set, ...JSON.parse(line) }));
};
const meals = [
  ...mealsIn(`${root}tests/bench/meals.jsonl`).filter(({ set }) => SETS.includes(set)),
  ...SETS.flatMap((set) => mealsIn(`${folder}/meals-${set}.jsonl`, set)),
];

process.chdir(root);
const bundled = `${root}build/bench/meals-${process.pid}.mjs`;
await build({
  stdin: {
    contents: `export { analyse } from "./analyse"; export { fnddsTable } from "./fndds/fndds-table.server";`,
    resolveDir: `${root}app/features/meals`,
  },
  bundle: true,
  outfile: bundled,
  platform: "node",
  format: "esm",
  splitting: false,
  external: ["csv-parse"],
  define: { "import.meta.env.PROD": "false" },
});
const { analyse, fnddsTable } = await import(bundled);
rmSync(bundled);
const { index, everyFood } = await fnddsTable();
const read = (text) => analyse(text, index);

const memory = process.memoryUsage.rss();
const begun = performance.now();
read("apple");
const loadMs = performance.now() - begun;
const loadMb = (process.memoryUsage.rss() - memory) / 1e6;
console.log(`first meal, which builds the index: ${loadMs.toFixed(0)} ms, ${loadMb.toFixed(0)} MB more`);
measure();

/** Lines of `code, name, category?, kcal, carbs, protein, fat, portions`, these as `description=grams|...`. */
function foodsIn(path, figuresAt = 3) {
  const [, ...rows] = parse(readFileSync(path));
  return rows.map(([id, name, ...rest]) => {
    const [calories, carbs, protein, fats, portions] = rest.slice(figuresAt - 2);
    return {
      id,
      name,
      category: null,
      brand: null,
      barcode: null,
      per100: { calories: +calories, carbs: +carbs, protein: +protein, fats: +fats },
      portions: portions
        .split("|")
        .filter(Boolean)
        .map((portion) => ({ name: portion.replace(/=[^=]*$/, ""), grams: +portion.split("=").at(-1) })),
    };
  });
}

function measure() {
  // Warm-up, so that compiling is not measured.
  if (!has("--quick")) for (const { description } of meals) read(description);
  const results = meals.map((meal) => resultOf(meal));
  for (const set of SETS) {
    const of = results.filter(({ meal }) => meal.set === set);
    if (of.length === 0) continue;
    for (const style of new Set(of.map(({ meal }) => meal.style)))
      line(
        `${set} ${style}`,
        of.filter(({ meal }) => meal.style === style),
      );
    const american = of.filter(({ meal }) => !["intl", "everyday"].includes(meal.style));
    if (american.length > 0) line(`${set} US`, american);
  }
  const refused = NONSENSE.filter((text) => read(text).items.length === 0).length;
  console.log(`nonsense refused: ${refused} of ${NONSENSE.length}`);
  if (!has("--quick")) measureLong();
  if (!only) measureWords(read, has("--words"));
  if (!only || only.includes("days")) measureDays(read, has("--days"));
  if (!only || only.includes("portions")) measurePortions(read, has("--portions"));
  if (!only || only.includes("recall")) measureRecall(read, has("--recall"));
  // Every fourth food of a table, called by its own name: a measure that needs no described meals.
  const legacy = `${folder}/foods-sr24.csv`;
  if (has("--names") && existsSync(legacy))
    console.log(`SR24:  ${measureNames(sayings(foodsIn(legacy, 2), 4), read)}`);
  const survey = `${folder}/foods-fndds.csv`;
  if (has("--names") && existsSync(survey))
    console.log(`FNDDS: ${measureNames(sayings(foodsIn(survey), 4), read)}`);
  printMisses(results);
}

function measureLong() {
  const foods = everyFood()
    .filter((_, i) => i % 11 === 0)
    .map(({ name }) => name.split(",")[0]);
  const long = {
    listed: foods.join(", "),
    "without commas": foods.join(" "),
    "joined by 'with'": foods.join(" with "),
  };
  for (const [how, text] of Object.entries(long))
    console.log(`500 foods, ${how}: ${quickest(() => read(text)).toFixed(0)} ms`);
}

function resultOf(meal) {
  const { items, unrecognised } = read(meal.description);
  const sum = (nutrient) => items.reduce((total, item) => total + item.amounts[nutrient], 0);
  const off = { kcal: Math.abs(sum("calories") - meal.kcal), carbs: Math.abs(sum("carbs") - meal.carbs) };
  return {
    meal,
    items,
    unrecognised,
    off,
    ms: has("--quick") ? 0 : quickest(() => read(meal.description)),
    carbs: off.carbs <= 7.5,
    kcal20: off.kcal <= 0.2 * Math.max(50, meal.kcal),
    kcal30: off.kcal <= Math.max(40, 0.3 * meal.kcal),
    recognised: items.length > 0,
  };
}

/** The quickest of a few, to leave out what else the machine does. */
function quickest(run) {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}

function line(name, list) {
  const share = (is) => `${((100 * list.filter(is).length) / list.length).toFixed(1).padStart(5)} %`;
  const off = list.reduce((total, result) => total + result.off.carbs, 0) / list.length;
  const p95 = list.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.ceil(0.95 * list.length) - 1];
  console.log(
    `${name.padEnd(21)} ${String(list.length).padStart(3)} meals  carbs within 7.5 g ${share((r) => r.carbs)}  ` +
      `kcal within 20 % ${share((r) => r.kcal20)}  30 % ${share((r) => r.kcal30)}  ` +
      `recognised ${share((r) => r.recognised)}  notices ${list.filter((r) => r.unrecognised.length > 0).length}  carbs off ${off.toFixed(1).padStart(4)} g  p95 ${p95.toFixed(2)} ms`,
  );
}

function printMisses(results) {
  const wanted = process.argv.find((argument) => argument.startsWith("--misses="))?.split("=")[1];
  if (!wanted) return;
  const [set, style] = wanted.split(":");
  for (const { meal, items, unrecognised, carbs, kcal20 } of results) {
    if (HIDDEN.includes(meal.set) || meal.set !== set || (style && meal.style !== style)) continue;
    if (carbs && kcal20) continue;
    console.log(
      `\n${meal.style} ${meal.id}: ${meal.description}\n  truth ${meal.kcal} kcal, ${meal.carbs} g carbs`,
    );
    for (const { name, portion, grams, amounts } of items) {
      console.log(`  ${name} | ${portion} | ${grams} g | ${amounts.calories} kcal, ${amounts.carbs} g carbs`);
    }
    if (unrecognised.length > 0) console.log(`  not recognised: ${unrecognised.join(" | ")}`);
  }
}
