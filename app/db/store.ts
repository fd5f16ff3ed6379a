import type { BaseSQLiteDatabase } from "drizzle-orm/sqlite-core";
import type { Build, QueryValues } from "./prepared";
import type { Tables } from "./tables";

type Queries = Pick<BaseSQLiteDatabase<"async", unknown>, "select" | "insert" | "update" | "delete">;

/** Queries that mean the same in both dialects. Await the builders; never call `.get()`, `.all()` or `.run()`. */
export type Db = Queries & {
  t: Tables;
  /** Locks the selected rows until the transaction ends; a no-op where writers queue anyway. */
  forUpdate<Q>(select: Q): Q;
  prepared?<V extends QueryValues, R>(build: Build<V, R>, values: V): R;
};

/** An embedded or remote database. `tx` is atomic and may be retried, so its function does nothing but queries. */
export type Store = {
  read: Db;
  /** Throws UniqueViolation. */
  tx<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Reads the whole database at one moment; writes go on meanwhile. */
  snapshot<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Clears deleted rows from the database's own log, after an account is deleted. */
  scrub(): Promise<void>;
  tune(): Promise<void>;
  /** Reads an embedded database from end to end, unless it was closed cleanly; true when it did. Throws DatabaseDamaged and stops all writes. */
  check(): Promise<boolean>;
  /** Resolves also while a failover is waited for. */
  ping(): Promise<void>;
  /** Whether calls queue for a database that has given no answer for a second. */
  isAway?(): boolean;
  close(): Promise<void>;
};
