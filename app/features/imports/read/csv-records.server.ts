import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { Refusal } from "~/http/refusal";
import { IMPORT_REFUSALS } from "../refusals";
import { delimiterOf } from "./delimiter-of";
import { decoded } from "./encoding-of.server";

const RECORD_MAX_CHARS = 256 * 1024;
const COLUMNS_MAX = 500;

type CsvRecord = { cells: string[] /** The last one of the record. */; line: number };

/** The records of a CSV text, its header too; empty ones are left out. Throws Refusal: 400 with the line for a broken file. */
export async function* csvRecords(bytes: Buffer, encoding: string): AsyncGenerator<CsvRecord> {
  const [sample = ""] = decoded(bytes.subarray(0, 64 * 1024), encoding);
  const parser = parse({
    delimiter: delimiterOf(sample),
    info: true,
    max_record_size: RECORD_MAX_CHARS,
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  const source = Readable.from(decoded(bytes, encoding));
  source.on("error", (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      if (record.length > COLUMNS_MAX) throw new Refusal(400, IMPORT_REFUSALS.tooManyColumns(info.lines));
      if (record.some((cell) => cell.trim() !== "")) yield { cells: record, line: info.lines };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Refusal(400, IMPORT_REFUSALS.brokenCsv(error.code, Number(error.lines ?? parser.info.lines)));
  } finally {
    source.destroy();
    parser.destroy();
  }
}
