import { sqliteFile } from "../sqlite-file";
import type { Store } from "../store";
import { sqliteSnapshot } from "./snapshot.sqlite.server";

/** Reads a database that another process has opened and migrated. */
export async function snapshotsOf(databaseUrl: string): Promise<Pick<Store, "snapshot" | "close">> {
  if (databaseUrl.startsWith("file:")) {
    const file = sqliteFile(databaseUrl);
    return { snapshot: (work) => sqliteSnapshot(file, work), close: async () => {} };
  }
  const [{ pgHosts }, { openPgStore }] = await Promise.all([
    import("../hosts.pg.server"),
    import("../store.pg.server"),
  ]);
  return openPgStore(pgHosts(databaseUrl), "");
}
