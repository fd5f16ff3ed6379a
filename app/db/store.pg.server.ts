import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool, PoolClient, QueryConfig, QueryResult } from "pg";
import { type PgHosts, pgTransaction } from "./hosts.pg.server";
import type { Db, Store } from "./store";
import { tables } from "./tables.pg";
import { refuseEnded, txScope } from "./tx-scope.server";
import { isUniqueViolation, UniqueViolation } from "./unique-violation";

type Query = (config: QueryConfig, values: unknown[]) => Promise<QueryResult>;

export function openPgStore(hosts: PgHosts, newestMigration: string): Store {
  const scopes = txScope();

  return {
    read: queries(async (config, values) => {
      scopes.refuseInside("store.read");
      return hosts.run((pool) => pool.query(config, values));
    }),
    async tx(work) {
      scopes.refuseInside("store.tx");
      try {
        return await hosts.run((pool) =>
          pgTransaction(pool, (client) =>
            scopes.run((scope) => work(inTurn(client, () => refuseEnded(scope)))),
          ),
        );
      } catch (error) {
        throw isUniqueViolation(error) ? new UniqueViolation() : error;
      }
    },
    snapshot: (work) =>
      hosts.run((pool) =>
        pgTransaction(
          pool,
          (client) => work(inTurn(client, () => {})),
          "begin isolation level repeatable read read only",
        ),
      ),
    async scrub() {},
    async tune() {},
    check: async () => false,
    async ping() {
      const applied = (pool: Pool) =>
        pool.query("select 1 from migration where name = $1", [newestMigration]);
      if ((await hosts.run(applied, { retryMs: 0 })).rowCount === 0)
        throw new Error("migrations are missing");
    },
    close: () => hosts.close(),
  };
}

/** Queries on one connection, one at a time, as node-postgres will require. */
function inTurn(client: PoolClient, check: () => void): Db {
  let last: Promise<unknown> = Promise.resolve();
  return queries((config, values) => {
    check();
    const result = last.then(() => client.query(config, values));
    last = result.catch(() => {});
    return result;
  });
}

function queries(query: Query): Db {
  const client: { query: Query } = {
    async query(config, values) {
      try {
        return await query(config, values);
      } catch (error) {
        // Keeps user data out of the log: errors of Drizzle and PostgreSQL hold the values.
        values.length = 0;
        if (error instanceof Error) delete (error as { detail?: string }).detail;
        throw error;
      }
    },
  };
  const db = drizzle({ client: client as Pool });
  const forUpdate = (select: { for: (strength: "update") => unknown }) => select.for("update");
  return Object.assign(db, { t: tables, forUpdate }) as unknown as Db;
}
