import type { BaseSQLiteDatabase } from "drizzle-orm/sqlite-core";
import type { Tables } from "./tables";

/** The values of a query by name: null is a value, undefined is none. */
export type QueryValues = Record<string, unknown>;
export type QueryBuild<V extends QueryValues, R> = (db: Db, values: V) => PromiseLike<R>;

/** A frequent query. SQLite builds it once with placeholders for its values, so `build` must not depend on a value; it may spread them. */
export const prepared =
  <V extends QueryValues, R>(build: QueryBuild<V, R>) =>
  async (db: Db, values: V): Promise<R> =>
    db.prepared ? db.prepared(build, values) : build(db, values);

type Queries = Pick<BaseSQLiteDatabase<"async", unknown>, "select" | "insert" | "update" | "delete">;

/** Queries that mean the same in both dialects. Await the builders; never call `.get()`, `.all()` or `.run()`. */
export type Db = Queries & {
  t: Tables;
  /** Locks the selected rows until the transaction ends; a no-op where writers queue anyway. */
  forUpdate<Q>(select: Q): Q;
  prepared?<V extends QueryValues, R>(build: QueryBuild<V, R>, values: V): R;
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
  /** Bytes of the database, and about how many foods its own statistics say it holds. */
  figures(): Promise<{ bytes: number; foodsAbout: number }>;
  /** Reads an embedded database from end to end, unless it was closed cleanly; true when it did. Throws DatabaseDamaged and stops all writes. */
  check(): Promise<boolean>;
  /** Resolves also while a failover is waited for. */
  ping(): Promise<void>;
  /** Whether calls queue for a database that has given no answer for a second. */
  isAway?(): boolean;
  close(): Promise<void>;
};
