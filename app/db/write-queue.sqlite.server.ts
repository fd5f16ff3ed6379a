import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { Database as Connection } from "better-sqlite3";
import { isUnavailable } from "./unavailable";

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
