import { AsyncLocalStorage } from "node:async_hooks";
import type { Pool, PoolClient, QueryResult } from "pg";
import { isUnavailable } from "~/db/store";

/** A crash may give the same transaction ids out again, and changes this. */
const SERVER_RUN = "concat(pg_postmaster_start_time(), ' ', pg_stat_get_bgwriter_stat_reset_time())";
const BEGIN = `begin; select pg_current_xact_id()::text as id, ${SERVER_RUN} as run`;
const STATUS = `select case when ${SERVER_RUN} = $2 then pg_xact_status($1::text::xid8) end as status`;

type Identity = { id: string; run: string };

/** The connection was lost while a transaction with this result was being committed. */
export class AnswerLost extends Error {
  override name = "AnswerLost";
  constructor(
    readonly result: unknown,
    readonly identity: Identity,
    override readonly cause: unknown,
  ) {
    super("the answer to a commit was lost");
  }
}

export const knownTransaction = <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  pgTransaction(pool, work, BEGIN);

/** False also for a transaction of a former run of the server, or of another server. */
export async function wasCommitted(pool: Pool, { id, run }: Identity): Promise<boolean> {
  const { rows } = await pool.query<{ status: string | null }>(STATUS, [id, run]);
  const status = rows[0]?.status;
  // Looked up again soon, as a conflict is tried again.
  if (status === "in progress") throw Object.assign(new Error("still being committed"), { code: "40001" });
  return status === "committed";
}

export async function pgTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  begin = "begin",
): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    const identity = identityIn(await client.query(begin));
    const result = await work(client);
    const { command } = await client.query("commit").catch((error) => {
      throw identity && isUnavailable(error) ? new AnswerLost(result, identity, error) : error;
    });
    // PostgreSQL answers ROLLBACK after a failed statement whose error was caught.
    if (command !== "COMMIT") throw new Error("a failed query was ignored inside a transaction");
    return result;
  } catch (error) {
    broken = error instanceof AnswerLost || isUnavailable(error) || !(await rolledBack(client));
    throw error;
  } finally {
    client.release(broken);
  }
}

const identityIn = (begun: QueryResult | QueryResult[]): Identity | undefined =>
  Array.isArray(begun) ? begun[1]?.rows[0] : undefined;

const rolledBack = (client: PoolClient) =>
  client.query("rollback").then(
    () => true,
    () => false,
  );

/** Longer work is stuck and would block every writer. */
export const TX_MAX_MS = 15_000;

type Scope = { open: boolean };

export function txScope() {
  const current = new AsyncLocalStorage<Scope>();
  return {
    async run<T>(work: (scope: Scope) => Promise<T>): Promise<T> {
      const scope = { open: true };
      let late: NodeJS.Timeout | undefined;
      const tooLate = new Promise<never>((_, reject) => {
        late = setTimeout(() => reject(new Error("a transaction did not end")), TX_MAX_MS);
      });
      try {
        return await Promise.race([current.run(scope, () => work(scope)), tooLate]);
      } finally {
        clearTimeout(late);
        scope.open = false;
      }
    },
    /** A nested transaction would deadlock; a read would miss uncommitted writes. */
    refuseInside(name: string) {
      if (current.getStore()?.open) throw new Error(`${name} inside store.tx: use the db it gives`);
    },
  };
}

export function refuseEnded(scope: Scope) {
  if (!scope.open) throw new Error("a query after the end of its transaction");
}
