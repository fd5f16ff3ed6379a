/** What a column's values are, whatever the database: a JSON column may hold a text too, so a value alone doesn't tell. */
export type ColumnKind = "text" | "integer" | "number" | "bool" | "json";

export type ColumnKinds = Record<string, ColumnKind>;
export type Row = Record<string, unknown>;

/** All that a database holds, free of its dialect. */
export type Contents = {
  /** The newest migration that the database had taken. */
  schema: string;
  tables: { name: string; columns: ColumnKinds; rowCount: number }[];
  /** The rows of a table, some at a time; may be read more than once. */
  rows: (table: string) => AsyncIterable<Row[]>;
};
