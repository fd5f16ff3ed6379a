import type { PoolClient, QueryConfig, QueryResult } from "pg";
import { cannotStart } from "~/platform/operator-error";
import { isUnavailable, sqlCode } from "./errors";
import { FAILOVER_MS, type PgHosts } from "./hosts.pg.server";
import { CREATE_MIGRATION_TABLE, type Migration, pendingMigrations } from "./migrations.server";
import { pgTransaction } from "./transaction.pg.server";

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
