import type { Database as Connection, Statement } from "better-sqlite3";

/** More than the product has; what is written in many ways (`in (?, ?, …)`) can't fill the memory. */
const KEPT_MAX = 300;

/** Prepares the queries of a connection, each text once. */
export function statements(connection: Connection): (sql: string) => Statement {
  const kept = new Map<string, Statement>();
  return (sql) => {
    const known = kept.get(sql);
    if (known) {
      // Drizzle may have asked it for bare rows the last time.
      if (known.reader) known.raw(false);
      return known;
    }
    if (kept.size >= KEPT_MAX) kept.clear();
    const made = connection.prepare(sql);
    kept.set(sql, made);
    return made;
  };
}
