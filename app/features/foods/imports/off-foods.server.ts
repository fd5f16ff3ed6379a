import { attempt } from "~/platform/attempt";
import type { ImportedFood } from "./imported-food";
import { lines } from "./lines.server";
import { type NoFood, offProduct } from "./off-product";

const LINE_MAX_BYTES = 1024 * 1024;

export type Row = ImportedFood | NoFood | "unreadable";

export const OFF_COLUMNS = ["code", "product_name", "proteins_100g", "carbohydrates_100g", "fat_100g"];

/** The tab-separated dump has no quotes: every line is a product. */
export async function* offCsv(text: AsyncIterable<Buffer>): AsyncGenerator<Row> {
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
    if (cells?.length !== known.size) yield "unreadable";
    else yield offProduct((name) => cells[known.get(name) ?? -1]);
  }
}

export async function* offJson(text: AsyncIterable<Buffer>): AsyncGenerator<Row> {
  for await (const line of lines(text, LINE_MAX_BYTES)) {
    if (line === "") continue;
    const product = parsed(line);
    yield product ? offProduct(fieldOf(product)) : "unreadable";
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
