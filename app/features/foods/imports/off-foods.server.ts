import { gtinOf } from "~/features/foods/gtin";
import { KJ_PER_KCAL, type PerNutrient, perNutrient } from "~/features/nutrition/amounts";
import { furtherOfProduct } from "~/features/nutrition/further";
import { OperatorError } from "~/platform/operator-error";
import { attempt, cleanText } from "~/platform/text";
import { type ImportedFood, isBelievableFood, isComplete } from "./food-sources";

const NEWLINE = 10;

/** The lines of a text; null for one longer than `maxBytes`, which is never in memory as a whole. */
export async function* lines(text: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<string | null> {
  let held: Buffer[] = [];
  let size = 0;
  const take = () => {
    const line = size > maxBytes ? null : Buffer.concat(held).toString("utf8").replace(/\r$/, "");
    held = [];
    size = 0;
    return line;
  };
  for await (const chunk of text) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      size += end - from;
      if (size <= maxBytes) held.push(chunk.subarray(from, end));
      yield take();
      from = end + 1;
    }
    size += chunk.length - from;
    if (size <= maxBytes) held.push(chunk.subarray(from));
    else held = [];
  }
  if (size > 0) yield take();
}

const NAME_MAX = 120;
/** Powder and dry soup often have only the values of what is made of them. */
const PREPARED = ", prepared";
const READ_MAX = 4 * NAME_MAX;
const GRAM_FIELDS: PerNutrient<string> = { carbs: "carbohydrates", protein: "proteins", fats: "fat" };

/** Those that meals are read in, English first. */
export const NAME_LANGUAGES = ["en", "de", "fr", "es", "it", "nl", "pt", "pl"];

/** Without a name or a value, or with more than 100 g can hold. */
type NoFood = "incomplete" | "absurd";

/** Reads a product of Open Food Facts by its field names, the same in CSV and JSON. */
export function offProduct(field: (name: string) => unknown): ImportedFood | NoFood {
  const text = (name: string) => cleanText(String(field(name) ?? "").slice(0, READ_MAX)).slice(0, NAME_MAX);
  const number = (name: string) => amount(field(name));
  const id = text("code");
  const inAnyLanguage = NAME_LANGUAGES.map((language) => text(`product_name_${language}`)).find(Boolean);
  const named = text("product_name") || text("generic_name") || inAnyLanguage;
  const amountsOf = (basis: string) => {
    const kilojoules = number(`energy-kj${basis}`) ?? number(`energy${basis}`);
    const calories = number(`energy-kcal${basis}`) ?? (kilojoules && kilojoules / KJ_PER_KCAL);
    return { calories, ...perNutrient((nutrient) => number(GRAM_FIELDS[nutrient] + basis)) };
  };
  const sold = amountsOf("_100g");
  const prepared = isComplete(sold) ? undefined : amountsOf("_prepared_100g");
  const isPrepared = prepared !== undefined && isComplete(prepared);
  const per100 = isPrepared ? prepared : sold;
  const name = named && (isPrepared ? `${named.slice(0, NAME_MAX - PREPARED.length)}${PREPARED}` : named);
  if (!/^\d{1,24}$/.test(id) || !name || !isComplete(per100)) return "incomplete";
  if (!isBelievableFood(per100)) return "absurd";
  const grams = number("serving_quantity");
  return {
    id,
    name,
    brand: text("brands").split(",")[0]?.trim() || null,
    category: null,
    per100,
    further: furtherOfProduct((field) => number(`${field}${isPrepared ? "_prepared" : ""}_100g`), per100),
    portions: grams && grams <= 2000 ? [{ name: text("serving_size") || `${grams} g`, grams }] : [],
    barcode: gtinOf(id) ?? null,
  };
}

function amount(value: unknown): number | undefined {
  if (typeof value !== "number" && (typeof value !== "string" || value.trim() === "")) return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

const LINE_MAX_BYTES = 1024 * 1024;

export type OffRow = ImportedFood | NoFood | "unreadable";

export const OFF_COLUMNS = ["code", "product_name", "proteins_100g", "carbohydrates_100g", "fat_100g"];

/** Countries under a former name. */
const COUNTRY_TAGS: Partial<Record<string, string>> = {
  CZ: "czech-republic",
  HK: "hong-kong",
  MO: "macau",
  MM: "myanmar",
  TR: "turkey",
};

/** The tag of a country of two letters (ISO 3166-1): "de" is "en:germany". Throws OperatorError. */
export function countryTag(code: string): string {
  const region = code.toUpperCase();
  const name = attempt(() => new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(region));
  if (!name || !/^[A-Z]{2}$/.test(region))
    throw new OperatorError(`${code} is no country. Give its two letters, such as de.`);
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").replace("&", "and").toLowerCase();
  return `en:${COUNTRY_TAGS[region] ?? plain.replace(/[^a-z]+/g, "-")}`;
}

const isSoldIn = (country: string | undefined, field: (name: string) => unknown): boolean =>
  !country || [field("countries_tags")].flat().join().split(",").includes(country);

/** The tab-separated dump has no quotes: every line is a product. */
export async function* offCsv(text: AsyncIterable<Buffer>, country?: string): AsyncGenerator<OffRow> {
  let columns: Map<string, number> | undefined;
  for await (const line of lines(text, LINE_MAX_BYTES)) {
    if (!columns) {
      columns = new Map(
        line
          ?.replace(/^\uFEFF/, "")
          .split("\t")
          .map((name, i) => [name, i]),
      );
      continue;
    }
    if (line === "") continue;
    const known = columns;
    const cells = line?.split("\t");
    const field = (name: string) => cells?.[known.get(name) ?? -1];
    if (cells?.length !== known.size) yield "unreadable";
    else if (isSoldIn(country, field)) yield offProduct(field);
  }
}

export async function* offJson(text: AsyncIterable<Buffer>, country?: string): AsyncGenerator<OffRow> {
  for await (const line of lines(text, LINE_MAX_BYTES)) {
    if (line === "") continue;
    const product = parsed(line);
    const field = product && fieldOf(product);
    if (!field) yield "unreadable";
    else if (isSoldIn(country, field)) yield offProduct(field);
  }
}

/** A field of a product as JSON, whose figures stand apart. */
export function fieldOf(product: Json): (name: string) => unknown {
  const nutriments = isRecord(product.nutriments) ? product.nutriments : {};
  return (name) => (Object.hasOwn(nutriments, name) ? nutriments[name] : product[name]);
}

type Json = Record<string, unknown>;
const isRecord = (value: unknown): value is Json => typeof value === "object" && value !== null;

function parsed(line: string | null): Json | undefined {
  const value: unknown = attempt(() => JSON.parse(line ?? ""));
  return isRecord(value) ? value : undefined;
}
