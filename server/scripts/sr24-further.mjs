// Makes app/features/foods/table/sr24-further.ts, what the USDA National Nutrient Database SR24 (public domain) knows of
// the rows that the table of foods is made of, beside its four amounts. The folder holds a file a food, as the Debian
// package cronometer has them in usda_sr24.jar.
//   node server/scripts/sr24-further.mjs FOLDER
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const TABLE = fileURLToPath(new URL("../../app/features/foods/table/", import.meta.url));
/** As the sheets of FNDDS name them. @type {Record<string, string>} */
const COLUMNS = {
  fibre: "Fiber",
  sugars: "Sugars",
  saturated_fat: "Saturated",
  alcohol: "Alcohol",
  sodium_mg: "Sodium",
  cholesterol_mg: "Cholesterol",
  caffeine_mg: "Caffeine",
  calcium_mg: "Calcium",
  iron_mg: "Iron",
  magnesium_mg: "Magnesium",
  potassium_mg: "Potassium",
};
const [folder] = process.argv.slice(2);

const tables = readdirSync(TABLE).filter((name) => name.endsWith(".ts") && name !== "sr24-further.ts");
const text = tables.map((name) => readFileSync(TABLE + name, "utf8")).join("\n");
const codes = [...new Set([...text.matchAll(/(?:\| |% )(\d{5}) /g)].map(([, code]) => code))].sort();

/** @param {string | undefined} code */
function rowOf(code) {
  const food = readFileSync(`${folder}/${code}.xml`, "utf8");
  const amounts = new Map(
    [...food.matchAll(/<nutrient amount="([\d.E-]+)" name="([^"]+)"/g)].map(([, a, n]) => [n, a]),
  );
  const cells = Object.values(COLUMNS).map((name) => {
    const amount = amounts.get(name);
    return amount === undefined ? "-" : String(Number(amount));
  });
  return [code, ...cells].join(" ");
}

const rows = [["code", ...Object.keys(COLUMNS)].join(" "), ...codes.map(rowOf)];
const file = `/** In 100 g of a food of SR24, by its NDB number; "-" is unknown. Made by server/scripts/sr24-further.mjs. */
export const SR24_FURTHER = \`
${rows.join("\n")}
\`;
`;
writeFileSync(`${TABLE}sr24-further.ts`, file);
console.log(`${codes.length} foods of SR24.`);
