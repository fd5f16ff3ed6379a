import type { Database as Connection } from "better-sqlite3";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/better-sqlite3";
import type { Build, QueryValues } from "./prepared";
import type { Db } from "./store";
import { tables } from "./tables.sqlite";

type Prepared = { execute: (values: QueryValues) => unknown };

export function preparedOn(connection: Connection): NonNullable<Db["prepared"]> {
  const db = Object.assign(drizzle({ client: connection }), {
    t: tables,
    forUpdate: (select: unknown) => select,
  });
  const queries = new Map<unknown, Map<string, Prepared>>();

  return <V extends QueryValues, R>(build: Build<V, R>, values: V): R => {
    const names = Object.keys(values).filter((name) => values[name] !== undefined);
    const byNames = queries.get(build) ?? new Map<string, Prepared>();
    const query = byNames.get(names.join()) ?? prepare(build as Build<QueryValues, unknown>, names);
    queries.set(build, byNames.set(names.join(), query));
    return query.execute(values) as R;
  };

  function prepare(build: Build<QueryValues, unknown>, names: string[]): Prepared {
    const placeholders = Object.fromEntries(names.map((name) => [name, sql.placeholder(name)]));
    const query = build(db as unknown as Db, placeholders) as unknown as { prepare: () => Prepared };
    return query.prepare();
  }
}
