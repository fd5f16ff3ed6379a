import type { Db } from "./store";

/** The values of a query by name: null is a value, undefined is none. */
export type QueryValues = Record<string, unknown>;
export type Build<V extends QueryValues, R> = (db: Db, values: V) => PromiseLike<R>;

/** A frequent query. SQLite builds it once with placeholders for its values, so `build` must not depend on a value; it may spread them. */
export const prepared =
  <V extends QueryValues, R>(build: Build<V, R>) =>
  async (db: Db, values: V): Promise<R> =>
    db.prepared ? db.prepared(build, values) : build(db, values);
