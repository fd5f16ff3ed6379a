import type { Store } from "~/db/store";
import { makeBackup } from "~/platform/backup/make-backup.server";
import { nightlyBackup } from "~/platform/backup/nightly-backup.server";
import { restoreBackup } from "~/platform/backup/restore-backup.server";
import { now } from "~/platform/clock.server";
import { OperatorError } from "~/platform/operator-error";
import { readSettings } from "~/platform/settings/settings.server";
import { fromHere } from "./from-here";
import { say } from "./say";
import { withStore } from "./with-store.server";

export async function backup(file: string | undefined, { json }: { json?: boolean }) {
  const archive = await withStore((store, { dataDir, backups }) =>
    file ? makeBackup(store, dataDir, fromHere(file), now()) : intoFolder(store, dataDir, backups?.keep),
  ).catch((error) => {
    // The folder is missing, not writable or full.
    throw error.syscall
      ? new OperatorError(`${file ?? "The backup"} can't be written (${error.code}).`)
      : error;
  });
  if (json) return say(JSON.stringify(archive));
  say(`${archive.rows} rows and ${archive.avatars} avatars are in ${archive.file}.`);
  say("It contains everyone's data: store it where only you can read it.");
}

export async function restore(file: string, { force }: { force?: boolean }) {
  const settings = readSettings(process.env);
  const onPostgres = !settings.databaseUrl.startsWith("file:");
  if (force && onPostgres) {
    const { file: former } = await withStore((store, { dataDir }) => intoFolder(store, dataDir));
    say(`The previous data is in ${former}.`);
  }
  const { madeAt, version, tables, avatars, former } = await restoreBackup(fromHere(file), settings, {
    force,
  });
  const rows = tables.reduce((sum, { rowCount }) => sum + rowCount, 0);
  say(`${rows} rows and ${avatars} avatars are back as they were at ${madeAt} (version ${version}).`);
  say("Everyone has to log in again, and API tokens have to be created again.");
  if (former) say(`The previous database is ${former}; it is deleted after seven days.`);
}

const intoFolder = (store: Store, dataDir: string, keep = Number.POSITIVE_INFINITY) =>
  nightlyBackup((archive, now) => makeBackup(store, dataDir, archive, now), dataDir, keep);
