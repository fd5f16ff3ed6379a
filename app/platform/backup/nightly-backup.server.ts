import { join } from "node:path";
import { Cron } from "croner";
import { removeOldCopies } from "~/db/copy-before.sqlite.server";
import { sqliteFile } from "~/db/sqlite-file";
import type { Store } from "~/db/store";
import { now } from "../clock.server";
import { log } from "../log/log.server";
import { bucketOf, givePoints, takePoints } from "../rate-limit.server";
import type { Settings } from "../settings.server";
import { backupName, pruneBackups } from "./prune-backups.server";

const TIDY = "15 4 * * *";
const MINUTE_MS = 60_000;
/** Of several processes on one database the first to take the point of this time makes the backup. */
const ONE_BACKUP = { name: "backup", points: 1, perMs: 60 * MINUTE_MS };

// Vite's dev server reloads modules: the jobs of the old ones have to end.
const kept = globalThis as { pixelplateBackups?: { stop: () => void } };

/** Makes a backup whenever it is time, and removes copies that are too old. A failed one is told, and tried again the next time. */
export function startBackups(store: Store, settings: Settings) {
  kept.pixelplateBackups?.stop();
  const { timeZone: timezone, backups } = settings;
  const failed = (event: string) => (error: unknown) =>
    log.error({ event, reason: error instanceof Error ? error.message : String(error) });
  // `protect`: one that takes longer than its pause is not joined by a second.
  const job = (schedule: string, event: string, work: () => Promise<void>) =>
    new Cron(schedule, { timezone, unref: true, protect: true, catch: failed(event) }, work);

  const jobs = [job(TIDY, "old copies not removed", async () => removeOldDatabases(settings))];
  if (backups)
    jobs.push(
      job(backups.schedule, "backup failed", async () => {
        const made = await onceForAll(store, () => nightlyBackup(store, settings.dataDir, backups.keep));
        if (made) log.info({ event: "backup made", file: made.file, rows: made.rows });
      }),
    );
  kept.pixelplateBackups = {
    stop() {
      for (const each of jobs) each.stop();
    },
  };
  return kept.pixelplateBackups;
}

/** Does the work unless another process does that of this minute; a clock may be a little off. */
async function onceForAll<T>(store: Store, work: () => Promise<T>): Promise<T | undefined> {
  const turn = bucketOf("", ONE_BACKUP, String(Math.round(now() / MINUTE_MS)));
  if (await takePoints(store, [turn], now())) return;
  try {
    return await work();
  } catch (error) {
    // Another one may be a little late, and luckier.
    await givePoints(store, { all: [turn], one: [] }, now());
    throw error;
  }
}

/** Makes a backup under the name of this moment, and removes the oldest ones beyond `keep`. */
export async function nightlyBackup(store: Store, dataDir: string, keep: number) {
  const folder = join(dataDir, "backups");
  const instant = now();
  // Loaded for the night only, with the package that packs.
  const { makeBackup } = await import("./make-backup.server");
  const made = await makeBackup(store, dataDir, join(folder, backupName(instant)), instant);
  await pruneBackups(folder, keep, instant);
  return made;
}

function removeOldDatabases({ databaseUrl }: Pick<Settings, "databaseUrl">) {
  if (databaseUrl.startsWith("file:")) removeOldCopies(sqliteFile(databaseUrl));
}
