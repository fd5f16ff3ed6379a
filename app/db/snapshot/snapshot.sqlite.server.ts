import { connectSqlite } from "../connect.sqlite.server";
import { queriesOn } from "../queries.sqlite.server";
import type { Db } from "../store";

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
