import { setTimeout as sleep } from "node:timers/promises";
import type { Database as Connection } from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { AlreadyThere, isUniqueViolation } from "./already-there";
import { connectSqlite } from "./connect.sqlite.server";
import { statements } from "./statements.sqlite.server";
import type { Db, Store } from "./store";
import * as tables from "./tables.sqlite";
import { refuseEnded, txScope } from "./tx-scope.server";
import { isUnavailable } from "./unavailable";

const BUSY_MS = 1000;

/** Opens the migrated SQLite database in `file`: one connection that writes, one that reads beside it. */
export function openSqliteStore(file: string, newestMigration: string): Store {
  const writer = connectSqlite(file);
  writer.pragma("busy_timeout = 0");
  const reader = connectSqlite(file, { readonly: true });
  const writes = statements(writer);
  const scopes = txScope();
  let last: Promise<unknown> = Promise.resolve();

  // One writer at a time: the next one begins when the last has ended.
  function queue<T>(work: () => Promise<T> | T): Promise<T> {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  }

  async function transaction<T>(work: (db: Db) => Promise<T>, asked: number): Promise<T> {
    await begin(writer, asked + BUSY_MS);
    try {
      const result = await scopes.run((scope) => work(queries(writes, () => refuseEnded(scope))));
      writer.exec("commit");
      return result;
    } catch (error) {
      if (writer.inTransaction) writer.exec("rollback");
      throw isUniqueViolation(error) ? new AlreadyThere() : error;
    }
  }

  const applied = reader.prepare("select 1 from migration where name = ?");

  return {
    read: queries(statements(reader), () => scopes.refuseInside("store.read")),
    async tx(work) {
      scopes.refuseInside("store.tx");
      const asked = performance.now();
      return queue(() => transaction(work, asked));
    },
    async snapshot(work) {
      const view = connectSqlite(file, { readonly: true });
      try {
        view.exec("begin");
        // The moment is that of the first read.
        view.prepare("select 1 from migration").get();
        return await work(queries(statements(view), () => {}));
      } finally {
        view.close();
      }
    },
    async scrub() {
      await queue(() => writer.pragma("wal_checkpoint(TRUNCATE)"));
    },
    async ping() {
      if (!applied.get(newestMigration)) throw new Error("migrations are missing");
    },
    async close() {
      // The writer last: as the last one out it moves the log into the database file.
      await queue(() => {
        reader.close();
        writer.close();
      });
    },
  };
}

// better-sqlite3 would wait on the event loop for another process's lock, each of the queued writers in turn.
async function begin(writer: Connection, deadline: number) {
  for (;;) {
    try {
      return writer.exec("begin immediate");
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > deadline) throw error;
    }
    await sleep(10);
  }
}

function queries(prepare: ReturnType<typeof statements>, check: () => void): Db {
  const client = {
    prepare(sql: string) {
      check();
      return prepare(sql);
    },
  };
  // Awaited, its synchronous builders answer as asynchronous ones do.
  const db = drizzle({ client: client as Connection });
  return Object.assign(db, { t: tables, held: (select: unknown) => select }) as unknown as Db;
}
