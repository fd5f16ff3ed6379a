import { join } from "node:path";
import { removeOldCopies } from "~/db/copy-before.sqlite.server";
import { sqliteFile } from "~/db/sqlite-file";
import type { Store } from "~/db/store";
import { now } from "../clock.server";
import { bucketOf, givePoints, takePoints } from "../limits/rate-limit.server";
import { log } from "../log/log.server";
import { type Job, startJobs } from "../scheduler.server";
import type { Settings } from "../settings/settings.server";
import { makeBackupAside } from "./backup-process.server";
import type { Made } from "./make-backup.server";
import { backupName, pruneBackups } from "./prune-backups.server";

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
    log.error({ event: "backup failed", reason: error instanceof Error ? error.message : String(error) });
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
