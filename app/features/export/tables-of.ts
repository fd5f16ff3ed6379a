import { EXPORT_FORMAT } from "./format";
import { SECTIONS } from "./sections";

type Row = Record<string, unknown>;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** The tables of an export file, as `everythingOf` gives them; anything else stays as it is. */
export function tablesOf(file: unknown): unknown {
  if (typeof file !== "object" || file === null || !("format" in file) || file.format !== EXPORT_FORMAT)
    return file;
  const parts = file as Row;
  const { id } = (parts.account ?? {}) as Row;
  const rowsOf = (table: string, name: string) =>
    [parts[name] ?? []]
      .flat()
      .map((row) => ({ ...(table !== "users" && table !== "avatars" && { user_id: id }), ...stored(row) }));
  return Object.fromEntries(
    Object.entries(SECTIONS).map(([table, { name }]) => [table, rowsOf(table, name)]),
  );
}

const stored = (row: unknown): Row =>
  Object.fromEntries(
    Object.entries(row ?? {}).map(([name, value]) => [
      name,
      name.endsWith("_at") || name === "time" || name.endsWith("_until") ? instant(value) : value,
    ]),
  );

const instant = (value: unknown) =>
  typeof value === "string" && INSTANT.test(value) ? Date.parse(value) : value;
