import type { Database as Connection, Statement } from "better-sqlite3";

const KEPT_MAX = 300;

/** Prepares each SQL text of a connection once. */
export function statements(connection: Connection): (sql: string) => Statement {
  const kept = new Map<string, Statement>();
  return (sql) => {
    const known = kept.get(sql);
    if (known) {
      // Drizzle may have left the statement in raw mode.
      if (known.reader) known.raw(false);
      return known;
    }
    if (kept.size >= KEPT_MAX) kept.clear();
    const made = connection.prepare(sql);
    kept.set(sql, made);
    return made;
  };
}
