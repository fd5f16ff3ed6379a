import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool, PoolClient, QueryConfig, QueryResult } from "pg";
import { CREATE_MIGRATION_TABLE, type Migration, pendingMigrations } from "~/db/migrations.server";
import { type Db, isUnavailable, type Store, sqlCode } from "~/db/store";
import { pgTables } from "~/db/tables.pg";
import { cannotStart } from "~/platform/operator-error";
import { FAILOVER_MS, type PgHosts } from "./hosts.pg.server";
import {
  AnswerLost,
  knownTransaction,
  pgTransaction,
  refuseEnded,
  txScope,
  wasCommitted,
} from "./transaction.pg.server";

const LOCK = 8_015_170_427;
const MIGRATION_TIMEOUT_MS = 3_600_000;

/** Applies all missing migrations or none, one process at a time. Throws OperatorError when unreachable, refused or newer than this version. */
export async function migratePg(hosts: PgHosts, shipped: Migration[]): Promise<void> {
  try {
    await hosts.run((pool) => pgTransaction(pool, (client) => applyPg(client, shipped)), {
      singleMs: FAILOVER_MS,
    });
  } catch (error) {
    const code = sqlCode(error);
    if (isUnavailable(error)) {
      throw cannotStart(`the server that DATABASE_URL names can't be reached${code && ` (${code})`}.`);
    }
    if (/^(28|3D|42501)/.test(code))
      throw cannotStart(`the server that DATABASE_URL names refused it (${code}).`);
    throw error;
  }
}

export async function applyPg(client: PoolClient, shipped: Migration[]) {
  const query = patient(client);
  // Held until the transaction ends; a second process waits here and then finds nothing to do.
  await query("select pg_advisory_xact_lock($1)", [LOCK]);
  await query(CREATE_MIGRATION_TABLE);
  const { rows } = await query("select name, hash from migration");
  for (const { name, hash, sql } of pendingMigrations(shipped, rows)) {
    await query(sql);
    await query("insert into migration (name, hash) values ($1, $2)", [name, hash]);
  }
}

export const patient =
  (client: PoolClient) =>
  (text: string, values?: unknown[]): Promise<QueryResult> =>
    client.query({ text, values, query_timeout: MIGRATION_TIMEOUT_MS } as QueryConfig);

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
      return untilCommitted(hosts, (client) =>
        scopes.run((scope) => work(inTurn(client, () => refuseEnded(scope)))),
      );
    },
    snapshot: (work) =>
      hosts.run((pool) =>
        pgTransaction(
          pool,
          (client) => work(inTurn(client)),
          "begin isolation level repeatable read read only",
        ),
      ),
    async scrub() {},
    async tune() {},
    async figures() {
      const { rows } = await hosts.run((pool) =>
        pool.query<{ bytes: string; foods: number }>(
          "select pg_database_size(current_database()) bytes, greatest(reltuples, 0) foods from pg_class where oid = 'food'::regclass",
        ),
      );
      return { bytes: Number(rows[0]?.bytes), foodsAbout: Number(rows[0]?.foods) };
    },
    check: async () => false,
    async ping() {
      const applied = (pool: Pool) =>
        pool.query("select 1 from migration where name = $1", [newestMigration]);
      const found = await hosts.once(applied).catch((error) => {
        if (!isUnavailable(error) || !hosts.isHolding()) throw error;
      });
      if (found?.rowCount === 0) throw new Error("migrations are missing");
    },
    isAway: () => hosts.isAway(),
    close: () => hosts.close(),
  };
}

async function untilCommitted<T>(hosts: PgHosts, work: (client: PoolClient) => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await hosts.run((pool) => knownTransaction(pool, work));
    } catch (error) {
      if (!(error instanceof AnswerLost)) throw error;
      if (await hosts.run((pool) => wasCommitted(pool, error.identity))) return error.result as T;
    }
  }
}

/** Queries on one connection, one at a time, as node-postgres will require. */
export function inTurn(client: PoolClient, check = () => {}): Db {
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
  return Object.assign(db, { t: pgTables(), forUpdate }) as unknown as Db;
}
