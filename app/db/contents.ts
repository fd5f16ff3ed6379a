/** A column's type, independent of the database. A JSON column may hold a plain text, so the value alone doesn't show it. */
export type ColumnKind = "text" | "integer" | "number" | "bool" | "json";

export type ColumnKinds = Record<string, ColumnKind>;
export type Row = Record<string, unknown>;

export type Contents = {
  schema: string;
  tables: { name: string; columns: ColumnKinds; rowCount: number }[];
  rows: (table: string) => AsyncIterable<Row[]>;
};
