import { createReadStream } from "node:fs";
import { parse } from "csv-parse";
import { OperatorError } from "~/platform/operator-error";

const RECORD_MAX = 1024 * 1024;

/** The `columns` of a CSV file with a header; bad records go to `onBad`. OperatorError without a `needed` column. */
export async function* csvRecords<C extends string>(
  file: string,
  columns: readonly C[],
  { needed = columns, onBad = () => {} }: { needed?: readonly C[]; onBad?: () => void } = {},
): AsyncGenerator<Partial<Record<C, string>>> {
  const parser = parse({
    bom: true,
    columns: (header: string[]) => {
      const missing = needed.filter((name) => !header.includes(name));
      if (missing.length > 0) throw new OperatorError(`${file} has no column ${missing.join(", ")}.`);
      return header.map((name) => (columns.includes(name as C) ? name : false));
    },
    max_record_size: RECORD_MAX,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: () => {
      onBad();
      return undefined;
    },
  });
  const source = createReadStream(file);
  source.on("error", (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const record of parser) yield record;
  } finally {
    source.destroy();
  }
}
