import type { Db } from "./store";

/** What a query is given, by name: `null` is a value, `undefined` is none. */
export type Given = Record<string, unknown>;
export type Build<V extends Given, R> = (db: Db, given: V) => PromiseLike<R>;

/**
 * A query that is asked often. Where the database is embedded it is worked out once and then only given its values, a
 * third of the work; so what `build` makes may depend on the names in `given` only, never on a value.
 */
export const prepared =
  <V extends Given, R>(build: Build<V, R>) =>
  async (db: Db, given: V): Promise<R> =>
    db.prepared ? db.prepared(build, given) : build(db, given);
