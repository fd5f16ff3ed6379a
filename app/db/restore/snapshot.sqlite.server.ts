import { connectSqlite, sqliteFile } from "~/db/connect.sqlite.server";
import { queriesOn } from "~/db/queries.sqlite.server";
import type { Db, Store } from "~/db/store";

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

/** Reads a database that another process has opened and migrated. */
export async function snapshotsOf(databaseUrl: string): Promise<Pick<Store, "snapshot" | "close">> {
  if (databaseUrl.startsWith("file:")) {
    const file = sqliteFile(databaseUrl);
    return { snapshot: (work) => sqliteSnapshot(file, work), close: async () => {} };
  }
  const [{ pgHosts }, { openPgStore }] = await Promise.all([
    import("~/db/hosts.pg.server"),
    import("~/db/store.pg.server"),
  ]);
  return openPgStore(pgHosts(databaseUrl), "");
}
