import { AsyncResource } from "node:async_hooks";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { Database as Connection } from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { checkSqlite } from "./check.sqlite.server";
import { noteClosedWell } from "./closed-well.sqlite.server";
import { connectSqlite } from "./connect.sqlite.server";
import { DatabaseDamaged } from "./database-damaged";
import { preparedOn } from "./prepared.sqlite.server";
import { statements } from "./statements.sqlite.server";
import type { Db, Store } from "./store";
import { tables } from "./tables.sqlite";
import { refuseEnded, txScope } from "./tx-scope.server";
import { isUnavailable } from "./unavailable";
import { isUniqueViolation, UniqueViolation } from "./unique-violation";

const BUSY_MS = 1000;
/** As many are written to the disk together. */
const TOGETHER_MAX = 50;

/** A transaction that waits: its work, when it was asked for, and what becomes of it once it is on the disk. */
type Waiting = {
  work: () => Promise<unknown>;
  asked: number;
  done: (result: unknown) => void;
  failed: (error: unknown) => void;
};

/**
 * Opens the migrated SQLite database in `file`: one connection that writes, one that reads beside it. One that is not
 * known to be sound is read to the end by `check`.
 */
export function openSqliteStore(file: string, newestMigration: string, knownSound = false): Store {
  const writer = connectSqlite(file);
  writer.pragma("busy_timeout = 0");
  const reader = connectSqlite(file, { readonly: true });
  const writes = { statement: statements(writer), prepared: preparedOn(writer) };
  const reads = { statement: statements(reader), prepared: preparedOn(reader) };
  const run = (sql: string) => void writes.statement(sql).run();
  const scopes = txScope();
  let last: Promise<unknown> = Promise.resolve();
  let sound = knownSound;
  let damage: DatabaseDamaged | undefined;
  let stopCheck = () => {};

  // One writer at a time: the next one begins when the last has ended.
  function queue<T>(work: () => Promise<T> | T): Promise<T> {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  }

  let waiting: Waiting[] = [];

  // Once a turn of the event loop, so that whoever asks in the same turn is written in the same go.
  function wait(mine: Waiting) {
    waiting.push(mine);
    if (waiting.length > 1) return;
    queue(async () => {
      await nextTurn();
      const all = waiting;
      waiting = [];
      for (let i = 0; i < all.length; i += TOGETHER_MAX) await together(all.slice(i, i + TOGETHER_MAX));
    });
  }

  /**
   * Runs transactions one after the other, and puts them on the disk at once: that is what a transaction waits for.
   * Each can fail by itself. When all of them fail because of one, each is tried once more alone.
   */
  async function together(all: Waiting[]) {
    const [first, ...others] = all;
    if (!first) return;
    if (others.length === 0) return alone(first);
    const outcomes: (() => void)[] = [];
    try {
      await begin(first.asked + BUSY_MS);
      for (const one of all) {
        run("savepoint one");
        try {
          const result = await one.work();
          outcomes.push(() => one.done(result));
        } catch (error) {
          // Some failures, such as a full disk, undo everything.
          if (!writer.inTransaction) throw error;
          run("rollback to one");
          outcomes.push(() => one.failed(error));
        }
        run("release one");
      }
      run("commit");
    } catch {
      if (writer.inTransaction) run("rollback");
      for (const one of all) await alone(one);
      return;
    }
    for (const tell of outcomes) tell();
  }

  async function alone({ work, asked, done, failed }: Waiting) {
    try {
      await begin(asked + BUSY_MS);
      const result = await work();
      run("commit");
      done(result);
    } catch (error) {
      if (writer.inTransaction) run("rollback");
      failed(error);
    }
  }

  // better-sqlite3 would wait on the event loop for another process's lock, each of the queued writers in turn.
  async function begin(deadline: number) {
    for (;;) {
      try {
        return run("begin immediate");
      } catch (error) {
        if (!isUnavailable(error) || performance.now() > deadline) throw error;
      }
      await sleep(10);
    }
  }

  const applied = reader.prepare("select 1 from migration where name = ?");

  return {
    read: queries(reads, () => scopes.refuseInside("store.read")),
    async tx(work) {
      scopes.refuseInside("store.tx");
      if (damage) throw damage;
      return new Promise((done, failed) => {
        // It belongs to whoever asked, and not to whoever began the turn.
        const mine = AsyncResource.bind(() =>
          scopes.run((scope) => work(queries(writes, () => refuseEnded(scope)))),
        );
        wait({
          work: mine,
          asked: performance.now(),
          done: (result) => done(result as Awaited<ReturnType<typeof work>>),
          failed: (error) => failed(isUniqueViolation(error) ? new UniqueViolation() : error),
        });
      });
    },
    async snapshot(work) {
      const view = connectSqlite(file, { readonly: true });
      try {
        view.exec("begin");
        // The moment is that of the first read.
        view.prepare("select 1 from migration").get();
        return await work(queries({ statement: statements(view), prepared: preparedOn(view) }, () => {}));
      } finally {
        view.close();
      }
    },
    async scrub() {
      await queue(() => writer.pragma("wal_checkpoint(TRUNCATE)"));
    },
    async tune() {
      await queue(() => {
        // A sample will do, and holds nobody up.
        writer.pragma("analysis_limit = 400");
        // All tables, also those that this connection has not read.
        writer.pragma("optimize = 0x10002");
      });
    },
    async check() {
      if (sound) return false;
      const { fault, stop } = checkSqlite(file);
      stopCheck = stop;
      const found = await fault.catch((error) => {
        if (writer.open) throw error;
      });
      sound = !found && writer.open;
      if (!found) return sound;
      damage = new DatabaseDamaged(file, found);
      throw damage;
    },
    async ping() {
      if (damage) throw damage;
      if (!applied.get(newestMigration)) throw new Error("migrations are missing");
    },
    async close() {
      // The writer last: as the last one out it moves the log into the database file.
      await queue(() => {
        stopCheck();
        reader.close();
        writer.close();
        if (sound) noteClosedWell(file);
      });
    },
  };
}

type Statements = { statement: ReturnType<typeof statements>; prepared: NonNullable<Db["prepared"]> };

function queries({ statement, prepared }: Statements, check: () => void): Db {
  const client = {
    prepare(sql: string) {
      check();
      return statement(sql);
    },
  };
  // Awaited, its synchronous builders answer as asynchronous ones do.
  const db = drizzle({ client: client as Connection });
  const checked: typeof prepared = (query, given) => {
    check();
    return prepared(query, given);
  };
  return Object.assign(db, {
    t: tables,
    forUpdate: (select: unknown) => select,
    prepared: checked,
  }) as unknown as Db;
}
