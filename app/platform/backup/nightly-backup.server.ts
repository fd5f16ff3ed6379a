import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Cron } from "croner";
import { sqliteFile } from "~/db/connect.sqlite.server";
import { removeOldCopies } from "~/db/migrate.sqlite.server";
import type { Store } from "~/db/store";
import { childProgram, startChild } from "~/platform/child-process.server";
import { now } from "~/platform/clock.server";
import { log } from "~/platform/log/log.server";
import { bucketOf, givePoints, takePoints } from "~/platform/rate-limit.server";
import { type Job, startJobs } from "~/platform/scheduler.server";
import type { Settings } from "~/platform/settings/settings.server";
import type { Made } from "./make-backup.server";

/** Of the process that makes backups. `now`: ms since 1970. */
export type BackupTask = { databaseUrl: string; dataDir: string; archive: string; now: number };

const HOUR_MS = 60 * 60 * 1000;

const { work } = startChild<BackupTask, Made>(
  () => childProgram("backup-process", "app/platform/backup/child.server.ts"),
  { waiting: 1, patience: 24 * HOUR_MS, idle: 0, memory: Number.POSITIVE_INFINITY, tasks: 1 },
  // It reads the server's own rows, with what the PostgreSQL driver finds in there.
  process.env,
);

/** A backup made in a process of its own: in the server, requests would wait for it. */
export const makeBackupAside: (task: BackupTask) => Promise<Made> = work;

const DAY_MS = 24 * 60 * 60 * 1000;
const NAME = /^pixelplate-[\dTZ-]+\.tar\.gz$/;
const REST = /^\.making-|\.part$/;

export const backupName = (now: number): string =>
  `pixelplate-${new Date(now).toISOString().replaceAll(/[:.]/g, "-")}.tar.gz`;

export async function pruneBackups(folder: string, keep: number, now: number): Promise<void> {
  const names = (await readdir(folder)).sort();
  const old = names.filter((name) => NAME.test(name)).slice(0, -keep);
  for (const name of old) await rm(join(folder, name), { force: true });
  for (const name of names.filter((name) => REST.test(name))) {
    const path = join(folder, name);
    if ((await stat(path)).mtimeMs < now - DAY_MS) await rm(path, { recursive: true, force: true });
  }
}

const TIDY = "15 4 * * *";
const MINUTE_MS = 60_000;
/** Of several processes on one database, the first to take this minute's point makes the backup. */
const ONE_BACKUP = { name: "backup", points: 1, perMs: 60 * MINUTE_MS };

// Vite's dev server reloads modules: stop the previous jobs.
const global = globalThis as { pixelplateBackups?: ReturnType<typeof startJobs> };

export function startBackups(store: Store, settings: Settings) {
  global.pixelplateBackups?.stop();
  const { timeZone, backups } = settings;
  const jobs: Job[] = [
    { name: "old copies", when: TIDY, work: async () => removeOldDatabases(settings) },
    ...(backups
      ? [{ name: "backup", when: backups.schedule, work: () => backUp(store, settings, backups.keep) }]
      : []),
  ];
  global.pixelplateBackups = startJobs(jobs, timeZone);
  return global.pixelplateBackups;
}

async function backUp(store: Store, { databaseUrl, dataDir }: Settings, keep: number) {
  const make: MakeArchive = (archive, now) => makeBackupAside({ databaseUrl, dataDir, archive, now });
  try {
    const backup = await onceForAll(store, () => nightlyBackup(make, dataDir, keep));
    if (backup) log.info({ event: "backup made", file: backup.file, rows: backup.rows });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const remedy = "Look at the space and the permissions of DATA_DIR/backups, then try it with `backup`.";
    log.error({ event: "backup failed", reason, remedy });
  }
}

/** Rounded to the minute, as processes' clocks differ a little. */
async function onceForAll<T>(store: Store, work: () => Promise<T>): Promise<T | undefined> {
  const turn = bucketOf("", ONE_BACKUP, String(Math.round(now() / MINUTE_MS)));
  if (await takePoints(store, [turn], now())) return;
  try {
    return await work();
  } catch (error) {
    await givePoints(store, { reset: [turn], refund: [] }, now());
    throw error;
  }
}

type MakeArchive = (archive: string, now: number) => Promise<Made>;

export async function nightlyBackup(make: MakeArchive, dataDir: string, keep: number): Promise<Made> {
  const folder = join(dataDir, "backups");
  const instant = now();
  const backup = await make(join(folder, backupName(instant)), instant);
  await pruneBackups(folder, keep, instant);
  return backup;
}

function removeOldDatabases({ databaseUrl }: Pick<Settings, "databaseUrl">) {
  if (databaseUrl.startsWith("file:")) removeOldCopies(sqliteFile(databaseUrl));
}

const RETENTION_DAYS_DAY_MS = 24 * 60 * 60 * 1000;

export function retentionDays({
  backups,
  timeZone: timezone,
}: Pick<Settings, "backups" | "timeZone">): number {
  if (!backups) return 0;
  const runs = new Cron(backups.schedule, { timezone, paused: true }).nextRuns(backups.keep + 1);
  return Math.ceil(
    (Number(runs.at(-1)) - Number(runs[0]) - RETENTION_DAYS_DAY_MS / 24) / RETENTION_DAYS_DAY_MS,
  );
}
