import type { Database as Connection } from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { preparedOn } from "./prepared.sqlite.server";
import { statements } from "./statements.sqlite.server";
import type { Db } from "./store";
import { tables } from "./tables.sqlite";

export function queriesOn(connection: Connection) {
  const statement = statements(connection);
  const prepared = preparedOn(connection);

  function db(check: () => void): Db {
    const client = {
      prepare(sql: string) {
        check();
        return statement(sql);
      },
    };
    const checked: typeof prepared = (query, values) => {
      check();
      return prepared(query, values);
    };
    // Awaited, its synchronous builders answer like asynchronous ones.
    return Object.assign(drizzle({ client: client as Connection }), {
      t: tables,
      forUpdate: (select: unknown) => select,
      prepared: checked,
    }) as unknown as Db;
  }

  return { db, run: (sql: string) => void statement(sql).run() };
}
