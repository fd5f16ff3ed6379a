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
const [folder] = process.argv.slice(2);

/** @typedef {Record<string, string>} Row */

/** @param {string} name @returns {Row[]} */
const rowsOf = (name) => parse(readFileSync(`${folder}/${name}`), { columns: true });

const newest = rowsOf("foods-fndds-2021.csv").map((row) => ({ ...row, edition: "2021-2023" }));
const known = new Set(newest.map(({ code }) => code));
const gone = rowsOf("foods-fndds.csv")
  .filter(({ code = "" }) => !known.has(code))
  .map((row) => ({ ...row, edition: "2019-2020" }));

/** In 100 g; what follows the four amounts is under the names of the sheets. @param {Row} row */
function foodOf({ code, edition, name, category, kcal, carbs, protein, fat, portions, ...further }) {
  return { code, edition, name, category, calories: kcal, carbs, protein, fats: fat, ...further, portions };
}

const foods = [...newest, ...gone].map(foodOf);
writeFileSync(TABLE, stringify(foods, { header: true }));
console.log(`${newest.length} foods of FNDDS 2021-2023 and ${gone.length} of FNDDS 2019-2020.`);
