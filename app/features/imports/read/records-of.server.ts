import { csvRecords } from "./csv-records.server";
import type { CsvFile } from "./csv-table.server";

/** The records below the header. */
export async function* recordsOf({ bytes, encoding, headerLine }: CsvFile) {
  for await (const record of csvRecords(bytes, encoding)) if (record.line > headerLine) yield record;
}
