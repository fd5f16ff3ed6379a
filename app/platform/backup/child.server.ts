import { snapshotsOf } from "~/db/snapshot/snapshots-of.server";
import { answerTasks } from "../child-process/answer-tasks.server";
import type { BackupTask } from "./backup-task";
import { type Made, makeBackup } from "./make-backup.server";

answerTasks(async ({ databaseUrl, dataDir, archive, now }: BackupTask): Promise<Made> => {
  const { snapshot, close } = await snapshotsOf(databaseUrl);
  return makeBackup({ snapshot }, dataDir, archive, now).finally(close);
});
