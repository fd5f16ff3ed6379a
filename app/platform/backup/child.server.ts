import { snapshotsOf } from "~/db/restore/snapshot.sqlite.server";
import { answerTasks } from "~/platform/child-process.server";
import { type Made, makeBackup } from "./make-backup.server";
import type { BackupTask } from "./nightly-backup.server";

answerTasks(async ({ databaseUrl, dataDir, archive, now }: BackupTask): Promise<Made> => {
  const { snapshot, close } = await snapshotsOf(databaseUrl);
  return makeBackup({ snapshot }, dataDir, archive, now).finally(close);
});
