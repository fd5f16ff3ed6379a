// How well the built-in engine reads meals. Measures against described meals with known nutrition, which are
// not part of this repository: PIXELPLATE_DATA (or ../shared/data) holds meals-dev.jsonl and
// meals-everyday-dev.jsonl, each line {id, description, kcal, carbs, protein, fat, style?}.
//   node tests/bench/meals.mjs [--fndds] [--misses[=style]]
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "csv-parse/sync";
import { build } from "esbuild";
import { measureNames, sayings } from "./names.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = process.env.PIXELPLATE_DATA ?? `${root}../shared/data`;
const misses = process.argv.find((argument) => argument.startsWith("--misses"));

const meals = ["meals-dev.jsonl", "meals-everyday-dev.jsonl"].flatMap((file) => {
  const path = `${folder}/${file}`;
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => ({ style: "everyday", ...JSON.parse(line) }));
});
if (meals.length === 0) {
  console.log(
    `No meals to measure with in ${folder}; set PIXELPLATE_DATA to a folder that has meals-dev.jsonl.`,
  );
  process.exit(0);
}

const bundle = await build({
  stdin: {
    contents: `export { analyse } from "./built-in/analyse"; export { surveyDraft, surveyIndex } from "./survey/survey-index";`,
    resolveDir: `${root}app/features/describe`,
  },
  bundle: true,
  write: false,
  platform: "node",
  format: "esm",
});
const code = Buffer.from(bundle.outputFiles[0].contents).toString("base64");
const { analyse, surveyDraft, surveyIndex } = await import(`data:text/javascript;base64,${code}`);

const memory = process.memoryUsage.rss();
const begun = performance.now();
analyse("apple");
const loadMs = performance.now() - begun;
const loadMb = (process.memoryUsage.rss() - memory) / 1e6;

// With --fndds, as after `npm run foods:import` of the USDA's survey foods, which are not part of this repository either.
const survey = `${folder}/foods-fndds.csv`;
const surveyFoods = process.argv.includes("--fndds") && existsSync(survey) ? foodsIn(survey) : undefined;
const more = surveyFoods && indexOfSurvey(surveyFoods);
const read = (text) => analyse(text, more);
// Every fourth food of a table, called by its own name: a measure that needs no described meals.
const legacy = `${folder}/foods-sr24.csv`;
if (existsSync(legacy)) console.log(`SR24:  ${measureNames(sayings(foodsIn(legacy, 2), 4), read)}`);
if (surveyFoods) console.log(`FNDDS: ${measureNames(sayings(surveyFoods, 4), read)}`);

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

function indexOfSurvey(foods) {
  const before = process.memoryUsage.rss();
  const start = performance.now();
  const index = surveyIndex(foods.map((food) => surveyDraft(food, "import:fndds", "USDA FNDDS")));
  const ms = performance.now() - start;
  const mb = (process.memoryUsage.rss() - before) / 1e6;
  console.log(`${foods.length} survey foods indexed in ${ms.toFixed(0)} ms, ${mb.toFixed(0)} MB`);
  return index;
}

// Warm-up, so that compiling is not measured.
for (const { description } of meals) read(description);
/** The quickest of a few, to leave out what else the machine does. */
const quickest = (description) =>
  Math.min(
    ...Array.from({ length: 5 }, () => {
      const start = performance.now();
      read(description);
      return performance.now() - start;
    }),
  );
const results = meals.map((meal) => {
  const { items, unrecognised } = read(meal.description);
  const ms = quickest(meal.description);
  const sum = (nutrient) => items.reduce((total, item) => total + item.amounts[nutrient], 0);
  const off = { kcal: Math.abs(sum("calories") - meal.kcal), carbs: Math.abs(sum("carbs") - meal.carbs) };
  return {
    meal,
    items,
    unrecognised,
    ms,
    off,
    carbs: off.carbs <= 7.5,
    kcal20: off.kcal <= 0.2 * Math.max(50, meal.kcal),
    kcal30: off.kcal <= Math.max(40, 0.3 * meal.kcal),
    recognised: items.length > 0,
  };
});

const share = (list, is) => `${((100 * list.filter(is).length) / list.length).toFixed(1).padStart(5)} %`;
const mean = (list) => (list.reduce((total, value) => total + value, 0) / list.length).toFixed(1);
const p95 = (list) => list.toSorted((a, b) => a - b)[Math.ceil(0.95 * list.length) - 1].toFixed(2);

const line = (style, list) =>
  console.log(
    `${style.padEnd(9)} ${String(list.length).padStart(4)} meals  carbs within 7.5 g ${share(list, (r) => r.carbs)}  ` +
      `kcal within 20 % ${share(list, (r) => r.kcal20)}  within 30 % ${share(list, (r) => r.kcal30)}  ` +
      `recognised ${share(list, (r) => r.recognised)}  carbs off ${mean(list.map((r) => r.off.carbs))} g  ` +
      `p95 ${p95(list.map((r) => r.ms))} ms`,
  );
const styles = [...new Set(meals.map((meal) => meal.style))];
for (const style of styles)
  line(
    style,
    results.filter((result) => result.meal.style === style),
  );
const everyday = results.filter((result) => result.meal.style !== "intl");
line(
  "US",
  everyday.filter((result) => result.meal.style !== "everyday"),
);
console.log(`first meal, which builds the index: ${loadMs.toFixed(0)} ms, ${loadMb.toFixed(0)} MB more`);

if (misses) {
  const wanted = misses.split("=")[1];
  for (const { meal, items, unrecognised, carbs, kcal30 } of results) {
    if ((carbs && kcal30) || (wanted && meal.style !== wanted)) continue;
    console.log(
      `\n${meal.style} ${meal.id}: ${meal.description}\n  truth ${meal.kcal} kcal, ${meal.carbs} g carbs`,
    );
    for (const { name, portion, grams, amounts } of items) {
      console.log(`  ${name} | ${portion} | ${grams} g | ${amounts.calories} kcal, ${amounts.carbs} g carbs`);
    }
    if (unrecognised.length > 0) console.log(`  not recognised: ${unrecognised.join(" | ")}`);
  }
}
