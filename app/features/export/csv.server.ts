import { stringify } from "csv-stringify/sync";

export type CsvCell = string | number | boolean | null | undefined;

/** Rows of a CSV file (RFC 4180). Texts are quoted, and one that a spreadsheet would calculate gets a `'` in front; `first` marks the file as UTF-8. */
export function csvOf(rows: readonly (readonly CsvCell[])[], { first = false } = {}): string {
  const text = stringify(rows as CsvCell[][], {
    record_delimiter: "\r\n",
    escape_formulas: true,
    quoted_string: true,
    quoted_empty: false,
    cast: { boolean: (value) => (value ? "yes" : "no") },
  });
  return first ? `\uFEFF${text}` : text;
}
