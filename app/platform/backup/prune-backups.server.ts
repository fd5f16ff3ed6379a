import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

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
