// Makes the table of foods that ships, app/features/foods/fndds/fndds.csv, from two editions of the USDA's Food and
// Nutrient Database for Dietary Studies (public domain): FNDDS 2021-2023, and what FNDDS 2019-2020 has beyond it.
// The folder holds their 'At A Glance' sheets, nutrients and portions in one line a food: foods-fndds-2021.csv and
// foods-fndds.csv, as `code, name, category, kcal, carbs, protein, fat ..., portions`, these as `description=grams|...`.
//   node server/scripts/fndds-table.mjs FOLDER
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";

const TABLE = fileURLToPath(new URL("../../app/features/foods/fndds/fndds.csv", import.meta.url));
const SALT_OF_SODIUM = 2.5;
const [folder] = process.argv.slice(2);

/** @typedef {Record<string, string>} Row */

/** @param {string} name @returns {Row[]} */
const rowsOf = (name) => parse(readFileSync(`${folder}/${name}`), { columns: true });

const newest = rowsOf("foods-fndds-2021.csv").map((row) => ({ ...row, edition: "2021-2023" }));
const known = new Set(newest.map(({ code }) => code));
const gone = rowsOf("foods-fndds.csv")
  .filter(({ code = "" }) => !known.has(code))
  .map((row) => ({ ...row, edition: "2019-2020" }));

/** Grams in 100 g, caffeine in mg. @param {Row} row */
const foodOf = (row) => ({
  code: row.code,
  edition: row.edition,
  name: row.name,
  category: row.category,
  calories: row.kcal,
  carbs: row.carbs,
  protein: row.protein,
  fats: row.fat,
  fibre: row.fibre,
  sugars: row.sugars,
  saturated_fat: row.saturated_fat,
  salt: row.sodium_mg && String(Number(((Number(row.sodium_mg) * SALT_OF_SODIUM) / 1000).toFixed(3))),
  alcohol: row.alcohol,
  caffeine: row.caffeine_mg,
  portions: row.portions,
});

const foods = [...newest, ...gone].map(foodOf);
writeFileSync(TABLE, stringify(foods, { header: true }));
console.log(`${newest.length} foods of FNDDS 2021-2023 and ${gone.length} of FNDDS 2019-2020.`);
