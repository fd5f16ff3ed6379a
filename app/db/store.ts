import type { BaseSQLiteDatabase } from "drizzle-orm/sqlite-core";
import type { Tables } from "./tables";

/** The database's own error code (`23505`, `SQLITE_BUSY`, `ECONNREFUSED`), also of a wrapped error; else "". */
export function sqlCode(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? code : sqlCode(error.cause);
}

// PostgreSQL: conflict, shutdown, standby, too many or lost connections. SQLite: locked, full, damaged.
const CODE =
  /^(40001|40P01|57P0[123]|25006|53[123]00|08...|E(CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|NOTFOUND)|SQLITE_(BUSY|FULL|IOERR)\w*|DATABASE_DAMAGED)$/;
const MESSAGE =
  /^(Connection terminated|timeout e|Query read timeout|Client (was closed|has encountered a connection error))/;

const UNREACHABLE = /^E(CONNREFUSED|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|NOTFOUND)$/;

export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = sqlCode(error);
  return code ? CODE.test(code) : MESSAGE.test(error.message) || isUnavailable(error.cause);
}

export const isConflict = (error: unknown): boolean => /^(40001|40P01)$/.test(sqlCode(error));

/** The server took a query and gave no answer in time. */
export function isSilent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message === "Query read timeout" || isSilent(error.cause);
}

export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = sqlCode(error);
  return code ? UNREACHABLE.test(code) : isUnreachable(error.cause);
}

/** The result of `write`, or undefined while the database can't take it; nothing was written then. */
export async function undefinedIfUnavailable<T>(write: () => Promise<T>): Promise<T | undefined> {
  try {
    return await write();
  } catch (error) {
    if (isUnavailable(error)) return undefined;
    throw error;
  }
}

/** Of a transaction that is rolled back because a row with the same unique key exists. */
export const isUniqueViolation = (error: unknown) =>
  /^(23505|SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY))$/.test(sqlCode(error));

/** Whose account was deleted meanwhile. */
export class AccountGone extends Error {
  override name = "AccountGone";
  constructor() {
    super("this account was deleted");
  }
}

export const databaseDamaged = (file: string, fault: string): Error =>
  Object.assign(
    new Error(`${file} is damaged (${fault}). Nothing is written any more; restore it from a backup.`),
    { code: "DATABASE_DAMAGED" },
  );

export const isDamaged = (error: unknown): boolean => sqlCode(error) === "DATABASE_DAMAGED";

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
  tx<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Reads the whole database at one moment; writes go on meanwhile. */
  snapshot<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Clears deleted rows from the database's own log, after an account is deleted. */
  scrub(): Promise<void>;
  tune(): Promise<void>;
  /** Bytes of the database, and about how many foods its own statistics say it holds. */
  figures(): Promise<{ bytes: number; foodsAbout: number }>;
  /** Reads an embedded database from end to end, unless it was closed cleanly; true when it did. Throws `databaseDamaged` and stops all writes. */
  check(): Promise<boolean>;
  /** Resolves also while a failover is waited for. */
  ping(): Promise<void>;
  /** Whether calls queue for a database that has given no answer for a second. */
  isAway?(): boolean;
  close(): Promise<void>;
};
