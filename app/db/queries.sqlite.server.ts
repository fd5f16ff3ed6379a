import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { Database as Connection, Statement } from "better-sqlite3";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { LRUCache } from "lru-cache";
import { sqliteKit } from "./kit.sqlite";
import { type Db, isUnavailable, type QueryBuild, type QueryValues } from "./store";
import { makeTables } from "./tables";

export const sqliteTables = makeTables(sqliteKit);

type Prepared = { execute: (values: QueryValues) => unknown };

function preparedOn(connection: Connection): NonNullable<Db["prepared"]> {
  const db = Object.assign(drizzle({ client: connection }), {
    t: sqliteTables,
    forUpdate: (select: unknown) => select,
  });
  const queries = new Map<unknown, Map<string, Prepared>>();

  return <V extends QueryValues, R>(build: QueryBuild<V, R>, values: V): R => {
    const names = Object.keys(values).filter((name) => values[name] !== undefined);
    const byNames = queries.get(build) ?? new Map<string, Prepared>();
    const query = byNames.get(names.join()) ?? prepare(build as QueryBuild<QueryValues, unknown>, names);
    queries.set(build, byNames.set(names.join(), query));
    return query.execute(values) as R;
  };

  function prepare(build: QueryBuild<QueryValues, unknown>, names: string[]): Prepared {
    const placeholders = Object.fromEntries(names.map((name) => [name, sql.placeholder(name)]));
    const query = build(db as unknown as Db, placeholders) as unknown as { prepare: () => Prepared };
    return query.prepare();
  }
}

const STATEMENTS_MAX = 300;

function statements(connection: Connection): (sql: string) => Statement {
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
      t: sqliteTables,
      forUpdate: (select: unknown) => select,
      prepared: checked,
    }) as unknown as Db;
  }

  return { db, run: (sql: string) => void statement(sql).run() };
}

const BUSY_MS = 1000;
const BATCH_MAX = 50;

type Writer = { connection: Connection; run: (sql: string) => void };
type Transaction = {
  work: () => Promise<unknown>;
  queuedAt: number;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
};

/** One writer at a time. Transactions queued in the same turn of the event loop share one commit to the disk. */
export function writeQueue(writer: Writer) {
  let last: Promise<unknown> = Promise.resolve();
  let queued: Transaction[] = [];

  function exclusively<T>(work: () => Promise<T> | T): Promise<T> {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  }

  async function commitQueued() {
    await nextTurn();
    const batch = queued;
    queued = [];
    for (let i = 0; i < batch.length; i += BATCH_MAX)
      await commitTogether(writer, batch.slice(i, i + BATCH_MAX));
  }

  function transaction(work: () => Promise<unknown>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      queued.push({ work, queuedAt: performance.now(), resolve, reject });
      if (queued.length === 1) exclusively(commitQueued);
    });
  }

  return { transaction, exclusively };
}

/** Each transaction can fail by itself. When one takes all of them down, each is retried alone. */
async function commitTogether(writer: Writer, batch: Transaction[]) {
  const [first] = batch;
  if (!first) return;
  if (batch.length === 1) return commitAlone(writer, first);
  const { connection, run } = writer;
  const outcomes: (() => void)[] = [];
  try {
    await begin(writer, first.queuedAt + BUSY_MS);
    for (const { work, resolve, reject } of batch) {
      run("savepoint one");
      try {
        const result = await work();
        outcomes.push(() => resolve(result));
      } catch (error) {
        // Some failures, such as a full disk, roll back everything.
        if (!connection.inTransaction) throw error;
        run("rollback to one");
        outcomes.push(() => reject(error));
      }
      run("release one");
    }
    run("commit");
  } catch {
    if (connection.inTransaction) run("rollback");
    for (const transaction of batch) await commitAlone(writer, transaction);
    return;
  }
  for (const settle of outcomes) settle();
}

async function commitAlone(writer: Writer, { work, queuedAt, resolve, reject }: Transaction) {
  try {
    await begin(writer, queuedAt + BUSY_MS);
    const result = await work();
    writer.run("commit");
    resolve(result);
  } catch (error) {
    if (writer.connection.inTransaction) writer.run("rollback");
    reject(error);
  }
}

/** Retries here: better-sqlite3 would block the event loop while another process holds the lock. */
async function begin({ run }: Writer, deadline: number) {
  for (;;) {
    try {
      return run("begin immediate");
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > deadline) throw error;
    }
    await sleep(10);
  }
}
