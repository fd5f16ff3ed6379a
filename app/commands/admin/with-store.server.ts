import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { sqliteFile } from "~/db/connect.sqlite.server";
import { openStore } from "~/db/open.server";
import type { Store } from "~/db/store";
import { adoptAvatarFiles } from "~/platform/files.server";
import { OperatorError } from "~/platform/operator-error";
import { readSettings, type Settings } from "~/platform/settings/settings.server";

/** Runs `work` on the configured database, beside a running server or without one. Only with `first` may it create one. */
export async function withStore<T>(
  work: (store: Store, settings: Settings) => Promise<T>,
  { first = false } = {},
): Promise<T> {
  const settings = readSettings(process.env);
  const { databaseUrl } = settings;
  if (!first && databaseUrl.startsWith("file:") && !existsSync(sqliteFile(databaseUrl)))
    throw new OperatorError(`There is no database at ${sqliteFile(databaseUrl)} yet. Is DATA_DIR right?`);
  const store = await openStore(settings);
  try {
    await adoptAvatarFiles(store, settings.dataDir);
    return await work(store, settings);
  } finally {
    await store.close();
  }
}

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Resolves a path from the operator's folder: npm runs scripts in the project's. */
export const fromHere = (path: string): string => resolve(process.env.INIT_CWD ?? "", path);
