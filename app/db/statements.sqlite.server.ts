import type { Database as Connection, Statement } from "better-sqlite3";
import { LRUCache } from "lru-cache";

const STATEMENTS_MAX = 300;

export function statements(connection: Connection): (sql: string) => Statement {
  const cache = new LRUCache<string, Statement>({
    max: STATEMENTS_MAX,
    memoMethod: (sql) => connection.prepare(sql),
  });
  return (sql) => {
    const statement = cache.memo(sql);
    // Drizzle may have left it in raw mode.
    if (statement.reader) statement.raw(false);
    return statement;
  };
}
