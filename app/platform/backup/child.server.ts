import { sqliteFile } from "~/db/connect.sqlite.server";
import type { Store } from "~/db/store";
import { sqliteSnapshot } from "~/db/store.sqlite.server";
import { answerTasks } from "~/platform/child-process.server";
import { type Made, makeBackup } from "./make-backup.server";
import type { BackupTask } from "./nightly-backup.server";

answerTasks(async ({ databaseUrl, dataDir, archive, now }: BackupTask): Promise<Made> => {
  const { snapshot, close } = await snapshotsOf(databaseUrl);
  return makeBackup({ snapshot }, dataDir, archive, now).finally(close);
});

/** Reads a database that another process has opened and migrated. */
async function snapshotsOf(databaseUrl: string): Promise<Pick<Store, "snapshot" | "close">> {
  if (databaseUrl.startsWith("file:")) {
    const file = sqliteFile(databaseUrl);
    return { snapshot: (work) => sqliteSnapshot(file, work), close: async () => {} };
  }
  const [{ pgHosts }, { openPgStore }] = await Promise.all([
    import("~/db/postgres/hosts.pg.server"),
    import("~/db/postgres/store.pg.server"),
  ]);
  return openPgStore(pgHosts(databaseUrl), "");
}
