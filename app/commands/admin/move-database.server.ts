import { resolve } from "node:path";
import { refuseInUse } from "~/db/restore/in-use.server";
import type { Store } from "~/db/store";
import { makeBackup } from "~/platform/backup/make-backup.server";
import { moveDatabase } from "~/platform/backup/move-database.server";
import { nightlyBackup } from "~/platform/backup/nightly-backup.server";
import { restoreBackup } from "~/platform/backup/restore-backup.server";
import { now } from "~/platform/clock.server";
import { OperatorError } from "~/platform/operator-error";
import { readSettings } from "~/platform/settings/settings.server";
import { fromHere, say, withStore } from "./with-store.server";

const usual = (url: string) => (url.startsWith("file:") ? `file:${resolve(url.slice("file:".length))}` : url);

/** Copies the configured database into the empty one at `to`, `postgres://…` or `file:…`. */
export async function move(to: string, { json }: { json?: boolean }) {
  if (!/^(postgres(ql)?:\/\/|file:.)/.test(to))
    throw new OperatorError("The new database is an address, postgres://… or file:…");
  const { databaseUrl: from } = readSettings(process.env);
  if (!from.includes(",")) await refuseInUse(from);
  const tables = await withStore((store, { dataDir, databaseUrl }) => {
    if (usual(to) === usual(databaseUrl)) throw new OperatorError("That is the database that is in use.");
    return moveDatabase(store, {
      to: usual(to),
      dataDir,
      moved: ({ name, rows, sha256 }) => json || say(`${name}: ${rows} rows, ${sha256.slice(0, 16)}`),
    });
  });
  if (json) return say(JSON.stringify(tables));
  say("Every row was compared. Set DATABASE_URL to the new address and start the server.");
}

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

type Restore = { force?: boolean; keepAccess?: boolean };

export async function restore(file: string, { force, keepAccess }: Restore) {
  const settings = readSettings(process.env);
  const onPostgres = !settings.databaseUrl.startsWith("file:");
  if (force && onPostgres) {
    const { file: former } = await withStore((store, { dataDir }) => intoFolder(store, dataDir));
    say(`The previous data is in ${former}.`);
  }
  const { madeAt, version, tables, avatars, former, access } = await restoreBackup(fromHere(file), settings, {
    force,
    keepAccess,
  });
  const rows = tables.reduce((sum, { rowCount }) => sum + rowCount, 0);
  say(`${rows} rows and ${avatars} avatars are back as they were at ${madeAt} (version ${version}).`);
  if (keepAccess) {
    say(
      `Everyone has to log in again. ${access.length > 0 ? "These work as before:" : "No token was left."}`,
    );
    for (const line of access) say(`  ${line}`);
  } else say("Everyone has to log in again, and API tokens have to be created again.");
  if (former) say(`The previous database is ${former}; it is deleted after seven days.`);
}

const intoFolder = (store: Store, dataDir: string, keep = Number.POSITIVE_INFINITY) =>
  nightlyBackup((archive, now) => makeBackup(store, dataDir, archive, now), dataDir, keep);
