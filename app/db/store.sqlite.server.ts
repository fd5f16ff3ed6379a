import { AsyncResource } from "node:async_hooks";
import { connectSqlite } from "./connect.sqlite.server";
import { integrity } from "./integrity.sqlite.server";
import { refuseEnded, txScope } from "./postgres/transaction.pg.server";
import { queriesOn, writeQueue } from "./queries.sqlite.server";
import type { Db, Store } from "./store";

export function openSqliteStore(file: string, newestMigration: string, knownSound = false): Store {
  const writer = connectSqlite(file);
  writer.pragma("busy_timeout = 0");
  const reader = connectSqlite(file, { readonly: true });
  const writes = queriesOn(writer);
  const { transaction, exclusively } = writeQueue({ connection: writer, run: writes.run });
  const scopes = txScope();
  const { throwIfDamaged, check, stopCheck, recordShutdown } = integrity(file, knownSound);
  const applied = reader.prepare("select 1 from migration where name = ?");

  return {
    read: queriesOn(reader).db(() => scopes.refuseInside("store.read")),
    async tx<T>(work: (db: Db) => Promise<T>) {
      scopes.refuseInside("store.tx");
      throwIfDamaged();
      const inScope = () => scopes.run((scope) => work(writes.db(() => refuseEnded(scope))));
      const caller = new AsyncResource("transaction");
      // In the caller's async context, not in that of the batch.
      return (await transaction(() => caller.runInAsyncScope(inScope))) as T;
    },
    snapshot: (work) => sqliteSnapshot(file, work),
    async scrub() {
      await exclusively(() => writer.pragma("wal_checkpoint(TRUNCATE)"));
    },
    async tune() {
      await exclusively(() => {
        writer.pragma("analysis_limit = 400");
        // Includes tables that this connection has not read.
        writer.pragma("optimize = 0x10002");
      });
    },
    async figures() {
      const pages = Number(reader.pragma("page_count", { simple: true }));
      const page = Number(reader.pragma("page_size", { simple: true }));
      return { bytes: pages * page, foodsAbout: foodsAbout(reader) };
    },
    check,
    async ping() {
      throwIfDamaged();
      if (!applied.get(newestMigration)) throw new Error("migrations are missing");
    },
    async close() {
      await exclusively(() => {
        stopCheck();
        reader.close();
        writer.close();
        recordShutdown();
      });
    },
  };
}

function foodsAbout(reader: ReturnType<typeof connectSqlite>): number {
  const known = reader.prepare("select 1 from sqlite_schema where name = 'sqlite_stat1'").get();
  if (!known) return 0;
  const row = reader.prepare("select stat from sqlite_stat1 where tbl = 'food' limit 1").get() as
    | { stat: string }
    | undefined;
  return Number.parseInt(row?.stat ?? "0", 10);
}

/** Reads the file as it is now, on a connection that writes nothing; others write meanwhile. */
export async function sqliteSnapshot<T>(file: string, work: (db: Db) => Promise<T>): Promise<T> {
  const view = connectSqlite(file, { readonly: true });
  try {
    view.exec("begin");
    view.prepare("select 1 from migration").get();
    return await work(queriesOn(view).db(() => {}));
  } finally {
    view.close();
  }
}
