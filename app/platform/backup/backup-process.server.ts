import { childProgram } from "../child-process/child-program.server";
import { startChild } from "../child-process/start-child.server";
import type { BackupTask } from "./backup-task";
import type { Made } from "./make-backup.server";

const HOUR_MS = 60 * 60 * 1000;

const { work } = startChild<BackupTask, Made>(
  () => childProgram("backup-process", "app/platform/backup/child.server.ts"),
  { waiting: 1, patience: 24 * HOUR_MS, idle: 0, memory: Number.POSITIVE_INFINITY, tasks: 1 },
  // It reads the server's own rows, with what the PostgreSQL driver finds in there.
  process.env,
);

/** A backup made in a process of its own: in the server, requests would wait for it. */
export const makeBackupAside: (task: BackupTask) => Promise<Made> = work;
