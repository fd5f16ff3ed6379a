import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { cannotStart } from "~/platform/operator-error";
import { sqliteFile } from "./connect.sqlite.server";
import { dropShutdownRecord, wasShutDownCleanly } from "./integrity.sqlite.server";
import { migrateSqlite } from "./migrate.sqlite.server";
import { readMigrations } from "./migrations.server";
import { type Store, sqlCode } from "./store";
import { openSqliteStore } from "./store.sqlite.server";

const REASONS: [RegExp, string][] = [
  [
    /^(?:SQLITE_(?:CANTOPEN|READONLY|PERM)|EACCES|EPERM|EROFS|ENAMETOOLONG)/,
    "can't be opened for writing. Check DATA_DIR and its permissions.",
  ],
  [/^(?:SQLITE_FULL|ENOSPC|EDQUOT)/, "can't be written: the disk is full."],
  [/^(?:SQLITE_IOERR|EIO$)/, "can't be read: the disk reports an error."],
  [/^SQLITE_BUSY/, "is held by another program."],
];

/** Opens the database named by `databaseUrl` (`file:` or `postgres:`) after creating its folder and migrating it. Throws OperatorError. */
export async function openStore({
  databaseUrl,
  dataDir,
}: {
  databaseUrl: string;
  dataDir: string;
}): Promise<Store> {
  makeFolder(dataDir);
  return databaseUrl.startsWith("file:") ? openSqlite(databaseUrl) : openPg(databaseUrl);
}

async function openSqlite(databaseUrl: string) {
  const file = sqliteFile(databaseUrl);
  makeFolder(dirname(file));
  const migrations = readMigrations("sqlite");
  try {
    const sound = !existsSync(file) || wasShutDownCleanly(file);
    await migrateSqlite(file, migrations);
    // A killed process must not leave the note of a clean close.
    dropShutdownRecord(file);
    return openSqliteStore(file, migrations.at(-1)?.name ?? "", sound);
  } catch (error) {
    const [, reason] = REASONS.find(([codes]) => codes.test(sqlCode(error))) ?? [];
    throw reason ? cannotStart(`${file} ${reason}`) : error;
  }
}

async function openPg(databaseUrl: string) {
  const [{ pgHosts }, { migratePg }, { openPgStore }] = await Promise.all([
    import("./postgres/hosts.pg.server"),
    import("./postgres/store.pg.server"),
    import("./postgres/store.pg.server"),
  ]);
  const migrations = readMigrations("pg");
  const hosts = pgHosts(databaseUrl);
  try {
    await migratePg(hosts, migrations);
  } catch (error) {
    await hosts.close();
    throw error;
  }
  return openPgStore(hosts, migrations.at(-1)?.name ?? "");
}

function makeFolder(path: string) {
  try {
    makeOneByOne(path);
    if (!statSync(path).isDirectory()) throw new Error("It is a file.");
  } catch {
    throw cannotStart(`the folder ${path} can't be made. Check DATA_DIR and its permissions.`);
  }
}

/** Node's own recursive mkdir never ends under /proc. */
function makeOneByOne(path: string) {
  if (existsSync(path)) return;
  makeOneByOne(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (!existsSync(path)) throw error;
  }
}
