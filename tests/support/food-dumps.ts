import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const quoted = (rows: string[][]) =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")).join("\n");

/** Files laid out as USDA FoodData Central's CSV downloads are: the names and order of their columns are the true ones. */
export const FDC_FILES = {
  "food.csv": quoted([
    ["fdc_id", "data_type", "description", "food_category_id", "publication_date"],
    ["2705384", "survey_fndds_food", "Milk, NFS", "", "2024-10-31"],
    ["2705385", "survey_fndds_food", "Milk, whole", "", "2024-10-31"],
    ["2708400", "survey_fndds_food", "Rice, white, cooked, no added fat", "", "2024-10-31"],
    ["173944", "sr_legacy_food", "Bananas, raw", "9", "2019-04-01"],
    ["746782", "foundation_food", "Milk, whole, 3.25% milkfat, with added vitamin D", "1", "2019-12-16"],
    ["1105904", "branded_food", "SOME BRAND OIL", "", "2020-11-13"],
    ["321358", "sub_sample_food", "Hummus, sample", "", "2019-04-01"],
  ]),
  "nutrient.csv": quoted([
    ["id", "name", "unit_name", "nutrient_nbr", "rank"],
    ["1008", "Energy", "KCAL", "208", "300"],
    ["1003", "Protein", "G", "203", "600"],
  ]),
  "food_nutrient.csv": quoted([
    [
      ..."id,fdc_id,nutrient_id,amount,data_points,derivation_id,min,max,median,loq,footnote".split(","),
      "min_year_acquired",
      "percent_daily_value",
    ],
    ...figures("2705384", { 203: 3.33, 204: 2.14, 205: 4.83, 208: 52, 301: 125 }),
    ...figures("2705385", { 1003: 3.27, 1004: 3.2, 1005: 4.63, 1008: 61 }),
    ...figures("2708400", { 1003: 2.67, 1004: 0.28, 1005: 27.99, 1008: 129 }),
    ...figures("173944", { 1003: 1.09, 1004: 0.33, 1005: 22.84, 1008: 89, 1062: 371 }),
    ...figures("746782", { 1003: 3.27, 1004: 3.2, 1005: 4.63, 2047: 60 }),
    ...figures("1105904", { 1003: 0, 1004: 100, 1005: 0, 1008: 900 }),
  ]),
  "food_portion.csv": quoted([
    [
      ..."id,fdc_id,seq_num,amount,measure_unit_id,portion_description,modifier,gram_weight".split(","),
      ..."data_points,footnote,min_year_acquired".split(","),
    ],
    portion("2705384", "", "9999", "1 cup", "10205", 244),
    portion("2705384", "", "9999", "Quantity not specified", "90000", 244),
    portion("2708400", "", "9999", "1 cup, cooked", "10043", 158),
    portion("173944", "1.0", "9999", "", 'medium (7" to 7-7/8" long)', 118),
    portion("173944", "1.0", "9999", "", "cup, mashed", 225),
    portion("746782", "1.0", "1000", "", "", 249),
    portion("173944", "1.0", "9999", "", "of nothing", 0),
  ]),
  "measure_unit.csv": quoted([
    ["id", "name"],
    ["1000", "cup"],
    ["9999", "undetermined"],
  ]),
  "food_category.csv": quoted([
    ["id", "code", "description"],
    ["1", "0100", "Dairy and Egg Products"],
    ["9", "0900", "Fruits and Fruit Juices"],
  ]),
  "survey_fndds_food.csv": quoted([
    ["fdc_id", "food_code", "wweia_category_number", "start_date", "end_date"],
    ["2705384", "11100000", "1004", "2021-01-01", "2023-12-31"],
    ["2705385", "11111000", "1002", "2021-01-01", "2023-12-31"],
    ["2708400", "56205000", "4002", "2021-01-01", "2023-12-31"],
  ]),
  "wweia_food_category.csv": quoted([
    ["wweia_food_category", "wweia_food_category_description"],
    ["1002", "Milk, whole"],
    ["4002", "Rice"],
  ]),
};

function figures(fdcId: string, amounts: Record<number, number>) {
  return Object.entries(amounts).map(([nutrient, amount], i) => [
    `${fdcId}${i}`,
    fdcId,
    nutrient,
    String(amount),
    ...Array(9).fill(""),
  ]);
}

function portion(
  fdcId: string,
  amount: string,
  unit: string,
  description: string,
  modifier: string,
  grams: number,
) {
  return ["1", fdcId, "1", amount, unit, description, modifier, String(grams), "", "", ""];
}

/** The first columns of Open Food Facts' dump, and those further on that are read. */
const OFF_COLUMNS = [
  ..."code,url,creator,created_t,created_datetime,last_modified_t,product_name,abbreviated_product_name".split(
    ",",
  ),
  ..."generic_name,quantity,packaging,brands,brands_tags,categories,countries,countries_tags".split(","),
  ..."serving_size,serving_quantity,energy-kj_100g,energy-kcal_100g,energy_100g,fat_100g".split(","),
  ..."saturated-fat_100g,carbohydrates_100g,sugars_100g,fiber_100g,proteins_100g,salt_100g".split(","),
];

type OffProduct = Record<string, string | number>;

/** A product that Open Food Facts might have. */
export const SPREAD: OffProduct = {
  code: "4006381333931",
  product_name: "Hazelnut Spread",
  brands: "Haselhof,Other",
  serving_size: "1 tbsp (15 g)",
  serving_quantity: 15,
  "energy-kcal_100g": 539,
  fat_100g: 30.9,
  carbohydrates_100g: 57.5,
  proteins_100g: 6.3,
};

export const offCsvText = (products: OffProduct[]) =>
  [
    OFF_COLUMNS.join("\t"),
    ...products.map((product) => OFF_COLUMNS.map((name) => product[name] ?? "").join("\t")),
  ].join("\n");

export const offJsonText = (products: OffProduct[]) =>
  products
    .map((product) => {
      const entries = Object.entries(product);
      const nutriments = Object.fromEntries(entries.filter(([name]) => name.endsWith("_100g")));
      return JSON.stringify({
        _id: product.code,
        ...Object.fromEntries(entries.filter(([name]) => !name.endsWith("_100g"))),
        nutriments,
      });
    })
    .join("\n");

const folder = () => mkdtempSync(join(tmpdir(), "pixelplate-foods-"));

/** Writes a file of its own, gzipped when its name says so, and gives its path. */
export function dumpFile(name: string, text: string | Buffer): string {
  const path = join(folder(), name);
  writeFileSync(path, name.endsWith(".gz") ? gzipSync(text) : text);
  return path;
}

/** A folder of FoodData Central's files, some of them replaced. */
export function fdcFolder(changed: Record<string, string | undefined> = {}): string {
  const path = folder();
  mkdirSync(path, { recursive: true });
  for (const [name, text] of Object.entries({ ...FDC_FILES, ...changed }))
    if (text !== undefined) writeFileSync(join(path, name), text);
  return path;
}
