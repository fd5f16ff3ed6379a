import type { Database as Connection } from "better-sqlite3";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/better-sqlite3";
import type { Build, Given } from "./prepared";
import type { Db } from "./store";
import * as tables from "./tables.sqlite";

type Prepared = { execute: (given: Given) => unknown };

/** Stands for every value there may be. */
const names = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) });

/** Runs the prepared queries of a connection, each worked out once. */
export function preparedOn(connection: Connection): NonNullable<Db["prepared"]> {
  const db = Object.assign(drizzle({ client: connection }), {
    t: tables,
    forUpdate: (select: unknown) => select,
  });
  const kept = new Map<unknown, Prepared>();

  return <V extends Given, R>(build: Build<V, R>, given: V): R => {
    const known = kept.get(build) ?? prepare(build as Build<Given, unknown>);
    kept.set(build, known);
    return known.execute(given) as R;
  };

  function prepare(build: Build<Given, unknown>): Prepared {
    const query = build(db as unknown as Db, names) as unknown as {
      prepare: () => { sync?: never } & Prepared;
    };
    return query.prepare();
  }
}
