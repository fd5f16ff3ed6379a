import { Refusal } from "~/http/refusal";
import type { Table } from "../formats/columns";
import { CSV_FORMATS } from "../formats/csv-formats";
import { UNKNOWN_PROGRAM } from "../formats/unknown-program";
import { type WeightTable, weightTableOf } from "../formats/weight-table";
import { IMPORT_REFUSALS } from "../refusals";
import { csvRecords } from "./csv-records.server";
import type { TextFile } from "./files-in.server";

const HEADER_WITHIN = 15;
const SAMPLE_ROWS = 3;

export type CsvFile = TextFile & {
  encoding: string;
  program: string;
  header: string[];
  headerLine: number;
  sample: string[][];
  table?: Table;
  weights?: WeightTable;
};

/** The header of a CSV file, with where its foods and weights are when a program of that header is known. Throws Refusal: 400 without a header. */
export async function csvTable(file: TextFile & { encoding: string }): Promise<CsvFile> {
  const first: { cells: string[]; line: number }[] = [];
  for await (const record of csvRecords(file.bytes, file.encoding)) {
    first.push(record);
    if (first.length === HEADER_WITHIN + SAMPLE_ROWS) break;
  }
  if (first.length === 0) throw new Refusal(400, IMPORT_REFUSALS.empty);
  const made = (at: number, program: string, table?: Table): CsvFile => ({
    ...file,
    program,
    header: first[at]?.cells ?? [],
    headerLine: first[at]?.line ?? 1,
    sample: first.slice(at + 1, at + 1 + SAMPLE_ROWS).map(({ cells }) => cells),
    table,
    weights: weightTableOf(first[at]?.cells ?? []),
  });
  for (const [at, { cells }] of first.slice(0, HEADER_WITHIN).entries()) {
    for (const { program, tableOf } of CSV_FORMATS) {
      const table = tableOf(cells);
      if (table) return made(at, program, table);
    }
  }
  const filled = (cells: string[]) => cells.filter((cell) => cell.trim() !== "").length;
  const weighed = first.slice(0, HEADER_WITHIN).findIndex(({ cells }) => weightTableOf(cells));
  if (weighed >= 0) return made(weighed, UNKNOWN_PROGRAM);
  const at = first.findIndex(({ cells }) => filled(cells) >= 2);
  if (at < 0) throw new Refusal(400, IMPORT_REFUSALS.noHeader);
  return made(at, UNKNOWN_PROGRAM);
}
