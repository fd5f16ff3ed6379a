import type { BaseSQLiteDatabase } from "drizzle-orm/sqlite-core";
import type { Build, Given } from "./prepared";
import type { Tables } from "./tables";

type Queries = Pick<BaseSQLiteDatabase<"async", unknown>, "select" | "insert" | "update" | "delete">;

/** The queries that both dialects answer alike. Await the builders; never call `.get()`, `.all()` or `.run()`. */
export type Db = Queries & {
  t: Tables;
  /** A select whose rows nobody else changes before this transaction ends. Where writers come one by one, any is. */
  forUpdate<Q>(select: Q): Q;
  /** Runs a query that was worked out before. Only for `prepared`, and not everywhere there. */
  prepared?<V extends Given, R>(build: Build<V, R>, given: V): R;
};

/**
 * One database, embedded or a server. All writes go through `tx`: it is atomic, may run again from the start
 * after a failover or a conflict (so its function does nothing but queries), and is never held across a network call.
 */
export type Store = {
  read: Db;
  /** Throws UniqueViolation when the work broke a unique key. */
  tx<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Reads the whole database as it is at one moment, for as long as `work` takes; writes go on beside it. */
  snapshot<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Drops what deleted rows left behind in the database's own log; for when an account is deleted. */
  scrub(): Promise<void>;
  /** Renews the figures about its tables by which the database plans queries, where it doesn't do so by itself. */
  tune(): Promise<void>;
  /**
   * Reads an embedded database from end to end in a process of its own, which may take minutes, unless it was closed
   * well. One that is damaged is not written any more. Throws DatabaseDamaged then, and any other error when it could
   * not be read; gives whether it was read.
   */
  check(): Promise<boolean>;
  /** Resolves when the database answers, is not known to be damaged and its migrations are applied; throws otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
};
